import type { SideProcesses } from '../../platform/side-processes/side-processes.ts'
import type { Social } from '../../platform/social/social.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { CountOwnThings } from './deletion/delete-account.ts'
import type { FindViewerFacts } from './show-user.ts'

export interface AccountsSettings {
  readonly findViewerFacts: FindViewerFacts
  readonly countOwnThings: CountOwnThings
  /** The networks that somebody can sign in with. */
  readonly social: Social
  readonly storage: Storage
  readonly sideProcesses: SideProcesses
}
