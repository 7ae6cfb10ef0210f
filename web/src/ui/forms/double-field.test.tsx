import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DoubleField } from './double-field.tsx'

const feet = { name: 'feet', unit: 'ft', mask: '#' }
const inches = { name: 'inches', unit: 'in', step: 0.5 } as const

const sentBy = (form: Element) => Object.fromEntries(new FormData(form as HTMLFormElement))

test('two fields in a group with a name, each with its own', async () => {
  const screen = await render(
    <DoubleField label="Height" hint="Without shoes." first={feet} second={inches} isRequired />,
  )
  const group = screen.getByRole('group', { name: 'Height' })
  await expect.element(group.getByRole('textbox', { name: 'Height ft' })).toBeRequired()
  await expect
    .element(group.getByRole('textbox', { name: 'Height in' }))
    .toHaveAccessibleDescription('Without shoes.')
})

test('a half can have its own name', async () => {
  const screen = await render(
    <DoubleField
      label="Seasons"
      divider="to"
      first={{ name: 'from', label: 'First season' }}
      second={{ name: 'to', label: 'Last season' }}
    />,
  )
  await expect.element(screen.getByRole('textbox', { name: 'First season' })).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Last season' })).toBeVisible()
  await expect.element(screen.getByText('to', { exact: true })).toBeVisible()
})

test('it rounds to its step on blur, before the form gets the value', async () => {
  const left = vi.fn()
  const changed = vi.fn()
  const screen = await render(
    <form aria-label="Form" onBlur={({ currentTarget }) => left(sentBy(currentTarget))}>
      <DoubleField
        label="Height"
        first={{ ...feet, defaultValue: '6' }}
        second={{ ...inches, onValueChange: changed }}
      />
    </form>,
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'Height in' }), '1.3')
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('textbox', { name: 'Height in' })).toHaveValue('1.5')
  expect(left).toHaveBeenLastCalledWith({ feet: '6', inches: '1.5' })
  expect(changed).toHaveBeenLastCalledWith('1.5')
})

test('each half rounds by its own step, and not without one', async () => {
  const screen = await render(
    <form aria-label="Form">
      <DoubleField
        label="Reach"
        first={{ name: 'standing', unit: 'a', step: 0.25 }}
        second={{ name: 'jumping', unit: 'b' }}
      />
    </form>,
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'Reach a' }), '8.3')
  await userEvent.type(screen.getByRole('textbox', { name: 'Reach b' }), '10.3')
  await userEvent.keyboard('{Tab}')
  expect(sentBy(screen.getByRole('form').element())).toEqual({ standing: '8.25', jumping: '10.3' })
})

test('the second takes only numbers, unless it has a mask', async () => {
  const screen = await render(
    <DoubleField label="Height" first={{ name: 'a', unit: 'a' }} second={{ name: 'b', unit: 'b' }} />,
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'Height a' }), 'six')
  await userEvent.type(screen.getByRole('textbox', { name: 'Height b' }), 'x1y.z5')
  await expect.element(screen.getByRole('textbox', { name: 'Height a' })).toHaveValue('six')
  await expect.element(screen.getByRole('textbox', { name: 'Height b' })).toHaveValue('1.5')
  await expect
    .element(screen.getByRole('textbox', { name: 'Height b' }))
    .toHaveAttribute('inputmode', 'decimal')
  await screen.rerender(
    <DoubleField
      key="masked"
      label="Row"
      first={{ name: 'a', unit: 'a' }}
      second={{ name: 'b', unit: 'b', mask: '@##' }}
    />,
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'Row b' }), '7C42')
  await expect.element(screen.getByRole('textbox', { name: 'Row b' })).toHaveValue('C42')
})

test('an error waits for the first blur, and is not highlighted during typing', async () => {
  const screen = await render(
    <DoubleField
      label="Height"
      hint="Without shoes."
      first={feet}
      second={{ ...inches, fault: 'Enter 0 to 11.5.' }}
    />,
  )
  const field = screen.getByRole('textbox', { name: 'Height in' })
  await expect.element(screen.getByText('Enter 0 to 11.5.')).not.toBeInTheDocument()
  await expect.element(field).toBeValid()
  await field.click()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByText('Enter 0 to 11.5.')).toBeVisible()
  await expect.element(screen.getByText('Without shoes.')).not.toBeInTheDocument()
  await expect.element(field).toBeInvalid()
  await expect.element(field).toHaveAccessibleDescription('Enter 0 to 11.5.')
  await expect.element(screen.getByRole('textbox', { name: 'Height ft' })).toBeValid()

  const border = () => {
    const frame = field.element().parentElement
    return frame && getComputedStyle(frame).borderColor
  }
  const alarmed = border()
  await field.click()
  expect(border()).not.toBe(alarmed)
})

test('sending the form shows every error, and a reset clears them', async () => {
  const screen = await render(
    <form onSubmit={(event) => event.preventDefault()}>
      <DoubleField
        label="Height"
        first={{ ...feet, fault: 'Enter feet.' }}
        second={{ ...inches, fault: 'Enter inches.' }}
      />
      <button type="submit">Send</button>
      <button type="reset">Reset</button>
    </form>,
  )
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(screen.getByText('Enter feet.')).toBeVisible()
  await expect.element(screen.getByText('Enter inches.')).toBeVisible()
  await screen.getByRole('button', { name: 'Reset' }).click()
  await expect.element(screen.getByText('Enter feet.')).not.toBeInTheDocument()
})
