import type { User } from '@fieldhouse/contract/accounts'
import type { Deletion } from '@fieldhouse/contract/accounts.deletion'
import type { Actor } from '@fieldhouse/contract/guards'
import type { Crop } from '@fieldhouse/contract/profiles.media'
import type { ArchivePart } from '../../platform/archive/archive.ts'
import type { Db } from '../../platform/database/database.ts'
import type { SideProcesses } from '../../platform/side-processes/side-processes.ts'
import type { Social } from '../../platform/social/social.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { ViewerReads } from './show-user.ts'

/** What other modules store for a person. The application joins them. */
export type CountOwnThings = (
  db: Db,
  userId: string,
) => Promise<Pick<Deletion, 'page' | 'conversations' | 'canceled_package' | 'paid_packages' | 'invoices'>>

interface PhotoStore {
  readonly db: Db
  readonly storage: Storage
  readonly sideProcesses: SideProcesses
}

/** An athlete's photo belongs to the page. */
export interface PagePhoto {
  readonly save: (
    store: PhotoStore,
    actor: Actor,
    athleteUserId: string,
    sent: { readonly bytes: Buffer; readonly crop?: Crop | undefined },
  ) => Promise<User['photo']>
  readonly remove: (db: Db, actor: Actor, athleteUserId: string) => Promise<void>
  readonly find: (db: Db, athleteUserId: string) => Promise<{ slug: string; photo: User['photo'] } | null>
}

export interface AccountsSettings {
  readonly pagePhoto: PagePhoto
  readonly viewer: ViewerReads
  readonly countOwnThings: CountOwnThings
  /** The networks that people can sign in with. */
  readonly social: Social
  readonly storage: Storage
  readonly sideProcesses: SideProcesses
  /** What each module puts into a person's archive. */
  readonly archiveParts: readonly ArchivePart[]
}
