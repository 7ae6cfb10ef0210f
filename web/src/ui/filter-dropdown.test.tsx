import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FilterDropdown } from './filter-dropdown.tsx'

const options = [
  { value: 'pg', label: 'Point guard', count: 12 },
  { value: 'sg', label: 'Shooting guard', count: 8 },
  { value: 'c', label: 'Center', count: 0 },
] as const

type Position = (typeof options)[number]['value']

const Filtered = ({ onChange = vi.fn() }: { onChange?: (value: readonly Position[]) => void }) => {
  const [value, setValue] = useState<readonly Position[]>([])
  return (
    <FilterDropdown<Position>
      label="Position"
      options={options}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

const chip = page.getByRole('button', { name: /^Position/ })
const choice = (name: string) => page.getByRole('menuitemcheckbox', { name: new RegExp(`^${name}`) })
const clear = page.getByRole('menuitem', { name: 'Clear' })

test('several may be chosen while it stays open, in the order of the list', async () => {
  const onChange = vi.fn()
  await render(<Filtered onChange={onChange} />)
  await chip.click()
  await choice('Shooting guard').click()
  await expect.element(choice('Shooting guard')).toHaveAttribute('aria-checked', 'true')
  await choice('Point guard').click()
  await expect.element(choice('Point guard')).toHaveAttribute('aria-checked', 'true')
  expect(onChange).toHaveBeenLastCalledWith(['pg', 'sg'])
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Position 2 chosen' })).toHaveFocus()
})

test('counts stand beside the choices, zero too', async () => {
  await render(<Filtered />)
  await chip.click()
  await expect.element(choice('Point guard 12')).toBeVisible()
  await expect.element(choice('Center 0')).toBeVisible()
})

test('Clear takes all of them back and has nothing to do without one', async () => {
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

test('it works by keys alone', async () => {
  const onChange = vi.fn()
  await render(<Filtered onChange={onChange} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(choice('Point guard')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown} ')
  await expect.element(choice('Shooting guard')).toHaveAttribute('aria-checked', 'true')
  await expect.element(choice('Shooting guard')).toHaveFocus()
})

test('without anything to choose from it cannot be opened', async () => {
  await render(<FilterDropdown label="Position" options={[]} value={[]} onValueChange={vi.fn()} />)
  await expect.element(chip).toBeDisabled()
})
