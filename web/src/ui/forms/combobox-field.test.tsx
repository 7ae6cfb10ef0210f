import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from '../overlays/dialog.tsx'
import { ComboboxField, type ComboboxOption } from './combobox-field.tsx'

const cities: ComboboxOption[] = [
  { value: 'alb', label: 'Albany', detail: 'New York' },
  { value: 'can', label: 'Cañon City', detail: 'Colorado' },
  { value: 'me', label: 'Portland', detail: 'Maine' },
  { value: 'or', label: 'Portland', detail: 'Oregon' },
  { value: 'tor', label: 'Truth or Consequences', detail: 'New Mexico' },
]

const sent = () => new FormData(document.querySelector('form') ?? undefined).get('city')

/** A form like ours: it finds its fields by the name of the event's target. */
const show = async (props: Partial<Parameters<typeof ComboboxField>[0]> = {}) => {
  const left = vi.fn()
  const changed = vi.fn()
  const isOurs = (target: EventTarget): target is HTMLInputElement =>
    'name' in target && target.name === 'city'
  const screen = await render(
    <form
      onBlur={({ target }) => isOurs(target) && left(target.value)}
      onChange={({ target }) => isOurs(target) && changed(target.value)}
    >
      <button type="button">Elsewhere</button>
      <ComboboxField name="city" label="City" options={cities} {...props} />
      <button type="button">Next</button>
    </form>,
  )
  return { ...screen, left, changed, field: screen.getByRole('combobox', { name: 'City' }) }
}

test('typing searches, Enter selects the first, and the form gets its value', async () => {
  const chosen = vi.fn()
  const { field, getByRole, changed } = await show({ onValueChange: chosen })
  await field.click()
  await expect.element(getByRole('option').nth(4)).toBeVisible()
  await userEvent.keyboard('alb')
  await expect.element(getByRole('option')).toHaveTextContent('AlbanyNew York')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Albany')
  await expect.element(getByRole('listbox')).not.toBeInTheDocument()
  expect(sent()).toBe('alb')
  expect(changed).toHaveBeenCalledExactlyOnceWith('alb')
  expect(chosen).toHaveBeenCalledExactlyOnceWith('alb', cities[0])
})

test.each([
  ['CANON', 'Cañon City'],
  ['cañ', 'Cañon City'],
  ['or truth', 'Truth or Consequences'],
  ['mexico', 'Truth or Consequences'],
])('%s finds %s: accents, case, and word order do not count', async (typed, found) => {
  const { field, getByRole } = await show()
  await field.fill(typed)
  await expect.element(getByRole('option', { name: new RegExp(found) })).toBeVisible()
  expect(getByRole('option').elements()).toHaveLength(1)
})

test('arrows go through the list and distinguish two options of the same name', async () => {
  const { field, getByRole } = await show()
  await field.click()
  await userEvent.keyboard('portland{ArrowDown}')
  await expect.element(getByRole('option', { name: /Oregon/ })).toHaveAttribute('data-highlighted')
  await userEvent.keyboard('{Enter}')
  expect(sent()).toBe('or')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(getByRole('option', { name: /Oregon/ })).toHaveAttribute('aria-selected', 'true')
  await expect.element(getByRole('option', { name: /Maine/ })).toHaveAttribute('aria-selected', 'false')
})

test('Home and End move in the text', async () => {
  const { field } = await show({ defaultValue: 'alb' })
  await field.click()
  await userEvent.keyboard('{End}')
  const input = field.element() as HTMLInputElement
  expect(input.selectionStart).toBe(6)
  await userEvent.keyboard('{Home}')
  expect(input.selectionStart).toBe(0)
})

test('invalid text goes back to the last choice', async () => {
  const { field, getByText } = await show({ defaultValue: 'alb' })
  await field.fill('nowhere')
  await expect.element(getByText('No Results')).toBeVisible()
  await getByText('Elsewhere').click()
  await expect.element(field).toHaveValue('Albany')
  expect(sent()).toBe('alb')
})

test('invalid text is cleared without a last choice', async () => {
  const { field } = await show()
  await field.fill('nowhere')
  await userEvent.tab()
  await expect.element(field).toHaveValue('')
  expect(sent()).toBe('')
})

test('a fully typed option is selected', async () => {
  const { field, left } = await show()
  await field.fill('canon city')
  await userEvent.tab()
  await expect.element(field).toHaveValue('Cañon City')
  expect(sent()).toBe('can')
  expect(left).toHaveBeenCalledExactlyOnceWith('can')
})

test('a name that two options share selects neither', async () => {
  const { field } = await show({ defaultValue: 'alb' })
  await field.fill('portland')
  await userEvent.tab()
  await expect.element(field).toHaveValue('Albany')
  expect(sent()).toBe('alb')
})

test('Escape closes the list and keeps the choice, again and again', async () => {
  const { field, getByRole } = await show({ defaultValue: 'alb' })
  await field.click()
  await userEvent.keyboard('x')
  await expect.element(getByRole('option')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await expect.element(field).toHaveValue('Albany')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('Albany')
  expect(sent()).toBe('alb')
})

test('a choice is removed by its button, or by clearing the text', async () => {
  const { field, getByRole } = await show({ defaultValue: 'alb' })
  await getByRole('button', { name: 'Clear: City' }).click()
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
  expect(sent()).toBe('')
  await expect.element(getByRole('button', { name: 'Clear: City' })).not.toBeInTheDocument()
  await field.fill('alb')
  await userEvent.keyboard('{Enter}')
  expect(sent()).toBe('alb')
  await field.fill('')
  expect(sent()).toBe('')
})

test('the list opens by its button, and a press selects an option', async () => {
  const { field, getByRole, left } = await show()
  await getByRole('button', { name: 'Show the list: City' }).click()
  await getByRole('option', { name: /Maine/ }).click()
  await expect.element(field).toHaveValue('Portland')
  expect(sent()).toBe('me')
  expect(left).not.toHaveBeenCalled()
})

test('options from a server are shown as they are', async () => {
  const asked = vi.fn()
  const { field, getByRole } = await show({ filter: null, onQueryChange: asked })
  await field.click()
  await userEvent.keyboard('zz')
  expect(asked.mock.calls).toEqual([['z'], ['zz']])
  await expect.element(getByRole('option').nth(4)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Albany')
  expect(asked).toHaveBeenCalledTimes(2)
})

test('while a server searches, the list says so, and then says that nothing was found', async () => {
  const { field, getByRole, getByText, rerender } = await show({ options: [], filter: null, isLoading: true })
  await field.fill('zz')
  await expect.element(getByText('Loading…')).toBeVisible()
  await expect.element(getByText('No Results')).not.toBeInTheDocument()
  await rerender(
    <form>
      <ComboboxField name="city" label="City" options={[]} filter={null} emptyText="Nothing there" />
    </form>,
  )
  await expect.element(getByRole('combobox', { name: 'City' })).toBeVisible()
  await getByRole('combobox', { name: 'City' }).fill('zz')
  await expect.element(getByText('Nothing there')).toBeVisible()
})

const Searching = () => {
  const [options, setOptions] = useState(cities.slice(0, 1))
  return (
    <form>
      <ComboboxField
        name="city"
        label="City"
        defaultValue="alb"
        options={options}
        filter={null}
        onQueryChange={(text) => setOptions(cities.filter(({ label }) => label.startsWith(text)))}
      />
    </form>
  )
}

test('Enter selects nothing while a server searches, and the text stays', async () => {
  const { field, getByRole, getByText, rerender } = await show({ filter: null, options: [], isLoading: true })
  const submitted = vi.fn((event: Event) => event.preventDefault())
  document.querySelector('form')?.addEventListener('submit', submitted)
  await field.click()
  await userEvent.keyboard('alb{Enter}')
  await expect.element(getByText('Loading…')).toBeVisible()
  await expect.element(field).toHaveValue('alb')
  expect(submitted).not.toHaveBeenCalled()
  await rerender(
    <form>
      <button type="button">Elsewhere</button>
      <ComboboxField name="city" label="City" options={cities.slice(0, 1)} filter={null} />
      <button type="button">Next</button>
    </form>,
  )
  await expect.element(getByRole('option')).toBeVisible()
  await expect.element(field).toHaveValue('alb')
  await userEvent.keyboard('{Enter}')
  expect(sent()).toBe('alb')
})

test('a choice stays when the next options differ', async () => {
  const { getByRole } = await render(<Searching />)
  const field = getByRole('combobox', { name: 'City' })
  await field.fill('Port')
  await expect.element(getByRole('option').nth(1)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('Albany')
  expect(sent()).toBe('alb')
})

test('a value is kept while its option loads, and gets its text afterwards', async () => {
  const { getByRole, rerender } = await render(
    <form>
      <ComboboxField name="city" label="City" defaultValue="alb" options={[]} />
    </form>,
  )
  expect(sent()).toBe('alb')
  await rerender(
    <form>
      <ComboboxField name="city" label="City" defaultValue="alb" options={cities} />
    </form>,
  )
  await expect.element(getByRole('combobox', { name: 'City' })).toHaveValue('Albany')
  expect(sent()).toBe('alb')
})

test('a form reset restores its first choice', async () => {
  const { field } = await show({ defaultValue: 'alb' })
  await field.fill('cañ')
  await userEvent.keyboard('{Enter}')
  expect(sent()).toBe('can')
  document.querySelector('form')?.reset()
  await expect.element(field).toHaveValue('Albany')
  expect(sent()).toBe('alb')
})

test('a form reset to nothing has no choice', async () => {
  const { field } = await show()
  await field.fill('cañ')
  await userEvent.keyboard('{Enter}')
  document.querySelector('form')?.reset()
  await expect.element(field).toHaveValue('')
  expect(sent()).toBe('')
})

test('the form gets a blur with the value', async () => {
  const { field, getByText, left } = await show()
  await field.fill('alb')
  await userEvent.keyboard('{Enter}')
  expect(left).not.toHaveBeenCalled()
  await getByText('Elsewhere').click()
  expect(left).toHaveBeenCalledExactlyOnceWith('alb')
})

test('the focus a form gives to the name reaches the field', async () => {
  const { field, left } = await show({ fault: 'Please choose a city' })
  const named = document.querySelector('form')?.elements.namedItem('city')
  if (named instanceof HTMLElement) named.focus()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAccessibleDescription('Please choose a city')
  expect(left).not.toHaveBeenCalled()
})

test('a long list shows a part, and typing finds the rest', async () => {
  const many = Array.from({ length: 3000 }, (_, index) => ({
    value: String(index),
    label: `Player ${index}`,
  }))
  const { field, getByRole } = await show({ options: many })
  await field.click()
  await expect.element(getByRole('option').nth(199)).toBeInTheDocument()
  await expect.element(getByRole('option').nth(200)).not.toBeInTheDocument()
  await field.fill('2999')
  await expect.element(getByRole('option', { name: 'Player 2999' })).toBeVisible()
})

test('the list fits a small phone', async () => {
  await page.viewport(360, 640)
  const { field, getByRole } = await show({
    options: [...cities, { value: 'x', label: 'Llanfair'.repeat(20) }],
  })
  await field.click()
  await expect.element(getByRole('listbox')).toBeVisible()
  const { left, right } = getByRole('listbox').element().getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(360)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await page.viewport(1280, 800)
})

test('in a dialog the list is above it, and Escape closes the list first', async () => {
  const closed = vi.fn()
  const { getByRole } = await render(
    <Dialog isOpen onClose={closed} title="Your city">
      <form>
        <ComboboxField name="city" label="City" options={cities} />
      </form>
    </Dialog>,
  )
  await getByRole('combobox', { name: 'City' }).click()
  await getByRole('option', { name: /Albany/ }).click()
  expect(sent()).toBe('alb')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(getByRole('listbox')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(getByRole('listbox')).not.toBeInTheDocument()
  expect(closed).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => closed.mock.calls.length).toBe(1)
  expect(sent()).toBe('alb')
})

test("a disabled combobox is visible, but can't be changed and is not sent", async () => {
  const { field, getByRole } = await show({ defaultValue: 'alb', isDisabled: true })
  await expect.element(field).toBeDisabled()
  await expect.element(field).toHaveValue('Albany')
  await expect.element(getByRole('button', { name: 'Clear: City' })).not.toBeInTheDocument()
  expect(sent()).toBeNull()
})
