import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LoadingRegion, LoadingStatus, Skeleton, SkeletonLines, SkeletonRows } from './skeleton.tsx'

test('many skeletons are one sentence for a screen reader', async () => {
  const screen = await render(
    <LoadingRegion label="Loading the profile…">
      <Skeleton className="h-5 w-40" />
      <SkeletonLines lines={4} />
      <SkeletonRows rows={3} />
    </LoadingRegion>,
  )
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading the profile…')
  expect(screen.getByRole('status').elements()).toHaveLength(1)
  expect(screen.container.querySelector('[aria-busy="true"]')).not.toBeNull()
})

test('a skeleton takes the size of the content', async () => {
  const screen = await render(<Skeleton className="h-5 w-40" />)
  const { width, height } = screen.container.firstElementChild?.getBoundingClientRect() ?? {}
  expect([width, height]).toEqual([160, 20])
})

test('a skeleton never overflows', async () => {
  const screen = await render(
    <div style={{ width: 100 }}>
      <Skeleton className="h-5 w-40" />
    </div>,
  )
  expect(screen.container.querySelector('span')?.getBoundingClientRect().width).toBe(100)
})

test('has the requested number of lines, the last one shorter', async () => {
  const screen = await render(<SkeletonLines lines={3} />)
  const widths = [...screen.container.querySelectorAll('span > span')].map(
    (line) => line.getBoundingClientRect().width,
  )
  expect(widths).toHaveLength(3)
  expect(widths[2]).toBeLessThan(Number(widths[0]))
})

test('the text disappears when loading is over', async () => {
  const screen = await render(<LoadingStatus isLoading />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading…')
  await screen.rerender(<LoadingStatus isLoading={false} />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('')
})
