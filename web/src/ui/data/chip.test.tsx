import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Chip, RemovableChip } from './chip.tsx'

test('a toggle chip says whether it is on', async () => {
  const Favorites = () => {
    const [isOn, setOn] = useState(false)
    return (
      <Chip isOn={isOn} onClick={() => setOn(!isOn)}>
        Favorites
      </Chip>
    )
  }
  const screen = await render(<Favorites />)
  await screen.getByRole('button', { name: 'Favorites', pressed: false }).click()
  await expect.element(screen.getByRole('button', { name: 'Favorites', pressed: true })).toBeVisible()
})

test('a chip that only opens something is not on or off', async () => {
  const opened = vi.fn()
  const screen = await render(<Chip onClick={opened}>Conference</Chip>)
  const chip = screen.getByRole('button', { name: 'Conference' })
  await chip.click()
  expect(opened).toHaveBeenCalledOnce()
  await expect.element(chip).not.toHaveAttribute('aria-pressed')
})

test('a filter is removed by its button, by pointer or keyboard', async () => {
  const removed = vi.fn()
  const screen = await render(<RemovableChip label="Within 300 mi" onRemove={removed} />)
  await expect.element(screen.getByText('Within 300 mi')).toBeVisible()
  await screen.getByRole('button', { name: 'Remove Within 300 mi' }).click()
  await userEvent.keyboard('{Enter}')
  expect(removed).toHaveBeenCalledTimes(2)
})

test('a long filter wraps and keeps its button', async () => {
  const screen = await render(
    <div style={{ width: 160 }}>
      <RemovableChip
        label="Division one, division two and everything that comes after them"
        onRemove={vi.fn()}
      />
    </div>,
  )
  const cross = screen.getByRole('button').element().getBoundingClientRect()
  expect(cross.right).toBeLessThanOrEqual(screen.container.getBoundingClientRect().left + 160)
  expect(cross.width).toBe(24)
})
