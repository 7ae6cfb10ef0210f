import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FilterDropdown } from './filter-dropdown.tsx'

const groups = [
  {
    heading: null,
    variants: [
      { id: 'pg', title: 'Point guard', count: 12 },
      { id: 'sg', title: 'Shooting guard', count: 8 },
      { id: 'c', title: 'Center', count: 0 },
    ],
  },
]

const Filtered = ({ onChange = vi.fn() }: { onChange?: (selected: readonly string[]) => void }) => {
  const [selected, setSelected] = useState<readonly string[]>([])
  const choose = (next: readonly string[]) => {
    setSelected(next)
    onChange(next)
  }
  return (
    <FilterDropdown
      label="Position"
      groups={groups}
      selected={selected}
      onToggle={(id) =>
        choose(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id])
      }
      onClear={() => choose([])}
    />
  )
}

const chip = page.getByRole('button', { name: /^Position/ })
const choice = (name: string) => page.getByRole('menuitemcheckbox', { name: new RegExp(`^${name}`) })
const clear = page.getByRole('menuitem', { name: 'Clear' })

test('several can be chosen while it stays open', async () => {
  const onChange = vi.fn()
  await render(<Filtered onChange={onChange} />)
  await chip.click()
  await choice('Shooting guard').click()
  await expect.element(choice('Shooting guard')).toHaveAttribute('aria-checked', 'true')
  await choice('Point guard').click()
  await expect.element(choice('Point guard')).toHaveAttribute('aria-checked', 'true')
  expect(onChange).toHaveBeenLastCalledWith(['sg', 'pg'])
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Position 2 chosen' })).toHaveFocus()
})

test('counts are beside the choices, even zero', async () => {
  await render(<Filtered />)
  await chip.click()
  await expect.element(choice('Point guard 12')).toBeVisible()
  await expect.element(choice('Center 0')).toBeVisible()
})

test('Clear removes all of them and is disabled without any', async () => {
  const onChange = vi.fn()
  await render(<Filtered onChange={onChange} />)
  await chip.click()
  await expect.element(clear).toHaveAttribute('aria-disabled', 'true')
  await choice('Center').click()
  await clear.click()
  await expect.element(choice('Center')).toHaveAttribute('aria-checked', 'false')
  expect(onChange).toHaveBeenLastCalledWith([])
  await expect.element(clear).toHaveAttribute('aria-disabled', 'true')
})

test('it works by keyboard alone', async () => {
  const onChange = vi.fn()
  await render(<Filtered onChange={onChange} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(choice('Point guard')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown} ')
  await expect.element(choice('Shooting guard')).toHaveAttribute('aria-checked', 'true')
  await expect.element(choice('Shooting guard')).toHaveFocus()
})

test("without choices it can't be opened", async () => {
  await render(
    <FilterDropdown label="Position" groups={[]} selected={[]} onToggle={vi.fn()} onClear={vi.fn()} />,
  )
  await expect.element(chip).toBeDisabled()
})

test('shows the choice if it has a text, and what is not saved yet', async () => {
  await render(
    <FilterDropdown
      label="Position"
      words="Center"
      groups={groups}
      selected={['c']}
      wanted={['c', 'pg']}
      onToggle={vi.fn()}
      onClear={vi.fn()}
    />,
  )
  await page.getByRole('button', { name: 'Position: Center' }).click()
  await expect.element(choice('Center')).toHaveAttribute('aria-checked', 'true')
  await expect.element(choice('Point guard')).toHaveAttribute('aria-checked', 'false')
  expect(choice('Point guard').element().querySelector('[class*=animate]')).not.toBeNull()
  expect(choice('Center').element().querySelector('[class*=animate]')).toBeNull()
})
