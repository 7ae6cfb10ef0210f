import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { paste } from './paste.factory.ts'
import { TextArea } from './text-area.tsx'

test('it counts from the start, while typing, and after a reset', async () => {
  const screen = await render(
    <form>
      <TextArea label="Bio" name="bio" maxLength={500} defaultValue="Hello" />
      <button type="reset">Reset</button>
    </form>,
  )
  await expect.element(screen.getByText('5 / 500')).toBeVisible()
  await userEvent.type(screen.getByRole('textbox', { name: 'Bio' }), ' you')
  await expect.element(screen.getByText('9 / 500')).toBeVisible()
  await screen.getByRole('button', { name: 'Reset' }).click()
  await expect.element(screen.getByRole('textbox')).toHaveValue('Hello')
  await expect.element(screen.getByText('5 / 500')).toBeVisible()
})

test('a canceled reset changes nothing', async () => {
  const screen = await render(
    <form onReset={(event) => event.preventDefault()}>
      <TextArea label="Bio" name="bio" maxLength={500} />
      <button type="reset">Reset</button>
    </form>,
  )
  await userEvent.type(screen.getByRole('textbox'), 'Hello')
  await screen.getByRole('button', { name: 'Reset' }).click()
  await expect.element(screen.getByText('5 / 500')).toBeVisible()
})

test('without a limit it does not count', async () => {
  const screen = await render(<TextArea label="Bio" name="bio" defaultValue="Hello" />)
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('textbox')).not.toHaveAccessibleDescription()
})

test('its hint and its count describe it; an error replaces only the hint', async () => {
  const screen = await render(<TextArea label="Bio" name="bio" maxLength={50} hint="One line." />)
  const area = screen.getByRole('textbox', { name: 'Bio' })
  await expect.element(area).toHaveAccessibleDescription('One line. 0 of 50 characters')
  await screen.rerender(<TextArea label="Bio" name="bio" maxLength={50} hint="One line." fault="Say more." />)
  await expect.element(area).toHaveAccessibleDescription('Say more. 0 of 50 characters')
  await expect.element(area).toBeInvalid()
})

test('the count is announced only near the limit', async () => {
  const screen = await render(
    <TextArea label="Bio" name="bio" maxLength={100} defaultValue={'a'.repeat(79)} />,
  )
  const status = screen.getByRole('status')
  await expect.element(status).toBeEmptyDOMElement()
  await userEvent.type(screen.getByRole('textbox'), 'bc')
  await expect.element(status).toHaveTextContent('At most 20 characters left')
  await userEvent.type(screen.getByRole('textbox'), 'd'.repeat(25))
  await expect.element(status).toHaveTextContent('No characters left')
  const { value } = screen.getByRole('textbox').element() as HTMLTextAreaElement
  expect(value).toHaveLength(100)
})

test('a paste that does not fit says so until the next edit', async () => {
  const screen = await render(<TextArea label="Bio" name="bio" maxLength={8} hint="One line." />)
  const bio = screen.getByRole('textbox', { name: 'Bio' })
  await paste('0123456789', bio)
  await expect.element(bio).toHaveValue('01234567')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Only part of the pasted text fits here.')
  await userEvent.keyboard('{Backspace}')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(screen.getByText('One line.')).toBeVisible()
})

test('it sends its lines unchanged, and reports each change', async () => {
  const changed = vi.fn()
  const screen = await render(
    <form aria-label="Form">
      <TextArea label="Bio" name="bio" onValueChange={changed} />
    </form>,
  )
  await userEvent.type(screen.getByRole('textbox'), 'شكرا{Enter}ok')
  expect(changed).toHaveBeenLastCalledWith('شكرا\nok')
  const form = screen.getByRole('form').element() as HTMLFormElement
  expect(new FormData(form).get('bio')).toBe('شكرا\nok')
})

test('it counts text set by its owner', async () => {
  const screen = await render(
    <TextArea label="Bio" name="bio" maxLength={9} value="abc" onChange={() => {}} />,
  )
  await expect.element(screen.getByText('3 / 9')).toBeVisible()
  await screen.rerender(<TextArea label="Bio" name="bio" maxLength={9} value="" onChange={() => {}} />)
  await expect.element(screen.getByText('0 / 9')).toBeVisible()
})
