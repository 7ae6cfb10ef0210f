import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Field } from './field.tsx'

const show = (props: { hint?: string; fault?: string; isRequired?: boolean; isLabelHidden?: boolean }) =>
  render(
    <Field label="School" {...props}>
      {(control) => <input {...control} />}
    </Field>,
  )

test('the label names the control, and its star is not part of the name', async () => {
  const { getByRole } = await show({ isRequired: true })
  const field = getByRole('textbox', { name: 'School', exact: true })
  await expect.element(field).toBeRequired()
})

test('the error replaces the hint', async () => {
  const screen = await show({ hint: 'As on your jersey.' })
  const field = screen.getByRole('textbox')
  await expect.element(field).toHaveAccessibleDescription('As on your jersey.')
  await screen.rerender(
    <Field label="School" hint="As on your jersey." fault="Please enter a school">
      {(control) => <input {...control} />}
    </Field>,
  )
  await expect.element(field).toHaveAccessibleDescription('Please enter a school')
  await expect.element(field).toBeInvalid()
})

test('a hidden label is still a name', async () => {
  const { getByRole } = await show({ isLabelHidden: true })
  await expect.element(getByRole('textbox', { name: 'School' })).toBeVisible()
})
