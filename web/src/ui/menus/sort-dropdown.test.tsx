import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SortDropdown } from './sort-dropdown.tsx'

type Order = 'match' | 'distance' | 'cost'

const Sorted = ({ onChange = vi.fn() }: { onChange?: (order: Order) => void }) => {
  const [order, setOrder] = useState<Order>('match')
  return (
    <SortDropdown<Order>
      label="Sort by"
      options={[
        { value: 'match', label: 'Best match', count: 1204 },
        { value: 'distance', label: 'Distance', count: 0 },
        { value: 'cost', label: 'Net cost' },
      ]}
      value={order}
      onValueChange={(next) => {
        setOrder(next)
        onChange(next)
      }}
    />
  )
}

const choice = (name: string) => page.getByRole('menuitemradio', { name: new RegExp(`^${name}`) })

test('the button shows the sort order, and the menu the counts', async () => {
  await render(<Sorted />)
  await page.getByRole('button', { name: 'Sort by Best match' }).click()
  await expect.element(choice('Best match')).toHaveAttribute('aria-checked', 'true')
  expect(
    page
      .getByRole('menuitemradio')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Best match1,204', 'Distance0', 'Net cost'])
})

test('a choice closes the menu and is reported one time', async () => {
  const onChange = vi.fn()
  await render(<Sorted onChange={onChange} />)
  const button = page.getByRole('button', { name: /^Sort by/ })
  await button.click()
  await choice('Distance').click()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(button).toHaveTextContent('Sort byDistance')
  await expect.element(button).toHaveFocus()
  expect(onChange).toHaveBeenCalledExactlyOnceWith('distance')
})

test('it works by keyboard alone', async () => {
  const onChange = vi.fn()
  await render(<Sorted onChange={onChange} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(choice('Best match')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(page.getByRole('button', { name: 'Sort by Net cost' })).toHaveFocus()
  expect(onChange).toHaveBeenCalledExactlyOnceWith('cost')
})
