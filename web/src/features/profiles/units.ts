import type { User } from '@fieldhouse/contract/accounts'

/** How lengths and weights are shown. */
export type Units = 'imperial' | 'metric'

/** PRO-04: by the metric setting of the site; a success coach always reads feet and pounds. */
export const unitsFor = (viewer: Pick<User, 'type'> | null, setting: Units = 'imperial'): Units =>
  viewer?.type === 'rsc' ? 'imperial' : setting
