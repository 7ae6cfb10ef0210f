import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Checkbox, CheckboxGroup } from './checkbox.tsx'

const dataOf = (container: HTMLElement) => {
  const form = container.querySelector('form')
  return form ? [...new FormData(form).entries()] : []
}

test("a checkbox is in its form's data only while it is on", async () => {
  const changed = vi.fn()
  const { container, getByText } = await render(
    <form>
      <Checkbox name="news" label="Tell me more" onCheckedChange={changed} />
    </form>,
  )
  expect(dataOf(container)).toEqual([])
  await getByText('Tell me more').click()
  expect(dataOf(container)).toEqual([['news', 'on']])
  expect(changed).toHaveBeenLastCalledWith(true)
  await getByText('Tell me more').click()
  expect(dataOf(container)).toEqual([])
  expect(changed).toHaveBeenLastCalledWith(false)
})

test('the space bar turns a checkbox on and off', async () => {
  const { getByRole } = await render(<Checkbox name="news" label="Tell me more" defaultChecked />)
  await userEvent.tab()
  await expect.element(getByRole('checkbox', { name: 'Tell me more' })).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(getByRole('checkbox')).not.toBeChecked()
})

test('a checkbox can be indeterminate until someone presses it', async () => {
  const { getByRole } = await render(<Checkbox name="all" label="Everyone" isIndeterminate />)
  await expect.element(getByRole('checkbox')).toBePartiallyChecked()
  await getByRole('checkbox').click()
  await expect.element(getByRole('checkbox')).toBeChecked()
})

test('a checkbox stays indeterminate while its owner says so', async () => {
  const { getByRole, rerender } = await render(<Checkbox name="all" label="Everyone" isIndeterminate />)
  await rerender(<Checkbox name="all" label="Everyone" />)
  await expect.element(getByRole('checkbox')).not.toBePartiallyChecked()
})

test('an error replaces the hint and is announced with the checkbox', async () => {
  const { getByRole, rerender } = await render(
    <Checkbox name="terms" label="I agree" hint="Two pages." isRequired />,
  )
  await expect.element(getByRole('checkbox')).toHaveAccessibleDescription('Two pages.')
  await rerender(<Checkbox name="terms" label="I agree" hint="Two pages." isRequired fault="Please agree" />)
  await expect.element(getByRole('checkbox')).toHaveAccessibleDescription('Please agree')
  await expect.element(getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true')
})

test('a link in the label can be followed without checking the box', async () => {
  const { getByRole } = await render(
    <Checkbox
      name="terms"
      label={
        <>
          I agree to the <a href="#terms">terms</a>
        </>
      }
    />,
  )
  await getByRole('link', { name: 'terms' }).click()
  await expect.element(getByRole('checkbox', { name: 'I agree to the terms' })).not.toBeChecked()
})

test('a disabled checkbox ignores presses and is not sent', async () => {
  const { container, getByText } = await render(
    <form>
      <Checkbox name="locked" label="Locked" defaultChecked disabled />
    </form>,
  )
  await getByText('Locked').click({ force: true })
  expect(dataOf(container)).toEqual([])
})

test('checkboxes of one question share its name', async () => {
  const { container, getByRole } = await render(
    <form>
      <CheckboxGroup legend="Days" fault="Please choose one">
        <Checkbox name="days" value="sat" label="Saturday" />
        <Checkbox name="days" value="sun" label="Sunday" />
      </CheckboxGroup>
    </form>,
  )
  await expect.element(getByRole('group', { name: 'Days' })).toHaveAccessibleDescription('Please choose one')
  await getByRole('checkbox', { name: 'Saturday' }).click()
  await getByRole('checkbox', { name: 'Sunday' }).click()
  expect(dataOf(container)).toEqual([
    ['days', 'sat'],
    ['days', 'sun'],
  ])
})

test('a long label wraps beside its box', async () => {
  const { container, getByRole } = await render(
    <div style={{ width: 240 }}>
      <Checkbox name="long" label={'A very long sentence that goes on '.repeat(8)} />
    </div>,
  )
  expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth)
  expect(getByRole('checkbox').element().getBoundingClientRect().width).toBe(20)
})
