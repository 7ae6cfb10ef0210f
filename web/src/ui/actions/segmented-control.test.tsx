import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SegmentedControl } from './segmented-control.tsx'

const options = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'annual', label: 'Annual' },
  { value: 'never', label: 'Never', isDisabled: true },
] as const

const sent = (form: Element | null) => (form instanceof HTMLFormElement ? [...new FormData(form)] : null)

test('one option is chosen, by press or by arrow', async () => {
  const changed = vi.fn()
  const screen = await render(
    <SegmentedControl label="Billing period" options={options} onValueChange={changed} />,
  )
  await expect.element(screen.getByRole('radiogroup', { name: 'Billing period' })).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  await screen.getByRole('radio', { name: 'Annual' }).click()
  await expect.element(screen.getByRole('radio', { name: 'Annual' })).toBeChecked()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  expect(changed.mock.calls).toEqual([['annual'], ['monthly']])
})

test('it is sent with its form under its name', async () => {
  const screen = await render(
    <form>
      <SegmentedControl label="Billing period" name="billing_cycle" options={options} defaultValue="annual" />
    </form>,
  )
  expect(sent(screen.container.querySelector('form'))).toEqual([['billing_cycle', 'annual']])
})

test('without a name nothing is sent', async () => {
  const screen = await render(
    <form>
      <SegmentedControl label="Billing period" options={options} />
    </form>,
  )
  await screen.getByRole('radio', { name: 'Annual' }).click()
  await expect.element(screen.getByRole('radio', { name: 'Monthly' })).not.toBeChecked()
  expect(sent(screen.container.querySelector('form'))).toEqual([])
})

test('two controls without a name do not affect each other', async () => {
  const screen = await render(
    <>
      <SegmentedControl label="First" options={options} />
      <SegmentedControl label="Second" options={options} />
    </>,
  )
  await screen.getByRole('radiogroup', { name: 'First' }).getByRole('radio', { name: 'Annual' }).click()
  const second = screen.getByRole('radiogroup', { name: 'Second' })
  await expect.element(second.getByRole('radio', { name: 'Monthly' })).toBeChecked()
})

test('a controlled value wins', async () => {
  const Held = () => {
    const [value, setValue] = useState<'monthly' | 'annual' | 'never'>('monthly')
    return (
      <>
        <SegmentedControl label="Billing period" options={options} value={value} onValueChange={setValue} />
        <button type="button" onClick={() => setValue('monthly')}>
          Back
        </button>
      </>
    )
  }
  const screen = await render(<Held />)
  await screen.getByRole('radio', { name: 'Annual' }).click()
  await expect.element(screen.getByRole('radio', { name: 'Annual' })).toBeChecked()
  await screen.getByRole('button', { name: 'Back' }).click()
  await expect.element(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked()
})

test("a disabled segment can't be chosen", async () => {
  const screen = await render(<SegmentedControl label="Billing period" options={options} />)
  await expect.element(screen.getByRole('radio', { name: 'Never' })).toBeDisabled()
})

test('in a narrow space, segments wrap', async () => {
  const screen = await render(
    <div style={{ width: 150 }}>
      <SegmentedControl label="Billing period" options={options} />
    </div>,
  )
  expect(screen.getByRole('radiogroup').element().getBoundingClientRect().width).toBeLessThanOrEqual(150)
})
