import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { network, refusal } from '../../../lib/network.factory.ts'
import { AffiliateDialog } from './affiliate-dialog.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const check = 'POST /auth/affiliate/check-invite'
const apply = 'POST /auth/affiliate/apply-invite'

const found = (gender: string | null) => () =>
  Response.json({
    data: { first_name: 'Maya', last_name: 'Ortiz', gender, email: 'maya@mail.example' },
  })
const session = () => Response.json({ token: 't', token_type: 'bearer', expires_in: 1 })

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const activateButton = button('Activate your affiliate profile')
const password = page.getByLabelText(/^Password \*/)

const open = async () => {
  const heard = { onClose: vi.fn(), onRefused: vi.fn(), onSignedIn: vi.fn() }
  const root = createRootRoute({ component: () => <AffiliateDialog isOpen code="abc" {...heard} /> })
  const routeTree = root.addChildren(
    ['/', '/affiliate/my-sales'].map((path) => createRoute({ getParentRoute: () => root, path })),
  )
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) })
  await render(<RouterProvider router={router as never} />)
  await expect.element(activateButton).toBeVisible()
  return { ...heard, router }
}

describe('ACC-16 an affiliate’s invitation', () => {
  test('sends nothing before the button is pressed', async () => {
    const asked = network({ [check]: found('female') })
    await open()
    expect(asked).toEqual([])
  })

  test('is checked, and fills in the form, including its email address', async () => {
    const asked = network({ [check]: found('female') })
    await open()
    await activateButton.click()
    await expect.element(page.getByRole('heading', { name: 'Welcome, Maya' })).toHaveFocus()
    await expect.element(page.getByRole('heading', { name: 'Finish Setting Up' })).toBeVisible()
    await expect.element(field('First Name')).toHaveValue('Maya')
    await expect.element(field('Last Name')).toHaveValue('Ortiz')
    await expect.element(page.getByRole('radio', { name: 'Female', exact: true })).toBeChecked()
    await expect.element(field('Email')).toHaveValue('maya@mail.example')
    await expect.element(field('Email')).toHaveAttribute('readonly')
    await expect.element(field('Email')).toHaveAccessibleDescription(/Your invitation came to this address/)
    expect(asked).toMatchObject([{ call: check, body: { code: 'abc' } }])
  })

  test('that is invalid closes the popup', async () => {
    network({
      [check]: () =>
        refusal(422, '', { code: ['This invitation is not valid.'] }, 'affiliate_invitation_ended'),
    })
    const { onRefused } = await open()
    await activateButton.click()
    await expect.poll(() => onRefused.mock.calls).toEqual([['This invitation is not valid.']])
  })

  test('can be checked again after a failed check', async () => {
    let isAway = true
    network({
      [check]: () => (isAway ? refusal(429, 'Please try again in 9 s.') : found('female')()),
    })
    const { onRefused } = await open()
    await activateButton.click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Please try again in 9 s.')
    expect(onRefused).not.toHaveBeenCalled()
    isAway = false
    await activateButton.click()
    await expect.element(page.getByRole('heading', { name: 'Finish Setting Up' })).toBeVisible()
  })

  test('is accepted with the whole form; then everything is ready, with a link to the sales', async () => {
    const asked = network({ [check]: found(null), [apply]: session })
    const { onSignedIn, onClose, router } = await open()
    await activateButton.click()
    await field('First Name').fill('Maia')
    await page.getByRole('radio', { name: 'Female', exact: true }).click()
    await password.fill('Skyline7!')
    await expect.element(page.getByText('Password strength: Strong')).toBeInTheDocument()
    await button('Activate my profile').click()
    await expect.element(page.getByRole('heading', { name: 'You’re All Set' })).toHaveFocus()
    expect(onSignedIn).toHaveBeenCalledOnce()
    expect(onClose).not.toHaveBeenCalled()
    expect(asked.filter(({ call }) => call === apply).map(({ body }) => body)).toEqual([
      {
        code: 'abc',
        first_name: 'Maia',
        last_name: 'Ortiz',
        gender: 'female',
        email: 'maya@mail.example',
        new_password: 'Skyline7!',
      },
    ])
    await page.getByRole('link', { name: 'Go to My Sales' }).click()
    expect(onClose).toHaveBeenCalledOnce()
    await expect.poll(() => router.state.location.pathname).toBe('/affiliate/my-sales')
  })

  test("asks for missing fields in the specification's words", async () => {
    const asked = network({ [check]: found(null) })
    await open()
    await activateButton.click()
    await field('First Name').fill('Ma')
    await field('Last Name').fill('')
    await password.fill('secret')
    await button('Activate my profile').click()
    await expect
      .element(field('First Name'))
      .toHaveAccessibleDescription('Please enter First Name (at least 3 symbols)')
    await expect.element(field('Last Name')).toHaveAccessibleDescription('Please enter Last Name')
    await expect.element(page.getByText('Please select Gender')).toBeVisible()
    await expect.element(page.getByText(/This password is too weak/)).toBeVisible()
    await expect.element(field('First Name')).toHaveFocus()
    await field('Last Name').fill('Castellanos')
    await password.fill('Castellanos1!')
    await expect.element(page.getByText('Leave your name and email out of your password.')).toBeVisible()
    expect(asked.map(({ call }) => call)).toEqual([check])
  })

  test('that was used in the meantime says so, and keeps what was typed', async () => {
    network({
      [check]: found('female'),
      [apply]: () =>
        refusal(422, '', { code: ['This invitation is not valid.'] }, 'affiliate_invitation_ended'),
    })
    const { onSignedIn } = await open()
    await activateButton.click()
    await password.fill('Skyline7!')
    await button('Activate my profile').click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('This invitation is not valid.')
    await expect.element(password).toHaveValue('Skyline7!')
    expect(onSignedIn).not.toHaveBeenCalled()
  })

  test('fits a screen of 360 px', async () => {
    network({ [check]: found('female') })
    await page.viewport(360, 640)
    await open()
    await activateButton.click()
    await expect.element(field('First Name')).toBeVisible()
    const dialog = page.getByRole('dialog').element()
    expect(dialog.scrollWidth).toBe(dialog.clientWidth)
  })
})
