import { CreditCard } from 'lucide-react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RadioGroup } from './radio-group.tsx'

const hands = [
  { value: 'right', label: 'Right' },
  { value: 'left', label: 'Left', hint: 'South paw' },
  { value: 'both', label: 'Both' },
]

const sentAs = (container: HTMLElement, name: string) => {
  const form = container.querySelector('form')
  return form && new FormData(form).get(name)
}

test('the chosen one is sent', async () => {
  const chosen = vi.fn()
  const { container, getByText } = await render(
    <form>
      <RadioGroup name="hand" legend="Throwing hand" options={hands} onValueChange={chosen} />
    </form>,
  )
  expect(sentAs(container, 'hand')).toBeNull()
  await getByText('Left').click()
  expect(sentAs(container, 'hand')).toBe('left')
  await getByText('Both').click()
  expect(sentAs(container, 'hand')).toBe('both')
  expect(chosen.mock.calls).toEqual([['left'], ['both']])
})

test('arrows go from one to the next and around', async () => {
  const { getByRole } = await render(
    <RadioGroup name="hand" legend="Throwing hand" options={hands} defaultValue="right" />,
  )
  await userEvent.tab()
  await expect.element(getByRole('radio', { name: 'Right' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(getByRole('radio', { name: 'Left' })).toBeChecked()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(getByRole('radio', { name: 'Both' })).toBeChecked()
})

test('the question and the error are announced with the group', async () => {
  const { getByRole } = await render(
    <RadioGroup
      name="hand"
      legend="Throwing hand"
      options={hands}
      isRequired
      hint="On the mound."
      fault="Please choose"
    />,
  )
  const group = getByRole('radiogroup', { name: 'Throwing hand' })
  await expect.element(group).toHaveAccessibleDescription('Please choose')
  await expect.element(group).toHaveAttribute('aria-invalid', 'true')
  await expect.element(group).toHaveAttribute('aria-required', 'true')
})

test('an option can have its own hint', async () => {
  const { getByRole } = await render(<RadioGroup name="hand" legend="Throwing hand" options={hands} />)
  await expect.element(getByRole('radio', { name: 'Left' })).toHaveAccessibleDescription('South paw')
  await expect.element(getByRole('radio', { name: 'Right' })).toHaveAccessibleDescription('')
})

test('two groups with the same options keep their own choices', async () => {
  const { container, getByRole } = await render(
    <form>
      <RadioGroup name="throws" legend="Throws" options={hands} defaultValue="left" />
      <RadioGroup name="bats" legend="Bats" options={hands} />
    </form>,
  )
  await getByRole('radiogroup', { name: 'Bats' }).getByRole('radio', { name: 'Right' }).click()
  expect([sentAs(container, 'throws'), sentAs(container, 'bats')]).toEqual(['left', 'right'])
})

test('a card can be pressed anywhere', async () => {
  const { container, getByRole, getByText } = await render(
    <form>
      <RadioGroup
        name="method"
        legend="How you pay"
        look="card"
        options={[
          { value: 'card', label: 'Card', icon: CreditCard },
          { value: 'paypal', label: 'PayPal' },
          { value: 'cash', label: 'Cash', isDisabled: true },
        ]}
      />
    </form>,
  )
  const card = getByText('PayPal').element().closest('label')
  await userEvent.click(card ?? container, { position: { x: 4, y: 4 } })
  expect(sentAs(container, 'method')).toBe('paypal')
  await expect.element(getByRole('radio', { name: 'Cash' })).toBeDisabled()
})

test('cards stack without room', async () => {
  const { container, getByText } = await render(
    <div style={{ width: 260 }}>
      <RadioGroup name="hand" legend="Throwing hand" look="card" options={hands} />
    </div>,
  )
  const top = (label: string) => getByText(label).element().getBoundingClientRect().top
  expect(top('Left')).toBeGreaterThan(top('Right'))
  expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth)
})

test('the choice can be controlled', async () => {
  const chosen = vi.fn()
  const { getByRole } = await render(
    <RadioGroup name="hand" legend="Throwing hand" options={hands} value="right" onValueChange={chosen} />,
  )
  await getByRole('radio', { name: 'Both' }).click()
  expect(chosen).toHaveBeenCalledExactlyOnceWith('both')
  await expect.element(getByRole('radio', { name: 'Right' })).toBeChecked()
})
