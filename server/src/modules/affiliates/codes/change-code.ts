import type { CodeChange, CodeForm } from '@fieldhouse/contract/affiliates.codes'
import type { FieldFaults } from '@fieldhouse/contract/errors'
import { AppError } from '../../../platform/app-error.ts'
import { changedFields, record } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import { insertCode } from '../affiliates.queries.ts'
import { worthText } from '../affiliates.rules.ts'
import { findAccountByEmail, lockCodeById, type StoredCode, updateCode } from './codes.queries.ts'
import { endOfDay, lastDayOf } from './codes.rules.ts'

type Fields = Omit<CodeForm, 'promo_code'>

const nobody = 'There is no account with this email address'

/** The columns of a form, and what only the database can find wrong with it. */
const columnsOf = async (tx: Db, { discount, months, max_uses, valid_through, owner_email }: Fields) => {
  const owner = owner_email ? await findAccountByEmail(tx, owner_email) : null
  const errors: FieldFaults = owner_email && !owner ? { owner_email: [nobody] } : {}
  const columns = {
    ...discount,
    months: months ?? null,
    max_uses: max_uses ?? null,
    valid_until: valid_through ? endOfDay(valid_through) : null,
    owner_id: owner?.id ?? null,
  }
  return { columns, errors }
}

/** What the audit log says about a code. */
const facts = (code: Pick<StoredCode['code'], keyof Awaited<ReturnType<typeof columnsOf>>['columns']>) => ({
  discount: worthText(code),
  months: code.months,
  max_uses: code.max_uses,
  valid_through: code.valid_until && lastDayOf(code.valid_until),
  owner_id: code.owner_id,
})

const refuse = (errors: FieldFaults) => {
  if (Object.keys(errors).length > 0) throw new AppError('invalid', { errors })
}

/** ADM-04: a new code with the usual commission. Only super admins change that. */
export const createCode = (
  db: Db,
  caller: Caller,
  { promo_code: code, ...form }: CodeForm,
): Promise<string> =>
  transaction(db, async (tx) => {
    const { columns, errors } = await columnsOf(tx, form)
    const id = uuidv7()
    const isNew = await insertCode(tx, { id, code, ...columns })
    refuse({ ...errors, ...(!isNew && { promo_code: ['This code is taken'] }) })
    await record(tx, caller, {
      action: 'promo-code.created',
      userId: columns.owner_id,
      subject: `Promo code ${code}`,
      after: facts(columns),
      details: { promo_code_id: id },
    })
    return id
  })

/** The code as the admin saw it, locked. */
const requireSeen = async (tx: Db, id: string, version: number) => {
  const found = await lockCodeById(tx, id)
  if (!found) throw new AppError('not_found')
  if (found.code.version !== version)
    throw new AppError('promo_code_changed', {
      message: 'Someone else changed this code in the meantime. Reload it, then make your change again.',
    })
  return found.code
}

/** Writes a change and its trace. Nothing is written if nothing changed. */
const change = async (
  tx: Db,
  caller: Caller,
  { action, code }: { readonly action: string; readonly code: StoredCode['code'] },
  columns: Parameters<typeof updateCode>[2],
  changed: ReturnType<typeof changedFields>,
): Promise<string> => {
  if (!changed) return code.id
  await updateCode(tx, code.id, columns)
  await record(tx, caller, {
    action,
    userId: code.owner_id,
    subject: `Promo code ${code.code}`,
    ...changed,
    details: { promo_code_id: code.id },
  })
  return code.id
}

/** ADM-04: packages that were bought with it keep their discount. */
export const editCode = (
  db: Db,
  caller: Caller,
  id: string,
  { version, ...form }: CodeChange,
): Promise<string> =>
  transaction(db, async (tx) => {
    const code = await requireSeen(tx, id, version)
    const { columns, errors } = await columnsOf(tx, form)
    const isTooLow = columns.max_uses !== null && columns.max_uses < code.uses
    refuse({ ...errors, ...(isTooLow && { max_uses: [`It was used ${code.uses} times already`] }) })
    const changed = changedFields(facts(code), facts(columns))
    return change(tx, caller, { action: 'promo-code.changed', code }, columns, changed)
  })

/** ADM-04: nobody new can use an ended code. People who signed up before still count for its owner. */
export const setCodeActive = (
  db: Db,
  caller: Caller,
  id: string,
  { version, is_active }: { readonly version: number; readonly is_active: boolean },
): Promise<string> =>
  transaction(db, async (tx) => {
    const code = await requireSeen(tx, id, version)
    const action = is_active ? 'promo-code.reopened' : 'promo-code.ended'
    const changed = changedFields({ is_active: code.is_active }, { is_active })
    return change(tx, caller, { action, code }, { is_active }, changed)
  })

interface Commission {
  readonly commission_percent: number
  readonly commission_months: number
}

/** Only for super admins. What was earned before stays as it is. */
export const setCommission = (
  db: Db,
  caller: Caller,
  id: string,
  { version, ...commission }: Commission & { readonly version: number },
): Promise<string> =>
  transaction(db, async (tx) => {
    const code = await requireSeen(tx, id, version)
    const { commission_percent, commission_months } = code
    const changed = changedFields({ commission_percent, commission_months }, commission)
    return change(tx, caller, { action: 'promo-code.commission-changed', code }, commission, changed)
  })
