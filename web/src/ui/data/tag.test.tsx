import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Tag } from './tag.tsx'

test('a tag reads as written, whatever its look', async () => {
  const screen = await render(<Tag tone="positive">2 months free</Tag>)
  expect(screen.getByText('2 months free').element().textContent).toBe('2 months free')
})

test('a long tag stays within its space', async () => {
  const screen = await render(
    <div style={{ width: 120 }}>
      <Tag>Waiting for the answer of the head coach</Tag>
    </div>,
  )
  const tag = screen.getByText('Waiting for the answer of the head coach').element()
  expect(tag.getBoundingClientRect().width).toBeLessThanOrEqual(120)
})
