import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SelectField } from './select-field.tsx'

const levels = [
  { value: 'jv', label: 'Junior varsity' },
  { value: 'v', label: 'Varsity' },
  { value: 'club', label: 'Club', isDisabled: true },
]

const sentAs = (container: HTMLElement, name: string) => {
  const form = container.querySelector('form')
  return form && new FormData(form).get(name)
}

test('a select sends the chosen value, and reports it', async () => {
  const chosen = vi.fn()
  const { container, getByLabelText } = await render(
    <form>
      <SelectField name="level" label="Level" options={levels} placeholder="Choose" onValueChange={chosen} />
    </form>,
  )
  expect(sentAs(container, 'level')).toBe('')
  await getByLabelText('Level').selectOptions('Varsity')
  expect(sentAs(container, 'level')).toBe('v')
  expect(chosen).toHaveBeenCalledExactlyOnceWith('v')
})

test('a select starts with its default and a reset restores it', async () => {
  const { container, getByLabelText } = await render(
    <form>
      <SelectField name="level" label="Level" options={levels} placeholder="Choose" defaultValue="v" />
    </form>,
  )
  await expect.element(getByLabelText('Level')).toHaveValue('v')
  await getByLabelText('Level').selectOptions('Junior varsity')
  container.querySelector('form')?.reset()
  expect(sentAs(container, 'level')).toBe('v')
})

test('a choice can be cleared', async () => {
  const { container, getByRole } = await render(
    <form>
      <SelectField
        name="level"
        label="Level"
        options={levels}
        placeholder="Choose"
        defaultValue="v"
        isRequired
      />
    </form>,
  )
  await getByRole('combobox', { name: 'Level' }).selectOptions('Choose')
  expect(sentAs(container, 'level')).toBe('')
})

test('an option can be disabled', async () => {
  const { getByRole } = await render(<SelectField name="level" label="Level" options={levels} />)
  await expect.element(getByRole('option', { name: 'Club' })).toBeDisabled()
  await expect.element(getByRole('option', { name: 'Varsity', exact: true })).toBeEnabled()
})

test('options can be grouped', async () => {
  const { container } = await render(
    <SelectField
      name="level"
      label="Level"
      options={[
        { label: 'School', options: levels },
        { value: 'none', label: 'None' },
      ]}
    />,
  )
  const group = container.querySelector('optgroup')
  expect(group?.label).toBe('School')
  expect(group?.textContent).toBe('Junior varsityVarsityClub')
  expect(container.querySelector('select')?.textContent).toMatch(/None$/)
})

test('an error replaces the hint and is announced with the field', async () => {
  const { getByLabelText, rerender } = await render(
    <SelectField name="level" label="Level" options={levels} hint="Last season." />,
  )
  await expect.element(getByLabelText('Level')).toHaveAccessibleDescription('Last season.')
  await expect.element(getByLabelText('Level')).toBeValid()
  await rerender(
    <SelectField name="level" label="Level" options={levels} hint="Last season." fault="Please choose" />,
  )
  await expect.element(getByLabelText('Level')).toHaveAccessibleDescription('Please choose')
  await expect.element(getByLabelText('Level')).toBeInvalid()
})

test('the keyboard chooses without opening the list', async () => {
  const { getByLabelText } = await render(<SelectField name="level" label="Level" options={levels} />)
  await userEvent.tab()
  await expect.element(getByLabelText('Level')).toHaveFocus()
  await userEvent.keyboard('v')
  await expect.element(getByLabelText('Level')).toHaveValue('v')
})

test('a long option does not widen the field', async () => {
  const { container } = await render(
    <div style={{ width: 200 }}>
      <SelectField name="school" label="School" options={[{ value: 'a', label: 'Saint '.repeat(60) }]} />
    </div>,
  )
  expect(container.querySelector('select')?.getBoundingClientRect().width).toBe(200)
})
