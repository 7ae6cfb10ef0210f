import type { Entitlement } from '@fieldhouse/contract/guards'
import { type Column, type SQL, sql } from 'drizzle-orm'
import { clock } from '../../platform/clock.ts'
import { entitlementGrants } from './accounts.tables.ts'

/**
 * Whether the athlete's own package includes it now. Without a name, whether there is any package. It applies to the
 * whole family.
 */
export const isGranted = (athleteUserId: Column | string, what?: Entitlement): SQL<boolean> => {
  const now = sql`${clock.now().toISOString()}::timestamptz`
  return sql<boolean>`exists(select 1 from ${entitlementGrants}
    where ${entitlementGrants.user_id} = ${athleteUserId}
      ${what ? sql`and ${entitlementGrants.what} = ${what}` : sql``}
      and ${entitlementGrants.from_at} <= ${now}
      and (${entitlementGrants.until_at} is null or ${entitlementGrants.until_at} > ${now}))`
}
