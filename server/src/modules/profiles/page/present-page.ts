import { type Audience, abilities } from '../profiles.policy.ts'
import type { StoredDocument } from './documents.queries.ts'

/** The answer for this audience, as JSON. What it may not see is not in it. */
export const presentPage = (
  { page, contacts, own }: Pick<StoredDocument, 'page' | 'contacts' | 'own'>,
  audience: Audience,
): string => {
  const can = abilities[audience]
  const more = [
    `"contacts":${can.see_contacts ? contacts : 'null'}`,
    `"own":${can.edit ? own : 'null'}`,
    `"can":${JSON.stringify(can)}`,
  ]
  return `{"data":${page.slice(0, -1)},${more.join()}}}`
}
