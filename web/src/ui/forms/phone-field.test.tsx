import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { paste } from './paste.factory.ts'
import { PhoneField } from './phone-field.tsx'

test('a phone number gets its brackets while typing', async () => {
  const screen = await render(<PhoneField label="Phone" name="phone" />)
  const field = screen.getByRole('textbox', { name: 'Phone' })
  await userEvent.type(field, '512')
  await expect.element(field).toHaveValue('(512')
  await userEvent.type(field, '5550142')
  await expect.element(field).toHaveValue('(512) 555-0142')
  await expect.element(field).toHaveAccessibleDescription('For example (123) 456-7890')
})

test('letters are refused, and remove nothing', async () => {
  const screen = await render(<PhoneField label="Phone" name="phone" />)
  await userEvent.type(screen.getByRole('textbox'), '51a2b5')
  await expect.element(screen.getByRole('textbox')).toHaveValue('(512) 5')
})

test('the country code may be typed', async () => {
  const screen = await render(<PhoneField label="Phone" name="phone" />)
  await userEvent.type(screen.getByRole('textbox'), '+1 512 555 0142')
  await expect.element(screen.getByRole('textbox')).toHaveValue('(512) 555-0142')
})

test.each(['+1 512-555-0142', '1 (512) 555 0142', '512.555.0142', '15125550142'])(
  '"%s" may be pasted',
  async (number) => {
    const screen = await render(
      <form aria-label="Form">
        <PhoneField label="Phone" name="phone" />
      </form>,
    )
    await paste(number, screen.getByRole('textbox', { name: 'Phone' }))
    const form = screen.getByRole('form').element() as HTMLFormElement
    expect(new FormData(form).get('phone')).toBe('(512) 555-0142')
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  },
)

test('everything can be deleted', async () => {
  const screen = await render(<PhoneField label="Phone" name="phone" defaultValue="5125" />)
  const field = screen.getByRole('textbox')
  await expect.element(field).toHaveValue('(512) 5')
  await field.click()
  await userEvent.keyboard('{End}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}')
  await expect.element(field).toHaveValue('')
})
