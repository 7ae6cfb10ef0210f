import { Search } from 'lucide-react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TextField } from './text-field.tsx'

test('a text field is named by its label and described by its hint', async () => {
  const screen = await render(
    <TextField label="Jersey number" name="jersey" hint="As it is on your jersey." />,
  )
  const field = screen.getByRole('textbox', { name: 'Jersey number' })
  await expect.element(field).toHaveAccessibleDescription('As it is on your jersey.')
  await expect.element(field).toBeValid()
})

test('an error replaces the hint', async () => {
  const screen = await render(
    <TextField label="Jersey number" name="jersey" hint="A hint." fault="Two digits." />,
  )
  const field = screen.getByRole('textbox', { name: 'Jersey number' })
  await expect.element(field).toHaveAccessibleDescription('Two digits.')
  await expect.element(field).toBeInvalid()
  await expect.element(screen.getByText('A hint.')).not.toBeInTheDocument()
})

test('a required field says so, and its star is not part of its name', async () => {
  const screen = await render(<TextField label="School" name="school" isRequired />)
  await expect.element(screen.getByRole('textbox', { name: 'School', exact: true })).toBeRequired()
})

test('content at its end is announced with the hint', async () => {
  const screen = await render(<TextField label="Weight" name="weight" suffix="lbs" hint="Without shoes." />)
  await expect
    .element(screen.getByRole('textbox', { name: 'Weight' }))
    .toHaveAccessibleDescription('lbs Without shoes.')
})

test('a click on the icon focuses the field', async () => {
  const screen = await render(<TextField label="Search" name="q" icon={Search} isLabelHidden />)
  const field = screen.getByRole('textbox', { name: 'Search' })
  await field.click({ position: { x: 8, y: 20 } })
  await expect.element(field).toHaveFocus()
})

test.each([{}, { suffix: 'lbs' }])('it sends its text and tells of each change %o', async (look) => {
  const changed = vi.fn()
  const screen = await render(
    <form aria-label="Form">
      <TextField label="Weight" name="weight" defaultValue="18" onValueChange={changed} {...look} />
    </form>,
  )
  await userEvent.type(screen.getByRole('textbox'), '0')
  const form = screen.getByRole('form').element() as HTMLFormElement
  expect(new FormData(form).get('weight')).toBe('180')
  expect(changed).toHaveBeenLastCalledWith('180')
})

test('a rule applies while typing in the middle', async () => {
  const screen = await render(
    <TextField
      label="Code"
      name="code"
      defaultValue="ABCD"
      rule={({ text, caret }) => ({ text: text.toUpperCase(), caret })}
    />,
  )
  await screen.getByRole('textbox').click()
  await userEvent.keyboard('{Home}{ArrowRight}xy')
  await expect.element(screen.getByRole('textbox')).toHaveValue('AXYBCD')
})

test('a rule applies to an email too, where the browser reports no caret', async () => {
  const screen = await render(
    <TextField
      label="Email"
      name="email"
      type="email"
      rule={({ text, caret }) => ({ text: text.toLowerCase(), caret })}
    />,
  )
  await userEvent.type(screen.getByRole('textbox'), 'Amara@MAIL.example')
  await expect.element(screen.getByRole('textbox')).toHaveValue('amara@mail.example')
})
