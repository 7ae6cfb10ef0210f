import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { clearCookie, readCookie, writeCookie } from '../../../lib/cookies.ts'
import { PromoCodeDialog } from './promo-code-dialog.tsx'

const good = (user: { first_name: string; last_name: string } | null) =>
  Response.json({
    data: {
      code: 'MAYA15',
      kind: 'percent',
      percent: 15,
      amount: null,
      currency: 'USD',
      text: '15% off',
      user,
    },
  })

const refusal = (status: number, message: string) =>
  Response.json(
    { message, code: status === 422 ? 'promo_code_not_valid' : 'unavailable', request_id: 'x' },
    { status },
  )

const network = (answer: () => Response | Promise<Response>) => {
  const asked = vi.fn((_: string) => Promise.resolve(answer()))
  vi.stubGlobal('fetch', asked)
  return asked
}

beforeEach(() => clearCookie('promo-code'))
afterEach(() => {
  vi.unstubAllGlobals()
  clearCookie('promo-code')
})

const open = async (viewer: Parameters<typeof PromoCodeDialog>[0]['viewer'] = null) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const onClose = vi.fn()
  const screen = await render(
    <QueryClientProvider client={client}>
      <PromoCodeDialog isOpen code=" maya15" viewer={viewer} onClose={onClose} />
    </QueryClientProvider>,
  )
  return { ...screen, onClose }
}

describe('ACC-11 the promo code result', () => {
  test('shows that the code is applied, whose it is, and its discount, and remembers it', async () => {
    const asked = network(() => good({ first_name: 'Maya', last_name: 'Ortiz' }))
    const { getByRole, onClose } = await open()
    const dialog = getByRole('dialog', { name: 'Promo code MAYA15 applied' })
    await expect.element(dialog).toHaveFocus()
    await expect.element(getByRole('dialog')).toMatchTextContent(/From Maya Ortiz15% off/)
    expect(readCookie('promo-code')).toBe('MAYA15')
    expect(asked.mock.calls.map(([address]) => address)).toEqual(['/api/promo-code/verify?promo_code=MAYA15'])
    await getByRole('button', { name: 'Got It' }).click()
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('shows the discount of a code without an owner', async () => {
    network(() => good(null))
    const { getByRole } = await open()
    await expect.element(getByRole('dialog')).toMatchTextContent(/For you15% off/)
  })

  test('says Promo code is invalid, and keeps a code that was applied before', async () => {
    writeCookie('promo-code', 'OTHER')
    network(() => refusal(422, 'Please shorten this to 10 characters'))
    const { getByRole } = await open()
    await expect.element(getByRole('dialog', { name: 'Promo code is invalid' })).toHaveFocus()
    expect(readCookie('promo-code')).toBe('OTHER')
  })

  test('says when the check failed, and tries again', async () => {
    let isAway = true
    network(() => (isAway ? refusal(429, 'Please try again in 9 s.') : good(null)))
    const { getByRole } = await open()
    await expect.element(getByRole('alert')).toMatchTextContent(/^Please try again in 9 s\./)
    isAway = false
    await getByRole('button', { name: 'Try again' }).click()
    await expect.element(getByRole('dialog', { name: 'Promo code MAYA15 applied' })).toBeVisible()
  })

  test('says when a person has already used one, and sends nothing', async () => {
    const asked = network(() => good(null))
    const { getByRole } = await open({ type: 'athlete', can_use_promo_code: false })
    await expect.element(getByRole('dialog', { name: 'You already have one' })).toHaveFocus()
    expect(asked).not.toHaveBeenCalled()
    expect(readCookie('promo-code')).toBeUndefined()
  })

  test('closes on Escape', async () => {
    network(() => good(null))
    const { getByRole, onClose } = await open()
    await expect.element(getByRole('button', { name: 'Got It' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })
})
