import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from '../overlays/dialog.tsx'
import { DateField } from './date-field.tsx'

const label = 'Date of birth'

beforeEach(() => {
  vi.setSystemTime(new Date(2026, 4, 20, 23, 30))
})
afterEach(() => {
  vi.useRealTimers()
})

const sent = () => new FormData(document.querySelector('form') ?? undefined).get('born')

/** A form like ours: it finds its fields by the name of the event's target. */
const show = (props: Partial<Parameters<typeof DateField>[0]> = {}) => {
  const left = vi.fn()
  const changed = vi.fn()
  const isOurs = (target: EventTarget): target is HTMLInputElement =>
    'name' in target && target.name === 'born'
  return render(
    <form
      onBlur={({ target }) => isOurs(target) && left(target.value)}
      onChange={({ target }) => isOurs(target) && changed(target.value)}
    >
      <DateField name="born" label={label} {...props} />
      <button type="button">Next</button>
    </form>,
  ).then((screen) => ({ ...screen, left, changed, field: screen.getByRole('textbox', { name: label }) }))
}

const open = (screen: { getByRole: typeof page.getByRole }) =>
  screen.getByRole('button', { name: `Open calendar: ${label}` }).click()

test.each(['1/5/2009', '01-05-2009', '01.05.2009', '01052009'])('%s becomes 01/05/2009', async (typed) => {
  const { field, getByRole } = await show()
  await field.click()
  await userEvent.keyboard(typed)
  await getByRole('button', { name: 'Next' }).click()
  await expect.element(field).toHaveValue('01/05/2009')
  expect(sent()).toBe('2009-01-05')
})

test('the form gets a change for a valid date, and a blur when the field is left', async () => {
  const { left, changed } = await show()
  await userEvent.tab()
  await userEvent.keyboard('01/05/200')
  expect(changed).not.toHaveBeenCalled()
  await userEvent.keyboard('9')
  expect(changed).toHaveBeenCalledExactlyOnceWith('2009-01-05')
  expect(left).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(left).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(left).toHaveBeenCalledExactlyOnceWith('2009-01-05')
})

test('its own error appears only on blur, and disappears when the date is valid', async () => {
  const { field, getByRole } = await show({ hint: 'As in your passport.' })
  await field.click()
  await userEvent.keyboard('02/30/2009')
  await expect.element(field).toHaveAccessibleDescription('As in your passport.')
  await getByRole('button', { name: 'Next' }).click()
  await expect.element(field).toHaveAccessibleDescription('This day does not exist')
  await expect.element(field).toHaveValue('02/30/2009')
  await field.click()
  await userEvent.keyboard('{End}{Backspace}')
  await expect.element(field).toHaveAccessibleDescription('This day does not exist')
  await field.fill('02/28/2009')
  await expect.element(field).toHaveAccessibleDescription('As in your passport.')
})

test.each([
  ['01/05', 'Enter the date as MM/DD/YYYY'],
  ['12/31/1994', 'Choose a day on or after 01/01/1995'],
  ['05/21/2026', 'Choose a day that is not in the future'],
])('%s stays as typed, with an error, and is not sent', async (typed, fault) => {
  const { field, getByRole } = await show()
  await field.fill(typed)
  await getByRole('button', { name: 'Next' }).click()
  await expect.element(field).toHaveAccessibleDescription(fault)
  await expect.element(field).toBeInvalid()
  await expect.element(field).toHaveValue(typed)
  expect(sent()).toBe('')
})

test('today is the local day, even late in the evening', async () => {
  const { field } = await show()
  await field.fill('05/20/2026')
  expect(sent()).toBe('2026-05-20')
})

test('the future can be allowed, up to a last day', async () => {
  const { field, getByRole } = await show({ isFutureAllowed: true, max: '2027-01-31' })
  await field.fill('01/31/2027')
  expect(sent()).toBe('2027-01-31')
  await field.fill('02/01/2027')
  await getByRole('button', { name: 'Next' }).click()
  await expect.element(field).toHaveAccessibleDescription('Choose a day on or before 01/31/2027')
})

test('a date that is no longer valid is not sent', async () => {
  const chosen = vi.fn()
  const { field } = await show({ defaultValue: '2009-01-05', onValueChange: chosen })
  await expect.element(field).toHaveValue('01/05/2009')
  expect(sent()).toBe('2009-01-05')
  await field.fill('01/05/20')
  expect(sent()).toBe('')
  expect(chosen).toHaveBeenCalledExactlyOnceWith('')
})

test("an error in the typed date comes before the form's error", async () => {
  const { field, getByRole } = await show({ fault: 'Please enter your date of birth' })
  await expect.element(field).toHaveAccessibleDescription('Please enter your date of birth')
  await field.fill('02/30/2009')
  await getByRole('button', { name: 'Next' }).click()
  await expect.element(field).toHaveAccessibleDescription('This day does not exist')
})

test('the focus a form gives to the name reaches the field, without a blur', async () => {
  const { field, left } = await show()
  const named = document.querySelector('form')?.elements.namedItem('born')
  if (named instanceof HTMLElement) named.focus()
  await expect.element(field).toHaveFocus()
  expect(left).not.toHaveBeenCalled()
})

test('a form reset restores its first date, without an error', async () => {
  const { field, getByRole } = await show({ defaultValue: '2009-01-05' })
  await field.fill('02/30/2009')
  await getByRole('button', { name: 'Next' }).click()
  await expect.element(field).toBeInvalid()
  document.querySelector('form')?.reset()
  await expect.element(field).toHaveValue('01/05/2009')
  await expect.element(field).toBeValid()
  expect(sent()).toBe('2009-01-05')
})

test('a day picked in the calendar is written into the field, and the focus returns', async () => {
  const screen = await show({ defaultValue: '2009-01-05' })
  await open(screen)
  await screen.getByRole('button', { name: /January 17, 2009/ }).click()
  await expect.element(screen.field).toHaveValue('01/17/2009')
  expect(sent()).toBe('2009-01-17')
  expect(screen.changed).toHaveBeenCalledExactlyOnceWith('2009-01-17')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: `Open calendar: ${label}` })).toHaveFocus()
  expect(screen.left).not.toHaveBeenCalled()
})

test('the calendar works by keyboard alone, each time it opens', async () => {
  const screen = await show({ defaultValue: '2009-01-05' })
  screen
    .getByRole('button', { name: `Open calendar: ${label}` })
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: /January 5, 2009/ })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: `Open calendar: ${label}` })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: /January 5, 2009/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{PageDown}')
  await expect.element(screen.getByRole('button', { name: /February 13, 2009/ })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.field).toHaveValue('02/13/2009')
})

test('without a date the calendar opens in January, 16 years ago', async () => {
  const screen = await show()
  await open(screen)
  await expect.element(screen.getByRole('grid', { name: 'January 2010' })).toBeVisible()
})

test('the calendar opens at the typed date, and two lists reach far dates', async () => {
  const screen = await show()
  await screen.field.fill('03/04/2005')
  await open(screen)
  await expect.element(screen.getByRole('grid', { name: 'March 2005' })).toBeVisible()
  await screen.getByRole('combobox', { name: /year/i }).selectOptions('2011')
  await screen.getByRole('combobox', { name: /month/i }).selectOptions('November')
  await screen.getByRole('button', { name: /November 30, 2011/ }).click()
  expect(sent()).toBe('2011-11-30')
})

test('the calendar offers no invalid day', async () => {
  const screen = await show({ defaultValue: '2026-05-20' })
  await open(screen)
  await expect.element(screen.getByRole('button', { name: /May 21, 2026/ })).toBeDisabled()
  await expect
    .element(screen.getByRole('button', { name: /next month/i }))
    .toHaveAttribute('aria-disabled', 'true')
})

test('leaving the calendar for another field counts as a blur of the date', async () => {
  const screen = await show()
  await screen.field.fill('02/30/2009')
  await open(screen)
  await expect.element(screen.getByRole('grid')).toBeVisible()
  expect(screen.left).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Next' }).click()
  await expect.element(screen.field).toHaveAccessibleDescription('This day does not exist')
  expect(screen.left).toHaveBeenCalled()
})

test('the calendar fits a small phone', async () => {
  await page.viewport(360, 640)
  const screen = await show()
  await open(screen)
  await expect.element(screen.getByRole('grid')).toBeVisible()
  const { left, right } = screen.getByRole('dialog').element().getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(360)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await page.viewport(1280, 800)
})

test('in a dialog the calendar is above it, and Escape closes only the calendar', async () => {
  const closed = vi.fn()
  const screen = await render(
    <Dialog isOpen onClose={closed} title="Your data">
      <DateField name="born" label={label} defaultValue="2009-01-05" />
    </Dialog>,
  )
  await open(screen)
  await expect.element(screen.getByRole('button', { name: /January 5, 2009/ })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('grid')).not.toBeInTheDocument()
  expect(closed).not.toHaveBeenCalled()
  await open(screen)
  await screen.getByRole('button', { name: /January 6, 2009/ }).click()
  await expect.element(screen.getByRole('textbox', { name: label })).toHaveValue('01/06/2009')
})

test('an autofilled date is understood', async () => {
  const { field } = await show({ autoComplete: 'bday' })
  await field.fill('2009-01-05')
  await expect.element(field).toHaveValue('01/05/2009')
  expect(sent()).toBe('2009-01-05')
})

test("a disabled date is visible, but can't be changed and is not sent", async () => {
  const { field, getByRole } = await show({ defaultValue: '2009-01-05', isDisabled: true })
  await expect.element(field).toBeDisabled()
  await expect.element(getByRole('button', { name: `Open calendar: ${label}` })).toBeDisabled()
  expect(sent()).toBeNull()
})
