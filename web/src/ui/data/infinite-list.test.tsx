import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InfiniteList } from './infinite-list.tsx'

const rows = (count: number) => Array.from({ length: count }, (_, place) => `Row ${place + 1}`)
const row = (name: string) => <p style={{ height: 60 }}>{name}</p>

const given = { label: 'Messages', itemKey: String, isLoading: false, hasMore: true, isScroller: true }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const frames = async (count = 3) => {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
}

const isWaiting = (timers = 1) => expect.poll(() => vi.getTimerCount()).toBe(timers)

const shown = async (more: Partial<Parameters<typeof InfiniteList<string>>[0]> = {}) => {
  const load = vi.fn()
  const screen = await render(
    <div style={{ height: 300 }}>
      <InfiniteList {...given} items={rows(20)} onLoadMore={load} {...more}>
        {row}
      </InfiniteList>
    </div>,
  )
  const list = screen.getByRole('list', { name: 'Messages' })
  const area = list.query()?.parentElement
  /** Leaves this many pixels below, and lets the browser notice. */
  const scrollTo = async (left: number) => {
    if (area) area.scrollTop = area.scrollHeight - area.clientHeight - left
    await frames()
  }
  return { screen, load, list, scrollTo }
}

test('the next page is requested within 5 pixels of the end, after 300 milliseconds', async () => {
  const { load, scrollTo } = await shown()
  await scrollTo(8)
  vi.advanceTimersByTime(1000)
  expect(load).not.toHaveBeenCalled()
  await scrollTo(4)
  await isWaiting()
  vi.advanceTimersByTime(299)
  expect(load).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(load).toHaveBeenCalledOnce()
})

test('passing the end quickly requests nothing', async () => {
  const { load, scrollTo } = await shown()
  await scrollTo(0)
  await isWaiting()
  vi.advanceTimersByTime(299)
  await scrollTo(500)
  await isWaiting(0)
  vi.advanceTimersByTime(1000)
  expect(load).not.toHaveBeenCalled()
})

test.each([
  ['while a page is loading', { isLoading: true }],
  ['after the last page', { hasMore: false }],
  ['after an error', { fault: 'The connection dropped.' }],
])('nothing is requested %s', async (_, more) => {
  const { load, scrollTo } = await shown(more)
  await scrollTo(0)
  vi.advanceTimersByTime(1000)
  expect(load).not.toHaveBeenCalled()
})

test('pages that do not fill the space are followed by the next, until there is none', async () => {
  const Growing = () => {
    const [count, setCount] = useState(1)
    return (
      <div style={{ height: 300 }}>
        <InfiniteList
          {...given}
          items={rows(count)}
          hasMore={count < 3}
          onLoadMore={() => setCount(count + 1)}
          endText="That is all."
        >
          {row}
        </InfiniteList>
      </div>
    )
  }
  const screen = await render(<Growing />)
  await expect
    .poll(async () => {
      await frames()
      vi.advanceTimersByTime(300)
      return screen.getByRole('listitem').elements().length
    })
    .toBe(3)
  await expect.element(screen.getByText('That is all.')).toBeVisible()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})

test('the page itself can scroll', async () => {
  const { load } = await shown({ isScroller: false })
  await frames()
  vi.advanceTimersByTime(1000)
  expect(load).not.toHaveBeenCalled()
  window.scrollTo(0, document.documentElement.scrollHeight)
  await isWaiting()
  vi.advanceTimersByTime(300)
  expect(load).toHaveBeenCalledOnce()
})

test('a hidden list requests nothing', async () => {
  const load = vi.fn()
  await render(
    <div hidden>
      <InfiniteList {...given} items={rows(2)} onLoadMore={load}>
        {row}
      </InfiniteList>
    </div>,
  )
  await frames()
  vi.advanceTimersByTime(1000)
  expect(load).not.toHaveBeenCalled()
})

test('by keyboard a button loads more, and the focus moves to the first new row', async () => {
  vi.useRealTimers()
  const Growing = () => {
    const [count, setCount] = useState(20)
    return (
      <div style={{ height: 300 }}>
        <InfiniteList {...given} items={rows(count)} hasMore={count < 30} onLoadMore={() => setCount(30)}>
          {row}
        </InfiniteList>
      </div>
    )
  }
  const screen = await render(<Growing />)
  screen.getByRole('button', { name: 'Show more' }).element().focus({ preventScroll: true })
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('listitem').nth(20)).toHaveFocus()
})

test('loading shows skeleton rows and says so', async () => {
  const { screen, list } = await shown({ isLoading: true, skeleton: <p>The shape of a row</p> })
  await expect.element(screen.getByText('The shape of a row')).toBeVisible()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading…')
  await expect.element(list).toHaveAttribute('aria-busy', 'true')
})

test('an error says what happened and can be retried', async () => {
  const { screen, load } = await shown({ fault: 'The connection dropped.' })
  await expect.element(screen.getByRole('alert').getByText('The connection dropped.')).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(load).toHaveBeenCalledOnce()
})

test('an empty list shows a sentence', async () => {
  const { screen } = await shown({
    items: [],
    hasMore: false,
    empty: <p>No messages yet</p>,
    endText: 'The end',
  })
  await expect.element(screen.getByText('No messages yet')).toBeVisible()
  await expect.element(screen.getByText('The end')).not.toBeInTheDocument()
})
