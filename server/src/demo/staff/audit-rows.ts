import { invoiceNumber } from '../../modules/billing/index.ts'
import type { auditEntries } from '../../platform/audit/audit.tables.ts'
import { demoAccounts } from '../accounts.ts'
import type { PackageRows } from '../billing/package-rows.ts'
import { accountUser, athletesWithoutSlugs, crowds, demoUser, type Ingredients } from '../crowd.ts'
import { placeOf } from '../package-accounts.ts'
import type { UserRow } from '../people.ts'
import { Random } from '../random.ts'
import { unverifiedCoachUsers } from '../recruiting/coach-verifications.ts'
import { momentBack } from '../recruiting/days.ts'
import { auditLines, type Somebody } from './audit-lines.ts'

type AuditRow = typeof auditEntries.$inferInsert
type Line = Omit<AuditRow, 'id'>

const officeAddress = '203.0.113.24'

/** The first athletes are enough. */
const namedAthletes = (ingredients: Ingredients): UserRow[] => {
  const found: UserRow[] = []
  for (const { user } of athletesWithoutSlugs(ingredients)) if (found.push(user) > 60) break
  return found
}

const blank = { acting_as_id: null, subject: null, before: null, after: null, address: officeAddress }

function* writtenLines(ingredients: Ingredients, athletes: readonly UserRow[]): Generator<Line> {
  const staff = (name: string): string => {
    const account = demoAccounts.find(({ email }) => email.startsWith(`${name}@`))
    if (!account) throw new Error(`Nobody signs in as ${name}`)
    return accountUser(ingredients, account).id
  }
  const coaches = unverifiedCoachUsers(ingredients)
  const idOf = (who: Somebody | undefined): string | null => {
    if (who === undefined) return null
    if (typeof who === 'number') return athletes[who % athletes.length]?.id ?? null
    if (who.includes('@')) return coaches.find(({ email }) => email === who)?.id ?? null
    return demoUser(ingredients, who as 'athlete').id
  }
  for (const { back, time, by, as, action, to, subject, before, after, details } of auditLines)
    yield {
      ...blank,
      at: momentBack(back, time),
      actor_id: staff(by),
      acting_as_id: idOf(as),
      action,
      user_id: idOf(to),
      subject: subject ?? null,
      before: before ?? null,
      after: after ?? null,
      details: details ?? {},
    }
}

const mostRefunds = 8

/** One of each day, because many are of the same day. */
const oneOfEachDay = (refunds: PackageRows['refunds']): PackageRows['refunds'] => {
  const days = new Map(refunds.map((refund) => [refund.created_at.toISOString().slice(0, 10), refund]))
  return [...days.values()].toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime())
}

/** The latest refunds of the demo world, as its editor made them. */
function* refundLines({ refunds, charges, invoices }: Omit<PackageRows, 'entitlements'>): Generator<Line> {
  for (const { id, charge_id, cents, staff_id, created_at } of oneOfEachDay(refunds).slice(0, mostRefunds)) {
    const charge = charges.find((row) => row.id === charge_id)
    const invoice = invoices.find((row) => row.charge_id === charge_id)
    if (!charge || !invoice) continue
    yield {
      ...blank,
      at: created_at,
      actor_id: staff_id ?? null,
      action: 'payment.refunded',
      user_id: charge.athlete_user_id ?? null,
      subject: `Invoice ${invoiceNumber(invoice.number)}`,
      before: { refunded_cents: 0 },
      after: { refunded_cents: cents },
      details: { refund_id: id, cents },
    }
  }
}

/** An admin gave this athlete a package. */
function* grantLines(
  ingredients: Ingredients,
  athletes: readonly UserRow[],
  { subscriptions }: Omit<PackageRows, 'entitlements'>,
): Generator<Line> {
  const athlete = athletes[placeOf.granted]
  const granted = subscriptions.find(({ athlete_user_id }) => athlete_user_id === athlete?.id)
  if (!athlete || !granted) return
  yield {
    ...blank,
    at: granted.created_at,
    actor_id: demoUser(ingredients, 'admin').id,
    action: 'package.granted',
    user_id: athlete.id,
    subject: 'Starter Elite',
    before: { package: null },
    after: { package: 'Starter Elite', ends_on: granted.ends_on },
    details: { reason: 'Scholarship of the Ridgeline boosters' },
  }
}

/** ADM-06: the audit log of the demo world, relative to today. */
export function* auditRows(
  ingredients: Ingredients,
  billing: Omit<PackageRows, 'entitlements'>,
): Generator<AuditRow> {
  const athletes = namedAthletes(ingredients)
  const lines = [
    ...writtenLines(ingredients, athletes),
    ...refundLines(billing),
    ...grantLines(ingredients, athletes, billing),
  ]
  for (const [index, line] of lines.entries())
    yield { id: new Random(ingredients.seed, crowds.audit, index).uuid(line.at), ...line }
}
