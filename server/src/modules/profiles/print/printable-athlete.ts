import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { printable } from '../../../platform/print/printable.ts'

/** The athlete of a page that is kept as JSON, in words that our faces can set. A text of emoji alone becomes none. */
export const printableAthlete = (page: Uint8Array): Athlete =>
  JSON.parse(new TextDecoder().decode(page), (_key, value: unknown) =>
    typeof value === 'string' ? printable(value) : value,
  ).data
