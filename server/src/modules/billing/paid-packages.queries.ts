import { and, asc, eq, ne } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { users } from '../accounts/index.ts'
import { subscriptions } from './payments.tables.ts'

/** PAY-06: the running packages of others that end if this payer leaves, and the last day of each. */
export const findPaidPackages = (db: Db, payerId: string) =>
  db
    .select({ first_name: users.first_name, ends_on: subscriptions.ends_on })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.athlete_user_id))
    .where(
      and(
        eq(subscriptions.payer_id, payerId),
        ne(subscriptions.athlete_user_id, payerId),
        ne(subscriptions.status, 'ended'),
        eq(subscriptions.is_canceled, false),
      ),
    )
    .orderBy(asc(subscriptions.created_at))
