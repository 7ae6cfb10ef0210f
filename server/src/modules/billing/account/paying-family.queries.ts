import type { Actor, UserType } from '@fieldhouse/contract/guards'
import type { Db } from '../../../platform/database/database.ts'
import { oncePerKind } from '../../../platform/database/prepared-statements.ts'
import { oneRow, onlyRow, rowsOf } from '../../../platform/database/rows-of.ts'
import { selectFamily } from '../family.queries.ts'
import { selectMethods } from '../methods/methods.queries.ts'

const payingFamilyFor = oncePerKind((db, type: UserType) =>
  db
    .select({ family: rowsOf(selectFamily(db, type)), methods: rowsOf(selectMethods(db)) })
    .from(oneRow)
    .prepare(`billing_paying_family_of_${type}`),
)

/** The athletes of a family member with their packages, and the person's own payment methods. */
export const findPayingFamily = async (db: Db, { id, type }: Pick<Actor, 'id' | 'type'>) =>
  onlyRow(await payingFamilyFor(db, type).execute({ user_id: id }))
