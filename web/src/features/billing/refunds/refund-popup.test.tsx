import type { Refundable } from '@fieldhouse/contract/billing.refunds'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { RefundPopup } from './refund-popup.tsx'
import { refundableOf, transactionOf } from './refunds.factory.ts'

afterEach(() => vi.unstubAllGlobals())

const { id } = transactionOf()
const path = `/api/panel/admin/transaction-refund/${id}`

interface Sent {
  key: string | null
  body: Record<string, unknown>
}

/** Each step is the transaction as it is loaded after one more refund was answered. */
const open = async (
  steps: readonly Partial<Refundable>[],
  answer: (nth: number) => Response | Promise<Response> = () => {
    throw new TypeError('failed to fetch')
  },
  viewerId = 'editor-1',
) => {
  const sent: Sent[] = []
  const transaction = () => ({ data: refundableOf(steps[Math.min(sent.length, steps.length - 1)]) })
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body, headers }: RequestInit) => {
    if (!address.startsWith(path)) throw new TypeError('failed to fetch')
    if (method === 'GET') return Response.json(transaction())
    sent.push({ key: new Headers(headers).get('idempotency-key'), body: JSON.parse(String(body)) })
    return answer(sent.length)
  })
  const Page = () => {
    const [shown, setShown] = useState<string | null>(id)
    return (
      <>
        <button type="button" onClick={() => setShown(id)}>
          Open it
        </button>
        <RefundPopup id={shown} viewerId={viewerId} onClose={() => setShown(null)} />
      </>
    )
  }
  const site = await openSite({ Frame: Page })
  const popup = page.getByRole('dialog', { name: 'Refund' })
  return {
    ...site,
    popup,
    sent,
    amount: popup.getByRole('textbox', { name: 'Amount to refund' }),
    submit: popup.getByRole('button', { name: 'Refund', exact: true }),
    answerWith: (facts: Partial<Refundable>) => Response.json({ data: refundableOf(facts) }),
  }
}

const done = (facts: Partial<Refundable>) => () => Response.json({ data: refundableOf(facts) })

describe('PAY-07 the refund popup', () => {
  test('shows everything about the transaction', async () => {
    const { popup } = await open([{ refunded_amount: 1050, max_refund_amount: 122_400 }])
    await expect.element(popup.getByText('Corinne Castellanos')).toBeVisible()
    const texts = [
      'corinne@mail.example',
      'Starter Elite, monthly',
      'Nov 15, 2026 to Dec 14, 2026',
      'FH-000042',
      'tx7f3k2',
      '$1,234.50',
      '$10.50',
      '$1,224.00',
      'Settled',
      'Refund cannot exceed order payment balance',
    ]
    for (const text of texts) await expect.element(popup.getByText(text, { exact: true })).toBeVisible()
    // The provider’s own word would only repeat it.
    expect(popup.getByText('settled', { exact: true }).elements()).toEqual([])
  })

  test('says why it did not load, and loads again', async () => {
    let isDown = true
    vi.stubGlobal('fetch', async () =>
      isDown
        ? refusal(503, 'Payments are away. Please try again in a moment.')
        : Response.json({ data: refundableOf() }),
    )
    await openSite({ Frame: () => <RefundPopup id={id} viewerId="editor-1" onClose={() => undefined} /> })
    const popup = page.getByRole('dialog', { name: 'Refund' })
    await expect.element(popup.getByText('Payments are away.', { exact: false })).toBeVisible()
    isDown = false
    await userEvent.click(popup.getByRole('button', { name: 'Try again' }))
    await expect.element(popup.getByText('tx7f3k2')).toBeVisible()
  })

  test('flags an amount that is not between zero and the balance, and reads commas', async () => {
    const { popup, amount, submit, sent } = await open([{}])
    for (const [typed, fault] of [
      ['1,234.51', 'Refund cannot exceed order payment balance'],
      ['0', 'Enter dollars and cents above zero, such as 49.00'],
      ['12.345', 'Enter dollars and cents above zero, such as 49.00'],
      ['ten', 'Enter dollars and cents above zero, such as 49.00'],
    ] as const) {
      await amount.fill(typed)
      await userEvent.click(submit)
      await expect.element(amount).toHaveAttribute('aria-invalid', 'true')
      await expect.element(amount).toHaveAccessibleDescription(fault)
      await expect.element(amount).toHaveFocus()
    }
    await amount.fill('1000.5')
    await userEvent.tab()
    await expect.element(amount).toHaveValue('1,000.50')
    await expect.element(amount).not.toHaveAttribute('aria-invalid')
    await userEvent.click(submit)
    await expect
      .element(popup.getByRole('heading', { name: 'Refund $1,000.50 to Corinne Castellanos?' }))
      .toBeVisible()
    expect(sent).toEqual([])
  })

  test.each([
    ['submitted_for_settlement', 'Not settled yet'],
    ['voided', 'Voided'],
    ['failed', 'Failed'],
  ] as const)('can’t be sent while the status is %s', async (braintree_status, words) => {
    const { popup, amount, submit, sent } = await open([{ braintree_status }])
    await expect.element(popup.getByText('Cannot refund transaction unless it is settled')).toBeVisible()
    await expect.element(popup.getByText(words, { exact: true })).toBeVisible()
    // The provider’s own word, where it says more.
    const code = popup.getByText(braintree_status, { exact: true }).elements()
    expect(code).toHaveLength(braintree_status === 'submitted_for_settlement' ? 1 : 0)
    await expect.element(submit).toBeDisabled()
    await amount.fill('10')
    await userEvent.keyboard('{Enter}')
    await expect.element(popup.getByRole('heading', { level: 3 })).not.toBeInTheDocument()
    expect(sent).toEqual([])
  })

  test('asks before money moves, sends once, and shows the changed state', async () => {
    const after = { refunded_amount: 1050, max_refund_amount: 122_400 }
    const { popup, amount, submit, sent } = await open([{}, after], done(after))
    await amount.fill('10.50')
    await userEvent.click(submit)
    await userEvent.click(popup.getByRole('button', { name: 'Back' }))
    await expect.element(amount).toHaveValue('10.50')
    await userEvent.click(submit)
    await expect.element(popup.getByRole('button', { name: 'Back' })).toHaveFocus()
    await userEvent.dblClick(popup.getByRole('button', { name: 'Refund $10.50' }))
    await expect.element(popup.getByText('Refunded $10.50')).toBeVisible()
    await expect.element(popup.getByText('$1,224.00')).toBeVisible()
    expect(sent).toEqual([{ key: expect.any(String), body: { amount: '10.50', end_access: false } }])
    await userEvent.click(popup.getByRole('button', { name: 'Refund more' }))
    await expect.element(amount).toHaveValue('')
  })

  test('of everything in the current period asks when the package ends', async () => {
    const after = { refunded_amount: 123_450, max_refund_amount: 0, is_current_period: false }
    const { popup, submit, sent } = await open([{}, after], done(after))
    await userEvent.click(popup.getByRole('button', { name: 'All $1,234.50' }))
    const question = popup.getByRole('radiogroup', { name: /When does the package end/ })
    await expect.element(question).toBeVisible()
    await userEvent.click(submit)
    await expect.element(popup.getByText('Choose when the package ends')).toBeVisible()
    await userEvent.click(popup.getByRole('radio', { name: 'Now' }))
    await userEvent.click(submit)
    await expect.element(popup.getByText('The package ends now.')).toBeVisible()
    await userEvent.click(popup.getByRole('button', { name: 'Refund $1,234.50' }))
    await expect.element(popup.getByText('The package has ended.', { exact: false })).toBeVisible()
    expect(sent.map(({ body }) => body)).toEqual([{ amount: '1,234.50', end_access: true }])
    await expect.element(popup.getByRole('button', { name: 'Refund more' })).not.toBeInTheDocument()
  })

  test('of everything in an earlier period asks nothing', async () => {
    const { popup, submit } = await open([{ is_current_period: false }])
    await userEvent.click(popup.getByRole('button', { name: 'All $1,234.50' }))
    await userEvent.click(submit)
    await expect.element(popup.getByRole('button', { name: 'Refund $1,234.50' })).toBeVisible()
  })

  test('after another editor was faster, shows the new amounts and keeps the text', async () => {
    const taken = { refunded_amount: 123_000, max_refund_amount: 450 }
    const tooMuch = 'Refund cannot exceed order payment balance'
    const { popup, amount, submit } = await open([{}, taken], () =>
      refusal(422, tooMuch, { amount: [tooMuch] }, 'refund_too_much'),
    )
    await amount.fill('10')
    await userEvent.click(submit)
    await userEvent.click(popup.getByRole('button', { name: 'Refund $10.00' }))
    await expect.element(popup.getByText('Nothing was refunded.', { exact: false })).toBeVisible()
    await expect.element(popup.getByText('$4.50').first()).toBeVisible()
    await expect.element(amount).toHaveValue('10.00')
    await expect.element(amount).toHaveAttribute('aria-invalid', 'true')
  })

  test('a lost answer is asked for with the same key, also after a reload', async () => {
    const first = await open([{}])
    await first.amount.fill('10')
    await userEvent.click(first.submit)
    await userEvent.click(first.popup.getByRole('button', { name: 'Refund $10.00' }))
    await expect.element(first.popup.getByText('nothing is refunded twice', { exact: false })).toBeVisible()
    await userEvent.click(first.popup.getByRole('button', { name: 'Try again' }))
    await expect.poll(() => first.sent.length).toBe(2)
    await first.unmount()

    const after = { refunded_amount: 1000, max_refund_amount: 122_450 }
    const second = await open([after], done(after))
    await expect.element(second.popup.getByRole('heading', { name: 'Was $10.00 refunded?' })).toBeVisible()
    await userEvent.click(second.popup.getByRole('button', { name: 'Try again' }))
    await expect.element(second.popup.getByText('Refunded $10.00')).toBeVisible()
    const all = [...first.sent, ...second.sent]
    expect(new Set(all.map(({ key }) => key)).size).toBe(1)
    expect(new Set(all.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  })

  test('a typed amount survives a reload, but not another person', async () => {
    const first = await open([{}])
    await first.amount.fill('12.34')
    await first.unmount()
    const again = await open([{}])
    await expect.element(again.amount).toHaveValue('12.34')
    await again.unmount()
    const other = await open([{}], undefined, 'editor-2')
    await expect.element(other.amount).toHaveValue('')
  })

  test('says when all was refunded, and when another refund is on its way', async () => {
    const whole = await open([{ refunded_amount: 123_450, max_refund_amount: 0 }])
    await expect.element(whole.popup.getByText('Everything was refunded.', { exact: false })).toBeVisible()
    await expect.element(whole.submit).not.toBeInTheDocument()
    await whole.unmount()
    const running = await open([{ max_refund_amount: 120_450 }])
    await expect
      .element(running.popup.getByText('Another refund of $30.00 is on its way.', { exact: false }))
      .toBeVisible()
    await expect.element(running.amount).toBeVisible()
  })
})
