import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Badge } from './badge.tsx'

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [12_000, '99+'],
])('of %i it shows %s', async (count, text) => {
  const screen = await render(<Badge count={count} label="unread" />)
  await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
})

test('a screen reader hears the whole number, and once', async () => {
  const screen = await render(
    <button type="button">
      Messages <Badge count={120} label="120 unread" />
    </button>,
  )
  await expect.element(screen.getByRole('button', { name: 'Messages 120 unread' })).toBeVisible()
})

test('without a label the number is read', async () => {
  const screen = await render(
    <button type="button">
      Messages <Badge count={120} />
    </button>,
  )
  await expect.element(screen.getByRole('button', { name: 'Messages 120' })).toBeVisible()
})

test.each([[0], [-1], [Number.NaN]])('of %d it shows nothing', async (count) => {
  const screen = await render(<Badge count={count} label="unread" />)
  expect(screen.container.childElementCount).toBe(0)
})

test('zero is shown where it is asked for', async () => {
  const screen = await render(<Badge count={0} label="none" isZeroShown />)
  await expect.element(screen.getByText('0')).toBeVisible()
})
