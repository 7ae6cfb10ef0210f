import type { UserType } from '@fieldhouse/contract/guards'
import { type SQL, sql } from 'drizzle-orm'
import type { BegunGrant } from './accounts.policy.ts'
import { entitlementGrants, guardians, users } from './accounts.tables.ts'

/** The types with facts of their own. The statement for a kind reads only what such a person can have. */
const ownKinds = ['athlete', 'parent', 'coach', 'rsc'] as const satisfies UserType[]

export type PersonKind = (typeof ownKinds)[number] | 'other'

export const kindOf = (type: UserType): PersonKind => ownKinds.find((kind) => kind === type) ?? 'other'

export const isOfKind: Record<PersonKind, SQL<boolean>> = {
  athlete: sql`${users.type} = 'athlete'`,
  parent: sql`${users.type} = 'parent'`,
  coach: sql`${users.type} = 'coach'`,
  rsc: sql`${users.type} = 'rsc'`,
  other: sql`${users.type} not in ('athlete', 'parent', 'coach', 'rsc')`,
}

/** Facts for guards that other modules know, as parts of a query about `users`. */
export interface ActorFacts {
  readonly has_promo_code: SQL<boolean>
  readonly has_roster: SQL<boolean>
  readonly is_verified_coach: SQL<boolean>
}

type Grants = SQL<readonly BegunGrant[] | null>
type PersonFacts = ActorFacts & { readonly grants: Grants }

/** The grants of the family that have begun. Parents have those of their athletes. */
const begunGrants = (ofWhom: SQL): Grants => sql`(
  select json_agg(json_build_array(${entitlementGrants.user_id}, ${entitlementGrants.what},
    ${entitlementGrants.until_at}))
  from ${entitlementGrants} ${ofWhom} and ${entitlementGrants.from_at} <= ${sql.placeholder('now')})`

const noGrants: Grants = sql`null::json`

export const grantsOfKind: Record<PersonKind, Grants> = {
  athlete: begunGrants(sql`where ${entitlementGrants.user_id} = ${users.id}`),
  parent: begunGrants(sql`inner join ${guardians}
    on ${guardians.athlete_user_id} = ${entitlementGrants.user_id} where ${guardians.parent_id} = ${users.id}`),
  coach: noGrants,
  rsc: noGrants,
  other: noGrants,
}

const no = sql<boolean>`false`

export const factsOfKind = (kind: PersonKind, facts: ActorFacts): PersonFacts => ({
  has_promo_code: facts.has_promo_code,
  has_roster: kind === 'rsc' ? facts.has_roster : no,
  is_verified_coach: kind === 'coach' ? facts.is_verified_coach : no,
  grants: grantsOfKind[kind],
})

/** The same facts for a person of any kind. The ids are one array, so PostgreSQL finds the grants by index. */
export const factsOfAnyKind = ({
  has_promo_code,
  has_roster,
  is_verified_coach,
}: ActorFacts): PersonFacts => ({
  has_promo_code,
  has_roster: sql`(${isOfKind.rsc} and ${has_roster})`,
  is_verified_coach: sql`(${isOfKind.coach} and ${is_verified_coach})`,
  grants: begunGrants(sql`where ${entitlementGrants.user_id} = any(array(
    select ${users.id} where ${isOfKind.athlete} union all
    select ${guardians.athlete_user_id} from ${guardians}
    where ${guardians.parent_id} = ${users.id} and ${isOfKind.parent}))`),
})
