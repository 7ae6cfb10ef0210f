import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { printable } from '../../../platform/print/printable.ts'

/** The athlete from a stored page in JSON, with texts that our fonts can set. A text of only emoji becomes empty. */
export const printableAthlete = (page: Uint8Array): Athlete =>
  JSON.parse(new TextDecoder().decode(page), (_key, value: unknown) =>
    typeof value === 'string' ? printable(value) : value,
  ).data
