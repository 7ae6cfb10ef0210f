import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { usePageMark } from './use-page-mark.ts'

const Part = ({ isShown = true }: { isShown?: boolean }) => {
  usePageMark('saveFooter', isShown)
  return null
}

const isMarked = () => document.documentElement.matches('[data-save-footer]')

test('marks the page until the last of its parts is gone', async () => {
  const first = await render(<Part />)
  const second = await render(<Part />)
  expect(isMarked()).toBe(true)
  await first.unmount()
  expect(isMarked()).toBe(true)
  await second.rerender(<Part isShown={false} />)
  expect(isMarked()).toBe(false)
})
