import type { Transaction } from '@fieldhouse/contract/billing.transactions'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listPage, network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { OrderHistoryOf } from './order-history-of.tsx'
import { refundableOf, transactionOf } from './refunds.factory.ts'
import { TransactionsPage } from './transactions-page.tsx'
import type { TransactionsSearch } from './transactions-search.ts'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const counts = { all: 1200, paid: 1100, 'partly-refunded': 3, refunded: 2, free: 95 }

const found =
  (rows: readonly Transaction[], more: object = {}, family_of: object | null = null) =>
  () =>
    Response.json({ ...listPage(rows, more), counts, family_of })

const some = [
  transactionOf(),
  transactionOf({
    id: '2',
    invoice_number: 'FH-000041',
    status: 'partly-refunded',
    refunded: 1050,
    formatted: { total: '$1,234.50', refunded: '$10.50' },
  }),
  transactionOf({ id: '3', invoice_number: 'FH-000040', status: 'free', total: 0, can: { refund: false } }),
  transactionOf({ id: '4', invoice_number: 'FH-000039', user: null, athlete_name: '' }),
]

const open = async (transactions: () => Response, start: TransactionsSearch = {}) => {
  const asked = network({ 'GET /panel/admin/transactions': transactions })
  const onRefund = vi.fn()
  const Page = () => {
    const [search, setSearch] = useState(start)
    return (
      <TransactionsPage
        search={search}
        onSearchChange={setSearch}
        hrefOf={({ page: number = 1 }) => `/editor?page=${number}`}
        onRefund={onRefund}
      />
    )
  }
  const site = await openSite({ Frame: Page })
  return {
    ...site,
    onRefund,
    searches: () => asked.map(({ query }) => query),
    table: site.getByRole('table', { name: 'Transactions' }),
  }
}

describe('PAY-07 /editor', () => {
  test('shows what was paid, by whom, and what was refunded', async () => {
    const { table, getByRole, onRefund } = await open(found(some, { total: 1200 }))
    await expect
      .element(table.getByRole('row', { name: /FH-000041/ }))
      .toMatchTextContent(
        /Nov 15, 2026.*Corinne Castellanos.*corinne@mail\.example.*Starter Elite.*Partly refunded.*\$1,234\.50.*−\$10\.50 refunded/,
      )
    await expect
      .element(table.getByRole('link', { name: 'FH-000042' }))
      .toHaveAttribute('href', `/invoice/${transactionOf().id}`)
    await expect.element(table.getByRole('row', { name: /FH-000039/ })).toMatchTextContent(/Deleted account/)
    await expect.element(getByRole('status').first()).toHaveTextContent('1,200 transactions')
    await expect.element(table.getByRole('button', { name: 'Refund FH-000040' })).not.toBeInTheDocument()
    await userEvent.click(table.getByRole('button', { name: 'Refund FH-000041' }))
    expect(onRefund).toHaveBeenCalledExactlyOnceWith('2')
  })

  test('is searched, filtered with counts, sorted, and paged', async () => {
    const { getByRole, searches } = await open(found(some, { total: 40, last: 3 }))
    await getByRole('textbox', { name: 'Invoice, name, email, amount, or date' }).fill('$49 ')
    await expect.poll(searches).toEqual([{}, { q: '$49' }])
    await getByRole('button', { name: 'Partly refunded 3', exact: true }).click()
    await expect.poll(() => searches().at(-1)).toEqual({ q: '$49', state: 'partly-refunded' })
    await getByRole('button', { name: 'Amount' }).click()
    await expect.poll(() => searches().at(-1)).toMatchObject({ sort: 'amount', state: 'partly-refunded' })
    await getByRole('link', { name: 'Next' }).click()
    await expect.poll(() => searches().at(-1)).toMatchObject({ page: '2', sort: 'amount' })
  })

  test('is a list of cards on a phone', async () => {
    await page.viewport(390, 844)
    const { getByRole, onRefund } = await open(found(some))
    const cards = getByRole('list', { name: 'Transactions' })
    await expect.element(cards.getByText('−$10.50 refunded')).toBeVisible()
    await userEvent.click(cards.getByRole('button', { name: 'Refund FH-000042' }))
    expect(onRefund).toHaveBeenCalledOnce()
  })

  test('says when nothing was found, and when there is nothing yet', async () => {
    const { getByRole, searches } = await open(found([]), { q: 'nobody', state: 'free' })
    await expect.element(getByRole('heading', { name: 'Nothing found' })).toBeVisible()
    await getByRole('button', { name: 'Show all' }).click()
    await expect.poll(() => searches().at(-1)).toEqual({})
    await expect.element(getByRole('heading', { name: 'No transactions yet' })).toBeVisible()
  })

  test('says when it did not load, and loads again', async () => {
    let isDown = true
    const { getByRole, table } = await open(() =>
      isDown ? refusal(503, 'Please try again in a moment.') : found(some)(),
    )
    await expect.element(getByRole('alert').getByText('The transactions did not load')).toBeVisible()
    isDown = false
    await getByRole('button', { name: 'Try again' }).click()
    await expect.element(table).toBeVisible()
  })

  test('shows the orders of one family, and leads back to all', async () => {
    const family = { first_name: 'Noor', last_name: 'Castellanos', email: null }
    const { getByRole, getByText, searches } = await open(found(some, {}, family), { user: 'u1' })
    await expect.element(getByRole('heading', { level: 1, name: 'Order history' })).toBeVisible()
    await expect.element(getByText('Everything the family of Noor Castellanos was charged.')).toBeVisible()
    expect(searches()).toEqual([{ user: 'u1' }])
    await getByRole('button', { name: 'All transactions' }).click()
    await expect.poll(() => searches().at(-1)).toEqual({})
  })
})

describe('the order history on a page about a person', () => {
  test('has the newest orders, a way to the rest, and updates after a refund', async () => {
    let refunded = 0
    network({
      'GET /panel/admin/transactions': () =>
        found(
          [
            transactionOf({
              refunded,
              status: refunded ? 'partly-refunded' : 'paid',
              formatted: { total: '$1,234.50', refunded: '$10.00' },
            }),
          ],
          { total: 20 },
        )(),
      [`GET /panel/admin/transaction-refund/${transactionOf().id}`]: () =>
        Response.json({ data: refundableOf() }),
      [`POST /panel/admin/transaction-refund/${transactionOf().id}`]: () => {
        refunded = 1000
        return Response.json({ data: refundableOf({ refunded_amount: 1000, max_refund_amount: 122_450 }) })
      },
    })
    const { getByRole } = await openSite({ Frame: () => <OrderHistoryOf userId="u1" viewerId="me" /> })
    await expect.element(getByRole('link', { name: 'See all 20' })).toHaveAttribute('href', '/editor?user=u1')
    await userEvent.click(getByRole('button', { name: 'Refund FH-000042' }))
    const popup = page.getByRole('dialog', { name: 'Refund' })
    await popup.getByRole('textbox', { name: 'Amount to refund' }).fill('10')
    await userEvent.click(popup.getByRole('button', { name: 'Refund', exact: true }))
    await userEvent.click(popup.getByRole('button', { name: 'Refund $10.00' }))
    await userEvent.click(popup.getByRole('button', { name: 'Done' }))
    await expect.element(getByRole('table').getByText('−$10.00 refunded')).toBeVisible()
    await expect.element(getByRole('button', { name: 'Refund FH-000042' })).toHaveFocus()
  })

  test('says when there are none', async () => {
    network({ 'GET /panel/admin/transactions': found([]) })
    const { getByRole } = await openSite({ Frame: () => <OrderHistoryOf userId="u1" viewerId="me" /> })
    await expect.element(getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  })
})
