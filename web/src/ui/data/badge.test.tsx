import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Badge } from './badge.tsx'

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [12_000, '99+'],
])('%i is shown as %s', async (count, text) => {
  const screen = await render(<Badge count={count} label="unread" />)
  await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
})

test('a screen reader announces the full number, one time', async () => {
  const screen = await render(
    <button type="button">
      Messages <Badge count={120} label="120 unread" />
    </button>,
  )
  await expect.element(screen.getByRole('button', { name: 'Messages 120 unread' })).toBeVisible()
})

test('without a label the number is announced', async () => {
  const screen = await render(
    <button type="button">
      Messages <Badge count={120} />
    </button>,
  )
  await expect.element(screen.getByRole('button', { name: 'Messages 120' })).toBeVisible()
})

test.each([[0], [-1], [Number.NaN]])('%d shows nothing', async (count) => {
  const screen = await render(<Badge count={count} label="unread" />)
  expect(screen.container.childElementCount).toBe(0)
})

test('zero is shown on request', async () => {
  const screen = await render(<Badge count={0} label="none" isZeroShown />)
  await expect.element(screen.getByText('0')).toBeVisible()
})
