import type { Clock } from './clock.ts'
import type { Settings } from './settings.ts'
import type { Store } from './store/store.ts'
import type { Notifier } from './webhooks/notifier.ts'

/** What every call of the gateway works with. */
export interface Context {
  readonly store: Store
  readonly clock: Clock
  readonly settings: Settings
  readonly notifier: Notifier
}

export const nowText = ({ clock }: Pick<Context, 'clock'>): string => clock.now().toISOString()
