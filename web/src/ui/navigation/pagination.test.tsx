import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Pagination } from './pagination.tsx'

afterEach(() => page.viewport(1280, 800))

const Pages = ({ start, last }: { start: number; last: number }) => {
  const [current, setCurrent] = useState(start)
  return <Pagination current={current} last={last} onPageChange={setCurrent} />
}

test('a single page needs no pagination', async () => {
  const screen = await render(<Pagination current={1} last={1} onPageChange={vi.fn()} />)
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument()
})

test('the current page is marked, and others are one press away', async () => {
  const screen = await render(<Pages start={6} last={12} />)
  const pages = screen.getByRole('navigation', { name: 'Pages' })
  await expect.element(pages.getByRole('button', { name: '6' })).toHaveAttribute('aria-current', 'page')
  await pages.getByRole('button', { name: 'Next' }).click()
  await expect.element(pages.getByRole('button', { name: '7' })).toHaveAttribute('aria-current', 'page')
  await pages.getByRole('button', { name: '12' }).click()
  await expect.element(pages.getByRole('button', { name: '12' })).toHaveAttribute('aria-current', 'page')
  await pages.getByRole('button', { name: 'Previous' }).click()
  await expect.element(pages.getByRole('button', { name: '11' })).toHaveAttribute('aria-current', 'page')
})

test('Next to the last page keeps the focus there, and further presses do nothing', async () => {
  const screen = await render(<Pages start={2} last={3} />)
  const next = screen.getByRole('button', { name: 'Next' })
  await next.click()
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await expect.element(next).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: '3' })).toHaveAttribute('aria-current', 'page')
})

test('pressing the current page changes nothing', async () => {
  const changed = vi.fn()
  const screen = await render(<Pagination current={2} last={3} onPageChange={changed} />)
  await screen.getByRole('button', { name: '2' }).click()
  expect(changed).not.toHaveBeenCalled()
})

test('pages with addresses are links, and the ends are disabled', async () => {
  const screen = await render(<Pagination current={1} last={3} hrefOf={(number) => `?page=${number}`} />)
  await expect.element(screen.getByRole('link', { name: '3' })).toHaveAttribute('href', '?page=3')
  await expect.element(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?page=2')
  const previous = screen.getByRole('link', { name: 'Previous' })
  await expect.element(previous).not.toHaveAttribute('href')
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
})

test('a link is followed without a page load, unless it opens a new tab', async () => {
  const changed = vi.fn()
  const screen = await render(
    <Pagination current={1} last={3} hrefOf={(number) => `#page-${number}`} onPageChange={changed} />,
  )
  const link = screen.getByRole('link', { name: '3' })
  await link.click()
  expect(changed.mock.calls).toEqual([[3]])
  expect(location.hash).toBe('')
  // The browser would open a new tab. It is enough to know that the event was left to it.
  let isLeftToBrowser = false
  const watch = (event: Event) => {
    isLeftToBrowser = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', watch, { once: true })
  await link.click({ modifiers: ['Control'] })
  expect(isLeftToBrowser).toBe(true)
  expect(changed).toHaveBeenCalledOnce()
})

test('in a narrow space it shows the page and the total', async () => {
  await page.viewport(360, 640)
  const screen = await render(<Pages start={3} last={12} />)
  await expect.element(screen.getByText('Page 3 of 12')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: '3' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Next' }).click()
  await expect.element(screen.getByText('Page 4 of 12')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(360)
})
