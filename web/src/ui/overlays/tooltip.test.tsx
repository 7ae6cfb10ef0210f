import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../actions/button.tsx'
import { Tooltip } from './tooltip.tsx'

const button = page.getByRole('button', { name: 'Search' })
const tip = page.getByRole('tooltip')

const show = (hidesAfter?: number) =>
  render(
    <div style={{ paddingTop: 80 }}>
      <Tooltip text="Name, college or coach" hidesAfter={hidesAfter}>
        {(trigger) => <Button {...trigger}>Search</Button>}
      </Tooltip>
      <button type="button">Elsewhere</button>
    </div>,
  )

test('its text describes its target, visible or not', async () => {
  await show()
  await expect.element(button).toHaveAccessibleDescription('Name, college or coach')
  await expect.element(tip).not.toBeInTheDocument()
})

test('the pointer shows and hides it', async () => {
  await show()
  await button.hover()
  await expect.element(tip).toBeVisible()
  await page.getByRole('button', { name: 'Elsewhere' }).hover()
  await expect.element(tip).not.toBeInTheDocument()
})

test('the pointer can rest on the text itself', async () => {
  await show()
  await button.hover()
  await expect.element(tip).toBeVisible()
  await tip.hover()
  await expect.element(tip).toBeVisible()
})

test('keyboard focus shows it, Escape hides it', async () => {
  await show()
  await userEvent.tab()
  await expect.element(tip).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(tip).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('it disappears with the focus', async () => {
  await show()
  await userEvent.tab()
  await expect.element(tip).toBeVisible()
  await userEvent.tab()
  await expect.element(tip).not.toBeInTheDocument()
})

test('it can disappear by itself after a while', async () => {
  await show(2000)
  vi.useFakeTimers()
  try {
    await userEvent.tab()
    await expect.element(tip).toBeVisible()
    vi.advanceTimersByTime(1999)
    await expect.element(tip).toBeVisible()
    vi.advanceTimersByTime(1)
    await expect.element(tip).not.toBeInTheDocument()
  } finally {
    vi.useRealTimers()
  }
})

test('touch presses are not delayed', async () => {
  const pressed = vi.fn()
  await render(
    <Tooltip text="Name, college or coach">
      {(trigger) => (
        <Button {...trigger} onClick={pressed}>
          Search
        </Button>
      )}
    </Tooltip>,
  )
  const target = button.element()
  vi.useFakeTimers()
  try {
    target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }))
    vi.advanceTimersByTime(5000)
  } finally {
    vi.useRealTimers()
  }
  await expect.element(tip).not.toBeInTheDocument()
  await button.click()
  expect(pressed).toHaveBeenCalledOnce()
})

test('it is over its target, on the screen', async () => {
  await show()
  await button.hover()
  await expect.element(tip).toBeVisible()
  const { bottom, left } = tip.element().getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(button.element().getBoundingClientRect().top)
  expect(left).toBeGreaterThanOrEqual(0)
})
