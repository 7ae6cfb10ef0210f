import { restorableDays } from '@fieldhouse/contract/accounts.deletion'

const day = 24 * 60 * 60 * 1000
/** A node whose clock is ahead must not erase what another node would still restore. */
const clockMargin = 60 * 60 * 1000

/** The last moment at which an account deleted at this time can be restored. */
export const restorableUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + restorableDays * day)

export const isRestorable = (deletedAt: Date, now: Date): boolean => now < restorableUntil(deletedAt)

/** Whether the owner deleted the account, and can restore it with the link in the email. */
export const isOwnDeletion = ({
  id,
  deleted_by,
  erased_at,
}: {
  readonly id: string
  readonly deleted_by: string | null
  readonly erased_at: Date | null
}): boolean => deleted_by === id && erased_at === null

/** Accounts deleted before this time are erased. */
export const eraseBefore = (now: Date): Date => new Date(now.getTime() - restorableDays * day - clockMargin)
