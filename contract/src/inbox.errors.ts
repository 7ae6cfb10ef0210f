import { errorCodes } from './errors.kinds.ts'

export const inboxErrors = errorCodes({
  /** Another admin changed this item in the meantime. */
  inbox_changed: 'conflict',
  /** A closed item has to be reopened first. */
  inbox_closed: 'conflict',
  /** There is no address to send an answer to. */
  inbox_no_address: 'conflict',
})
