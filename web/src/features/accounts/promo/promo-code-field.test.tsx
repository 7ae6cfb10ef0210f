import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { clearCookie, readCookie, writeCookie } from '../../../lib/cookies.ts'
import { PromoCodeField } from './promo-code-field.tsx'

const good = () =>
  Response.json({
    data: {
      code: 'MAYA15',
      kind: 'percent',
      percent: 15,
      amount: null,
      currency: 'USD',
      text: '15% off',
      user: { first_name: 'Maya', last_name: 'Ortiz' },
    },
  })

const bad = () =>
  Response.json(
    {
      message: 'Promo code is invalid',
      code: 'promo_code_not_valid',
      errors: { promo_code: ['Promo code is invalid'] },
      request_id: 'x',
    },
    { status: 422 },
  )

/** The network, called for each code. A response can be delayed. */
const network = (answer: () => Response | Promise<Response>) => {
  const asked = vi.fn((_: string, __: RequestInit) => Promise.resolve(answer()))
  vi.stubGlobal('fetch', asked)
  return asked
}

beforeEach(() => clearCookie('promo-code'))
afterEach(() => {
  vi.unstubAllGlobals()
  clearCookie('promo-code')
})

const open = async (fault?: string) => {
  const screen = await render(
    <form data-testid="form" onSubmit={(event) => event.preventDefault()}>
      <PromoCodeField fault={fault} />
      <button type="button">Elsewhere</button>
    </form>,
  )
  const form = screen.getByTestId('form').element() as HTMLFormElement
  return {
    ...screen,
    field: screen.getByRole('textbox', { name: 'Promo code' }),
    verify: screen.getByRole('button', { name: 'Verify' }),
    cancel: screen.getByRole('button', { name: 'Remove' }),
    sent: () => Object.fromEntries(new FormData(form)),
  }
}

describe('ACC-11 the promo code field', () => {
  test('takes ten characters at most, and checks nothing while it is empty', async () => {
    const asked = network(good)
    const { field, verify } = await open()
    await expect.element(verify).toBeDisabled()
    await userEvent.type(field, 'abcdefghijkl')
    await expect.element(field).toHaveValue('abcdefghij')
    await field.fill(' abcde fghij ')
    await expect.element(field).toHaveValue('abcdefghij')
    await field.fill('  ')
    await expect.element(verify).toBeDisabled()
    expect(asked).not.toHaveBeenCalled()
  })

  test('applies a valid code, shows its discount and owner, and remembers it', async () => {
    const asked = network(good)
    const { field, verify, cancel, getByRole, sent } = await open()
    expect(sent()).toEqual({ promo_code: '' })
    await field.fill(' maya15')
    await verify.click()
    await expect.element(cancel).toBeVisible()
    await expect.element(cancel).toHaveFocus()
    await expect.element(field).toHaveValue('MAYA15')
    await expect.element(field).toHaveAttribute('readonly')
    await expect.element(field).toHaveAccessibleDescription('15% off, from Maya Ortiz')
    await expect
      .element(getByRole('status'))
      .toHaveTextContent('Promo code MAYA15 applied: 15% off, from Maya Ortiz')
    expect(sent()).toEqual({ promo_code: 'MAYA15' })
    expect(readCookie('promo-code')).toBe('MAYA15')
    expect(asked.mock.calls.map(([address]) => address)).toEqual(['/api/promo-code/verify?promo_code=MAYA15'])
  })

  test('a slow press or a double press on Verify does not cancel the applied code', async () => {
    const asked = network(good)
    const { field, verify, cancel } = await open()
    await field.fill('maya15')
    await verify.click({ delay: 300 })
    await expect.element(cancel).toBeVisible()
    await cancel.click()
    await field.fill('maya15')
    await verify.dblClick({ delay: 150 })
    await expect.element(cancel).toBeVisible()
    await expect.element(field).toHaveValue('MAYA15')
    expect(readCookie('promo-code')).toBe('MAYA15')
    expect(asked).toHaveBeenCalledTimes(2)
  })

  test('remembers it for 604,800 seconds on every path', async () => {
    network(good)
    const written = vi.spyOn(document, 'cookie', 'set')
    const { field, cancel } = await open()
    await field.fill('maya15')
    await userEvent.keyboard('{Enter}')
    await expect.element(cancel).toBeVisible()
    expect(written.mock.calls.at(-1)?.[0]).toBe('promo-code=MAYA15; path=/; max-age=604800; samesite=lax')
    written.mockRestore()
  })

  test('after Cancel it is empty and forgotten, with the focus in the field', async () => {
    network(good)
    const { field, verify, cancel, sent } = await open()
    await field.fill('maya15')
    await verify.click()
    await cancel.click()
    await expect.element(field).toHaveValue('')
    await expect.element(field).toHaveFocus()
    await expect.element(field).not.toHaveAttribute('readonly')
    expect(sent()).toEqual({ promo_code: '' })
    expect(readCookie('promo-code')).toBeUndefined()
  })

  test('shows what is wrong with a bad code, keeps it for correction, and sends nothing', async () => {
    network(bad)
    const { field, verify, getByRole, sent } = await open()
    await field.fill('nobody')
    await verify.click()
    await expect.element(field).toHaveAccessibleDescription('Promo code is invalid')
    await expect.element(field).toHaveValue('nobody')
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(getByRole('status')).toHaveTextContent('Promo code is invalid')
    expect(sent()).toEqual({ promo_code: '' })
    await field.fill('nobod')
    await expect.element(field).not.toHaveAttribute('aria-invalid')
  })

  test('says when the check failed, and tries again', async () => {
    let isAway = true
    network(() => (isAway ? Promise.reject(new TypeError('failed to fetch')) : good()))
    const { field, verify, cancel } = await open()
    await field.fill('maya15')
    await verify.click()
    await expect.element(field).toHaveAccessibleDescription(/check your connection/)
    isAway = false
    await verify.click()
    await expect.element(cancel).toBeVisible()
  })

  test('checks the code on blur, so a person who forgets the button does not lose it', async () => {
    const answer = Promise.withResolvers<Response>()
    const asked = network(() => answer.promise)
    const { field, verify, cancel, getByRole, sent } = await open()
    await field.fill('maya15')
    await getByRole('button', { name: 'Elsewhere' }).click()
    await expect.element(verify).toHaveAttribute('aria-busy', 'true')
    expect(sent()).toEqual({ promo_code: 'MAYA15' })
    answer.resolve(good())
    await expect.element(cancel).toBeVisible()
    expect(asked).toHaveBeenCalledTimes(1)
  })

  test('Enter checks the code, and says so while it does', async () => {
    const answer = Promise.withResolvers<Response>()
    network(() => answer.promise)
    const { field, verify, cancel, getByRole } = await open()
    await field.fill('maya15')
    await userEvent.keyboard('{Enter}')
    await expect.element(getByRole('status')).toHaveTextContent('Checking the promo code')
    await expect.element(verify).toHaveAttribute('aria-busy', 'true')
    answer.resolve(good())
    await expect.element(cancel).toBeVisible()
  })

  test('ignores the response for a code that was typed over', async () => {
    const late = Promise.withResolvers<Response>()
    const asked = network(() => late.promise)
    const { field, verify, cancel, sent } = await open()
    await field.fill('maya15')
    await verify.click()
    await field.fill('other')
    late.resolve(good())
    expect(asked.mock.calls[0]?.[1].signal?.aborted).toBe(true)
    await expect.element(field).toHaveValue('other')
    await expect.element(cancel).not.toBeInTheDocument()
    expect(sent()).toEqual({ promo_code: '' })
  })

  test('shows a remembered code as applied', async () => {
    writeCookie('promo-code', 'MAYA15')
    network(good)
    const { cancel, sent } = await open()
    await expect.element(cancel).toBeVisible()
    expect(sent()).toEqual({ promo_code: 'MAYA15' })
  })

  test('silently forgets a remembered code that ended', async () => {
    writeCookie('promo-code', 'OLD')
    network(bad)
    const { field } = await open()
    await expect.element(field).toHaveValue('')
    await expect.element(field).toHaveAccessibleDescription('If you have one.')
    expect(readCookie('promo-code')).toBeUndefined()
  })

  test('works with a cookie that we did not write', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as somebody else would write it
    document.cookie = 'promo-code=%E0%A4%A; path=/'
    network(good)
    const { field } = await open()
    await expect.element(field).toHaveValue('')
  })

  test('shows why the form was refused', async () => {
    network(good)
    const { field } = await open('Promo code is invalid')
    await expect.element(field).toHaveAccessibleDescription('Promo code is invalid')
  })
})
