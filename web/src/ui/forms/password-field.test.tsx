import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PasswordField } from './password-field.tsx'

/** By length alone: the field does not decide how strong a password is. */
const strengthOf = (text: string) => {
  if (text.length < 6) return 'Weak'
  return text.length < 8 ? 'Good' : 'Strong'
}

const inputOf = (screen: Awaited<ReturnType<typeof render>>) =>
  screen.getByLabelText('Password', { exact: true })

test('it hides the text until asked, and back', async () => {
  const screen = await render(<PasswordField label="Password" name="password" />)
  await expect.element(inputOf(screen)).toHaveAttribute('type', 'password')
  const show = screen.getByRole('button', { name: 'Show password' })
  await expect.element(show).toHaveAttribute('aria-pressed', 'false')
  await show.click()
  await expect.element(inputOf(screen)).toHaveAttribute('type', 'text')
  const hide = screen.getByRole('button', { name: 'Hide password' })
  await expect.element(hide).toHaveAttribute('aria-pressed', 'true')
  await hide.click()
  await expect.element(inputOf(screen)).toHaveAttribute('type', 'password')
})

test('showing the text keeps the focus and the caret in it', async () => {
  const screen = await render(<PasswordField label="Password" name="password" />)
  await userEvent.type(inputOf(screen), 'abcd')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await screen.getByRole('button', { name: 'Show password' }).click()
  await expect.element(inputOf(screen)).toHaveFocus()
  await userEvent.keyboard('X')
  await expect.element(inputOf(screen)).toHaveValue('abXcd')
})

test('the button works by keyboard and then keeps the focus', async () => {
  const screen = await render(<PasswordField label="Password" name="password" />)
  await inputOf(screen).click()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Hide password' })).toHaveFocus()
  await expect.element(inputOf(screen)).toHaveAttribute('type', 'text')
})

test('spaces are removed while typing, and the caret stays', async () => {
  const changed = vi.fn()
  const screen = await render(
    <form aria-label="Form">
      <PasswordField label="Password" name="password" onValueChange={changed} />
    </form>,
  )
  await userEvent.type(inputOf(screen), ' ab cd ')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft} X Y')
  await expect.element(inputOf(screen)).toHaveValue('abXYcd')
  expect(changed).toHaveBeenLastCalledWith('abXYcd')
  const form = screen.getByRole('form').element() as HTMLFormElement
  expect(new FormData(form).get('password')).toBe('abXYcd')
})

test('the strength is announced as it changes, and not for an empty field', async () => {
  const screen = await render(
    <form>
      <PasswordField label="Password" name="password" strengthOf={strengthOf} />
      <button type="reset">Reset</button>
    </form>,
  )
  const status = screen.getByRole('status')
  await expect.element(status).toBeEmptyDOMElement()
  await userEvent.type(inputOf(screen), 'abc')
  await expect.element(status).toHaveTextContent('Password strength: Weak')
  await userEvent.type(inputOf(screen), 'DEF1')
  await expect.element(status).toHaveTextContent('Password strength: Good')
  await userEvent.type(inputOf(screen), '!')
  await expect.element(status).toHaveTextContent('Password strength: Strong')
  await screen.getByRole('button', { name: 'Reset' }).click()
  await expect.element(status).toBeEmptyDOMElement()
})

test('a new password shows the length hint, and an old one is not rated', async () => {
  const screen = await render(<PasswordField label="Password" name="password" strengthOf={strengthOf} />)
  await expect.element(inputOf(screen)).toHaveAccessibleDescription('6 characters minimum')
  await expect.element(inputOf(screen)).toHaveAttribute('placeholder', 'Enter 6 characters or more')
  await expect.element(inputOf(screen)).toHaveAttribute('autocomplete', 'new-password')
  await screen.rerender(<PasswordField label="Password" name="password" />)
  await expect.element(inputOf(screen)).not.toHaveAccessibleDescription()
  await expect.element(inputOf(screen)).toHaveAttribute('autocomplete', 'current-password')
})

const criteria = [
  { label: 'A number', isMet: (text: string) => /\d/.test(text) },
  { label: '6 characters or more', isMet: (text: string) => text.length >= 6 },
]

test('each criterion is met or missing while typing, also as text', async () => {
  const screen = await render(
    <PasswordField label="Password" name="password" strengthOf={strengthOf} criteria={criteria} />,
  )
  const items = screen.getByRole('listitem')
  const said = () => items.elements().map(({ textContent }) => textContent)
  await expect.poll(said).toEqual(['A number: missing', '6 characters or more: missing'])
  await userEvent.type(inputOf(screen), 'ab1')
  await expect.poll(said).toEqual(['A number: met', '6 characters or more: missing'])
  await userEvent.type(inputOf(screen), 'cde')
  await expect.poll(said).toEqual(['A number: met', '6 characters or more: met'])
})

test('the reason for a weak password is shown, and not twice if the form shows it too', async () => {
  const reasonOf = (text: string) => (text.includes('name') ? 'Leave your name out.' : null)
  const field = (fault?: string) => (
    <PasswordField label="Password" name="password" fault={fault} {...{ strengthOf, reasonOf }} />
  )
  const screen = await render(field())
  await userEvent.type(inputOf(screen), 'my name')
  await expect.element(screen.getByText('Leave your name out.')).toBeVisible()
  await expect.element(inputOf(screen)).toHaveAccessibleDescription(/Leave your name out\./)
  await screen.rerender(field('Leave your name out.'))
  expect(screen.getByText('Leave your name out.').elements()).toHaveLength(1)
  await inputOf(screen).fill('other')
  await screen.rerender(field())
  await expect.element(screen.getByText('Leave your name out.')).not.toBeInTheDocument()
})
