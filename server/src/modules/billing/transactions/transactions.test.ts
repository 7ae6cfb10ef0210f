import type { getTransactions, Transaction } from '@fieldhouse/contract/billing.transactions'
import type { Output } from '@fieldhouse/contract/endpoint'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { clock } from '../../../platform/clock.ts'
import { indexedPlan } from '../../../platform/database/indexed-plan.factory.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { eventually } from '../../../platform/eventually.factory.ts'
import { buildUser } from '../../accounts/accounts.factory.ts'
import { users } from '../../accounts/accounts.tables.ts'
import { billingWorld, type Member } from '../billing.factory.ts'
import { findPackageName } from '../billing.queries.ts'
import { findBilled } from '../family.queries.ts'
import { invoiceOf } from '../invoices/issue-invoice.ts'
import { charges, counters, invoices, refunds, subscriptions } from '../payments.tables.ts'
import { countAllTransactions, readTransactions } from './read-all-transactions.ts'

const { db, get, send, buy, athlete, parentOf, tested } = billingWorld()

type Listed = Output<typeof getTransactions>

let editor: Member
beforeAll(async () => {
  editor = await tested().signedIn('editor')
})

const list = async (query: Record<string, string> = {}, who: Member = editor) => {
  const { status, body } = await get(who, `/panel/admin/transactions?${new URLSearchParams(query)}`)
  expect({ status, body }).toMatchObject({ status: 200 })
  return body as unknown as Listed
}
const idsOf = ({ data }: { data: readonly Pick<Transaction, 'id'>[] }) => data.map(({ id }) => id)

/** One paid period of a new athlete, without the provider. */
const payment = async ({
  total = 4900,
  day = '2026-11-15',
  payerId,
  refunded = 0,
}: {
  total?: number
  day?: string
  payerId: string
  refunded?: number
}): Promise<string> => {
  const now = clock.now()
  const athlete_user_id = payerId
  const facts = {
    athlete_user_id,
    package_key: 'package-2',
    cycle: 'monthly',
    created_at: now,
    updated_at: now,
  } as const
  const [subscription] = await db()
    .insert(subscriptions)
    .values({
      ...facts,
      id: uuidv7(),
      payer_id: payerId,
      status: 'ended',
      month_price: 4900,
      period: 1,
      anchor: day,
      month: 0,
      months: 1,
      starts_on: day,
      ends_on: day,
      worth: 0,
      is_canceled: false,
      credit: 0,
      failures: 0,
    })
    .returning()
  const [charge] = await db()
    .insert(charges)
    .values({
      ...facts,
      id: uuidv7(),
      subscription_id: subscription?.id ?? '',
      period: 1,
      kind: 'renewal',
      status: 'paid',
      attempt: 1,
      claimed_until: now,
      price: total,
      discount: 0,
      credit: 0,
      tax: 0,
      total,
      transaction_id: total > 0 ? uuidv7() : null,
    })
    .returning()
  if (!subscription || !charge) throw new Error('Nothing was inserted')
  if (refunded > 0)
    await db().insert(refunds).values({
      id: uuidv7(),
      charge_id: charge.id,
      cents: refunded,
      status: 'done',
      claimed_until: now,
      ends_access: false,
      created_at: now,
    })
  const id = uuidv7()
  const invoice = invoiceOf({
    id,
    charge_id: charge.id,
    subscription,
    billed: await findBilled(db(), { ...subscription, method_id: charge.method_id }),
    package_name: await findPackageName(db(), subscription.package_key),
    transaction_id: charge.transaction_id,
    today: day,
    is_free_month: false,
    first_charge: null,
  })
  const [counter] = await db()
    .insert(counters)
    .values({ name: 'invoice', value: 1 })
    .onConflictDoUpdate({ target: counters.name, set: { value: sql`${counters.value} + 1` } })
    .returning()
  await db()
    .insert(invoices)
    .values({ ...invoice, number: counter?.value ?? 0 })
  return id
}

const person = (last_name: string, more: object = {}) =>
  buildUser(db(), { type: 'athlete', first_name: 'Amara', last_name, ...more })

describe('PAY-07 the list of transactions', () => {
  test('shows what staff need, and nothing about the card', async () => {
    const payerId = await person('Shown', { email: 'amara.shown@example.test' })
    const id = await payment({ payerId, refunded: 1050 })
    const expected: Transaction = {
      id,
      invoice_number: expect.stringMatching(/^FH-\d{6}$/),
      issue_date: '2026-11-15',
      status: 'partly-refunded',
      user: { id: payerId, first_name: 'Amara', last_name: 'Shown', email: 'amara.shown@example.test' },
      athlete_name: 'Amara Shown',
      package: 'Starter Elite',
      total: 4900,
      refunded: 1050,
      formatted: { total: '$49.00', refunded: '$10.50' },
      can: { refund: true },
    }
    const found = await list({ q: 'Amara Shown' })
    expect(found.data).toEqual([expected])
    expect(found.family_of).toBeNull()
    expect(idsOf(await list({ q: 'amara shown' }, await tested().signedIn('admin')))).toEqual([id])
  })

  test('is for editors and admins only', async () => {
    for (const type of ['athlete', 'parent', 'coach', 'rsc', 'affiliate', 'unknown'] as const)
      expect((await get(await tested().signedIn(type), '/panel/admin/transactions')).status).toBe(403)
    const visitor = { userId: '', headers: { authorization: '' } }
    expect((await get(visitor, '/panel/admin/transactions')).status).toBe(401)
  })

  test('finds by invoice number, name, email, amount, and date', async () => {
    const payerId = await person('Foundling', { email: 'found.me+tag@example.test' })
    const id = await payment({ payerId, total: 123_450, day: '2019-03-07' })
    await payment({ payerId: await person('Other'), day: '2019-04-01' })
    const [{ invoice_number } = { invoice_number: '' }] = (await list({ q: 'foundling' })).data
    const texts = [
      invoice_number,
      invoice_number.toLowerCase().replace('fh-0', 'fh-'),
      'AMARA FOUND',
      'found.me+TAG@',
      '1,234.50',
      '$1234.5',
      '2019-03-07',
      '3/7/2019',
      'Mar 7, 2019',
      'March 2019',
    ]
    for (const q of texts) expect({ q, ids: idsOf(await list({ q })) }).toEqual({ q, ids: [id] })
  })

  test('takes any text literally', async () => {
    const payerId = await person("O'Hara_100%")
    const id = await payment({ payerId })
    for (const q of ["o'hara_", '_100%', "Amara O'"]) expect(idsOf(await list({ q }))).toEqual([id])
    const nothing = [
      'O%ra',
      "'; drop table billing_invoices; --",
      '\\',
      '(',
      '*',
      '$',
      'FH-',
      '2026-13-45',
      '99999999999999999999',
      '0000-01-01',
      '💸',
    ]
    for (const q of nothing) {
      const { status } = await get(editor, `/panel/admin/transactions?q=${encodeURIComponent(q)}`)
      expect({ q, status }).toEqual({ q, status: 200 })
    }
    expect(idsOf(await list({ q: 'O%ra' }))).toEqual([])
    expect((await get(editor, '/panel/admin/transactions?q=%00')).status).toBe(400)
  })

  test('refuses what is not a filter, with all errors together', async () => {
    const { status, body } = await get(
      editor,
      `/panel/admin/transactions?state=stolen&sort=card&direction=up&user=me&page=0&q=${'x'.repeat(101)}`,
    )
    expect(status).toBe(422)
    expect(Object.keys(body.errors as object).toSorted()).toEqual([
      'direction',
      'page',
      'q',
      'sort',
      'state',
      'user',
    ])
  })

  test('filters by state, with counts for the same text', async () => {
    const payerId = await person('Stateful')
    const paid = await payment({ payerId })
    const partly = await payment({ payerId, refunded: 1 })
    const whole = await payment({ payerId, refunded: 4900 })
    const free = await payment({ payerId, total: 0 })
    const q = 'stateful'
    const { counts, data } = await list({ q })
    const none = { unpaid: 0, disputed: 0, 'charged-back': 0, void: 0 }
    expect(counts).toEqual({ all: 4, paid: 1, 'partly-refunded': 1, refunded: 1, free: 1, ...none })
    expect(idsOf({ data })).toEqual([free, whole, partly, paid])
    expect(data.map(({ can }) => can.refund)).toEqual([false, false, true, true])
    for (const [state, id] of Object.entries({ paid, 'partly-refunded': partly, refunded: whole, free })) {
      const found = await list({ q, state })
      expect(idsOf(found)).toEqual([id])
      expect([found.meta.total, found.counts.all]).toEqual([1, 4])
    }
  })

  test('has 15 per page, each exactly once, in every order', async () => {
    const payers = await Promise.all(['Pager A', 'Pager B'].map((name) => person(name)))
    const made = new Set<string>()
    for (let index = 0; index < 32; index++)
      made.add(await payment({ payerId: payers[index % 2] ?? '', total: index % 3 === 0 ? 1000 : 2000 }))
    for (const sort of ['date', 'amount', 'name'])
      for (const direction of ['ascending', 'descending']) {
        const asked = { q: 'pager', sort, direction }
        const pages = [
          await list(asked),
          await list({ ...asked, page: '2' }),
          await list({ ...asked, page: '3' }),
        ]
        expect(pages.map(({ data }) => data.length)).toEqual([15, 15, 2])
        expect(new Set(pages.flatMap(idsOf))).toEqual(made)
      }
    const first = async (query: object) => (await list({ q: 'pager', ...query })).data[0]
    expect(await first({ sort: 'amount', direction: 'ascending' })).toMatchObject({ total: 1000 })
    expect(await first({ sort: 'amount' })).toMatchObject({ total: 2000 })
    expect(await first({ sort: 'name', direction: 'ascending' })).toMatchObject({
      athlete_name: 'Amara Pager A',
    })
    const beyond = await list({ q: 'pager', page: '9' })
    expect(beyond).toMatchObject({ data: [], meta: { total: 32, last_page: 3 } })
    expect((await list({ q: 'pager', sort: 'amount', page: '2' })).links.next).toContain('sort=amount')
  })

  test('shows the orders of one family, from the athlete and from each parent', async () => {
    const noor = await athlete()
    const mother = await parentOf(noor)
    const father = await parentOf(noor)
    await buy(mother, noor)
    await payment({ payerId: await person('Stranger') })
    for (const { userId } of [noor, mother, father]) {
      const { data, counts, family_of } = await list({ user: userId })
      expect(data).toMatchObject([{ status: 'free', user: { id: mother.userId }, can: { refund: false } }])
      expect(counts.all).toBe(1)
      expect(family_of).toEqual({ first_name: expect.any(String), last_name: expect.any(String) })
    }
    const plan = await indexedPlan(
      tested().ports.database.pool,
      ({ text = '' }) => /"billing_invoices".* union all /s.test(text),
      () => list({ user: noor.userId }),
    )
    expect(plan, 'however many invoices there are').toMatch(
      /billing_invoices_athlete.*\n.*athlete_user_id = ANY/,
    )
    expect((await list({ user: (await athlete()).userId })).data).toEqual([])
    expect((await get(editor, `/panel/admin/transactions?user=${uuidv7()}`)).status).toBe(404)
  })

  test('has no name for an account that was erased', async () => {
    const payerId = await person('Erased')
    const id = await payment({ payerId, day: '2018-01-01' })
    await db()
      .update(users)
      .set({ first_name: '', last_name: '', email: null, deleted_at: new Date(), erased_at: new Date() })
      .where(eq(users.id, payerId))
    expect((await list({ q: '2018-01-01' })).data).toMatchObject([{ id, user: null }])
  })
})

test('ADM-01 an invoice number leads an admin to the person who paid', async () => {
  const amara = await athlete()
  const corinne = await parentOf(amara)
  const { body } = await buy(corinne, amara)
  const { invoice_number } = body.invoice as { invoice_number: string }
  const admin = await tested().signedIn('admin')
  const find = async (q: string) =>
    (await get(admin, `/panel/admin/find?q=${encodeURIComponent(q)}`)).body.data as { id: string }[]
  const digits = String(Number(invoice_number.replace(/\D/g, '')))
  for (const typed of [invoice_number, invoice_number.toLowerCase(), `#${digits}`])
    expect((await find(typed))[0], typed).toMatchObject({ id: corinne.userId })
  expect(await find('FH-999999')).toEqual([])
})

describe('PAY-07 the whole list as a file', () => {
  const all = async (list: Parameters<typeof readTransactions>[1]) => {
    const ids: string[] = []
    for (let before: number | null | undefined; before !== null; ) {
      const { transactions, next } = await readTransactions(db(), list, { before: before ?? null, limit: 2 })
      ids.push(...idsOf({ data: transactions }))
      before = next
    }
    return ids
  }

  test('is read in steps, each payment once, as the list has it', async () => {
    const payerId = await person('Whole')
    const ids: string[] = []
    for (const refunded of [0, 4900, 0, 4900, 0]) ids.unshift(await payment({ payerId, refunded }))
    const asked = clock.now()
    for (const state of ['all', 'paid', 'refunded'] as const) {
      const wanted = { q: 'whole', state, user: undefined, asked }
      const shown = await list({ q: 'whole', state })
      expect(await all(wanted)).toEqual(idsOf(shown))
      expect(await countAllTransactions(db(), wanted)).toBe(shown.meta.total)
    }
    expect(await all({ q: undefined, state: 'all', user: payerId, asked })).toEqual(ids)
  })

  test('has the period of the day it was asked for', async () => {
    const id = await payment({ payerId: await person('Periodical'), day: '2019-05-07' })
    const asked = (day: string) => ({
      q: 'last week',
      state: 'all' as const,
      user: undefined,
      asked: new Date(day),
    })
    expect(await all(asked('2019-05-14T18:00:00Z'))).toEqual([id])
    expect(await all(asked('2019-05-21T18:00:00Z'))).toEqual([])
  })

  test('is made for admins, and has no cell that a spreadsheet runs', async () => {
    const last_name = 'Filed'
    const payerId = await person(last_name, { first_name: '=1+1' })
    await payment({ payerId, total: 123_456, refunded: 456, day: '2026-11-15' })
    const admin = await tested().signedIn('admin')
    const order = { kind: 'export-transactions', q: last_name, state: 'partly-refunded' }
    expect((await send(editor, '/panel/admin/work', order)).status).toBe(403)
    const started = await send(admin, '/panel/admin/work', order)
    expect(started).toMatchObject({
      status: 201,
      body: { data: { title: 'Export partly refunded transactions found by “Filed”' } },
    })
    const url = await eventually(async () => {
      const { body } = await get(admin, '/panel/admin/work')
      const [work] = body.data as { state: string; total: number; file: { url: string } | null }[]
      expect(work).toMatchObject({ state: 'done', total: 1 })
      return work?.file?.url ?? ''
    })
    const { body, headers } = await tested().app.inject({ url, headers: admin.headers })
    expect(headers['content-disposition']).toContain('filename="transactions-')
    const [names, row, ...rest] = body.trim().split('\r\n')
    expect(names).toBe('Invoice,Date,Status,Customer,Email,Athlete,Package,Total (USD),Refunded (USD)')
    expect(row).toMatch(/^FH-\d+,2026-11-15,Partly refunded,'=1\+1 Filed,.*,1234\.56,4\.56$/)
    expect(rest).toEqual([])
  })
})
