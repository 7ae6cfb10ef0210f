import { type Column, type SQL, sql } from 'drizzle-orm'

interface NamedPerson {
  readonly first_name: Column
  readonly last_name: Column
  readonly deleted_at: Column
}

/** A person's name as others read it, as part of a query. */
export const shownName = ({ first_name, last_name, deleted_at }: NamedPerson): SQL<string> =>
  sql<string>`case when ${deleted_at} is null then ${first_name} || ' ' || ${last_name} else 'Deleted account' end`

type NamedForStaff = Omit<NamedPerson, 'deleted_at'> & { readonly erased_at: Column }

/** As admins read it: with the names of accounts that can still be restored. An erased one has none. */
export const nameForStaff = ({ first_name, last_name, erased_at }: NamedForStaff): SQL<string> =>
  shownName({ first_name, last_name, deleted_at: erased_at })
