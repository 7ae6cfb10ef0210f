import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { DateField } from './date-field.tsx'

vi.mock('./calendar.tsx', () => {
  throw new Error('The connection dropped.')
})

test('a date can be typed when the calendar fails to load', async () => {
  const { container, getByRole, getByText } = await render(
    <form>
      <DateField name="born" label="Date of birth" />
    </form>,
  )
  await getByRole('button', { name: 'Open calendar: Date of birth' }).click()
  await expect.element(getByText('The calendar did not load. Please type the date.')).toBeVisible()
  await getByRole('textbox', { name: 'Date of birth' }).fill('01/05/2009')
  const form = container.querySelector('form')
  expect(form && new FormData(form).get('born')).toBe('2009-01-05')
})
