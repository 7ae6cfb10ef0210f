import { eq } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { collegeDomains } from '../colleges.tables.ts'

/** `collegeId` may be a column of a larger query. */
export const findDomainRows = (db: Db, collegeId: number | AnyPgColumn) =>
  db
    .select({ domain: collegeDomains.domain, is_accepted: collegeDomains.is_accepted })
    .from(collegeDomains)
    .where(eq(collegeDomains.college_id, collegeId))
    .orderBy(collegeDomains.domain)

export type DomainRow = Awaited<ReturnType<typeof findDomainRows>>[number]

interface DomainChoice {
  readonly college_id: number
  readonly domain: string
  readonly is_accepted: boolean
  readonly set_by: string
}

export const saveDomain = async (db: Db, choice: DomainChoice): Promise<void> => {
  const { is_accepted, set_by } = choice
  await db
    .insert(collegeDomains)
    .values({ ...choice, created_at: clock.now() })
    .onConflictDoUpdate({
      target: [collegeDomains.college_id, collegeDomains.domain],
      set: { is_accepted, set_by },
    })
}
