import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Board, Card } from './card.tsx'

test('a card can be any element', async () => {
  const screen = await render(
    <Card as="section" aria-label="Billing" header={<h2>Billing</h2>} footer={<a href="#change">Change</a>}>
      <p>Next payment on December 1.</p>
    </Card>,
  )
  const card = screen.getByRole('region', { name: 'Billing' })
  await expect.element(card.getByRole('heading', { name: 'Billing' })).toBeVisible()
  await expect.element(card.getByText('Next payment on December 1.')).toBeVisible()
  await expect.element(card.getByRole('link', { name: 'Change' })).toBeVisible()
})

test('a long word does not widen a card', async () => {
  const screen = await render(
    <div style={{ width: 240 }}>
      <Card as="article">{'x'.repeat(200)}</Card>
    </div>,
  )
  const card = screen.getByRole('article').element()
  expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
})

test('the tiles of a board are side by side, with thin lines between', async () => {
  const screen = await render(
    <Board as="ul" columns="grid-cols-2">
      <li>One</li>
      <li>Two</li>
      <li>Three</li>
    </Board>,
  )
  const [one, two, three] = screen
    .getByRole('listitem')
    .elements()
    .map((tile) => tile.getBoundingClientRect())
  expect((two?.left ?? 0) - (one?.right ?? 0)).toBe(1)
  expect((three?.top ?? 0) - (one?.bottom ?? 0)).toBe(1)
})
