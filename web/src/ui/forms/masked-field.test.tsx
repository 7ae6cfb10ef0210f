import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MaskedField } from './masked-field.tsx'
import { paste } from './paste.factory.ts'

const card = '#### #### #### ####'

test('it is formatted while typing, and sent like that', async () => {
  const changed = vi.fn()
  const formChanged = vi.fn()
  const screen = await render(
    <form
      aria-label="Form"
      onChange={(event) => {
        const { name, value }: EventTarget & { name?: string; value?: string } = event.target
        formChanged(name, value)
      }}
    >
      <MaskedField label="Expires" name="expires" mask="## / ##" onValueChange={changed} />
    </form>,
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'Expires' }), '0925')
  await expect.element(screen.getByRole('textbox')).toHaveValue('09 / 25')
  expect(changed).toHaveBeenLastCalledWith('09 / 25')
  expect(formChanged).toHaveBeenLastCalledWith('expires', '09 / 25')
  const form = screen.getByRole('form').element() as HTMLFormElement
  expect(new FormData(form).get('expires')).toBe('09 / 25')
})

test('its initial text is formatted, and comes back with a reset', async () => {
  const screen = await render(
    <form>
      <MaskedField label="Card number" name="card" mask={card} defaultValue="4111111111111111" />
      <button type="reset">Reset</button>
    </form>,
  )
  const field = screen.getByRole('textbox')
  await expect.element(field).toHaveValue('4111 1111 1111 1111')
  await userEvent.clear(field)
  await expect.element(field).toHaveValue('')
  await screen.getByRole('button').click()
  await expect.element(field).toHaveValue('4111 1111 1111 1111')
})

test('letters and extra digits change nothing', async () => {
  const screen = await render(<MaskedField label="ZIP" name="zip" mask="#####" defaultValue="97702" />)
  const field = screen.getByRole('textbox')
  await field.click()
  await userEvent.keyboard('{Home}1a{End}x9')
  await expect.element(field).toHaveValue('97702')
})

test('editing in the middle works', async () => {
  const screen = await render(<MaskedField label="Card number" name="card" mask={card} />)
  const field = screen.getByRole('textbox')
  await userEvent.type(field, '41111234')
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}99')
  await expect.element(field).toHaveValue('4199 1112 34')
  await userEvent.keyboard('5')
  await expect.element(field).toHaveValue('4199 5111 234')
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}0')
  await expect.element(field).toHaveValue('4011 1234')
  await userEvent.keyboard('{Delete}{Delete}{Delete}')
  await expect.element(field).toHaveValue('4023 4')
})

test('digits open the number pad, letters do not', async () => {
  const screen = await render(<MaskedField label="ZIP" name="zip" mask="#####" />)
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'numeric')
  await screen.rerender(<MaskedField label="ZIP" name="zip" mask="@#@ #@#" />)
  await expect.element(screen.getByRole('textbox')).not.toHaveAttribute('inputmode')
})

test('a paste is formatted, and says when it does not fit', async () => {
  const screen = await render(<MaskedField label="Card number" name="card" mask={card} hint="On the front" />)
  const field = screen.getByRole('textbox', { name: 'Card number' })
  await paste('4111-1111-1111-1111', field)
  await expect.element(field).toHaveValue('4111 1111 1111 1111')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await paste('4111 1111 1111 1111 22', field)
  await expect.element(field).toHaveValue('4111 1111 1111 1111')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Only part of the pasted text fits here.')
  await userEvent.keyboard('{Backspace}')
  await expect.element(screen.getByText('On the front')).toBeVisible()
})
