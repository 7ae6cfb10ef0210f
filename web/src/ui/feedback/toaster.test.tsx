import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SaveFooter } from '../forms/save-footer.tsx'
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { toast, toasts } from './toast.ts'
import { Toaster } from './toaster.tsx'

const dismiss = page.getByRole('button', { name: 'Dismiss' })

const bottomOf = (element: Element) => element.getBoundingClientRect().bottom

beforeEach(async () => page.viewport(1280, 800))

afterEach(async () => {
  document.documentElement.style.fontSize = ''
  vi.useRealTimers()
  for (const { id } of toasts.current()) toast.dismiss(id)
  await expect.poll(() => toasts.current()).toEqual([])
})

test('the live regions are there before the first toast', async () => {
  const screen = await render(<Toaster />)
  const regions = [...screen.container.querySelectorAll('[aria-live]')]
  expect(regions.map((region) => region.getAttribute('aria-live'))).toEqual(['polite', 'assertive'])
  toast('Link copied')
  toast.error('The photo is too large')
  await expect.element(page.getByText('Link copied')).toBeVisible()
  expect(regions.map(({ textContent }) => textContent)).toEqual(['Link copied', 'The photo is too large'])
})

test('Saved and Deleted are shown for a second, with nothing to press', async () => {
  await render(<Toaster />)
  vi.useFakeTimers()
  toast.saved()
  toast.deleted()
  await expect.element(page.getByText('Saved')).toBeVisible()
  await expect.element(page.getByText('Deleted')).toBeVisible()
  await expect.element(dismiss).not.toBeInTheDocument()
  vi.advanceTimersByTime(1200)
  await expect.element(page.getByText('Saved')).not.toBeInTheDocument()
  await expect.element(page.getByText('Deleted')).not.toBeInTheDocument()
})

test('a toast is closed by its button, and the focus returns', async () => {
  await render(
    <>
      <button type="button">Save</button>
      <Toaster />
    </>,
  )
  const save = page.getByRole('button', { name: 'Save' })
  await save.click()
  toast.error('The photo is too large')
  await dismiss.click()
  await expect.element(page.getByText('The photo is too large')).not.toBeInTheDocument()
  await expect.element(save).toHaveFocus()
})

test('its action runs one time and closes it', async () => {
  const onPress = vi.fn()
  await render(<Toaster />)
  toast('Event removed', { action: { label: 'Undo', onPress } })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Event removed')).not.toBeInTheDocument()
  expect(onPress).toHaveBeenCalledOnce()
})

test('F8 moves the focus to it from anywhere, and it waits there', async () => {
  await render(
    <>
      <button type="button">Save</button>
      <Toaster />
    </>,
  )
  await page.getByRole('button', { name: 'Save' }).click()
  vi.useFakeTimers()
  toast('Event removed', { action: { label: 'Undo', onPress: vi.fn() } })
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect.element(undo).toBeVisible()
  await userEvent.keyboard('{F8}')
  await expect.element(undo).toHaveFocus()
  vi.advanceTimersByTime(60_000)
  await expect.element(undo).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  vi.advanceTimersByTime(8200)
  await expect.element(undo).not.toBeInTheDocument()
})

test('it waits under the pointer', async () => {
  await render(
    <>
      <button type="button">Save</button>
      <Toaster />
    </>,
  )
  vi.useFakeTimers()
  toast('Event removed', { action: { label: 'Undo', onPress: vi.fn() } })
  const text = page.getByText('Event removed')
  await text.hover()
  vi.advanceTimersByTime(60_000)
  await expect.element(text).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).hover()
  vi.advanceTimersByTime(8200)
  await expect.element(text).not.toBeInTheDocument()
})

const Editing = () => {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Edit" size="sm">
        <p>Season</p>
      </Dialog>
      <Toaster />
    </>
  )
}

test('over an open dialog a toast is announced and can be pressed', async () => {
  await render(<Editing />)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  toast.error('The photo is too large')
  await dismiss.click()
  await expect.element(page.getByText('The photo is too large')).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('on a phone it leaves the buttons of a sheet and of a dialog free', async () => {
  await page.viewport(390, 844)
  const stop = { label: 'Cancel the package', onPress: vi.fn() }
  const screen = await render(
    <>
      <ConfirmDialog isOpen onClose={vi.fn()} title="Cancel?" buttons={[{ label: 'Keep' }, stop]} />
      <Toaster />
    </>,
  )
  const main = page.getByRole('button', { name: stop.label })
  await expect.element(main).toBeVisible()
  toast.error('You are offline')
  const text = page.getByText('You are offline')
  await expect.element(text).toBeInViewport({ ratio: 1 })
  expect(bottomOf(text.element())).toBeLessThan(
    page.getByRole('alertdialog').element().getBoundingClientRect().top,
  )
  await screen.rerender(<Toaster />)
  await expect.poll(() => bottomOf(text.element())).toBeGreaterThan(700)
})

test.each([
  ['a phone', 390, 844],
  ['a desktop', 1280, 800],
])('on %s it leaves the buttons at the end of a form free', async (_, width, height) => {
  await page.viewport(width, height)
  await render(
    <>
      <div style={{ height: '200vh' }} />
      <SaveFooter onCancel={vi.fn()} />
      <Toaster />
    </>,
  )
  toast.error('The photo is too large')
  await expect.element(dismiss).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
})

test('many long ones with large text leave room for the page, and each can be closed', async () => {
  await page.viewport(360, 740)
  document.documentElement.style.fontSize = '200%'
  await render(<Toaster />)
  for (let count = 0; count < 5; count++) toast.error(`Photo ${count} is too large. Choose one below 20 MB.`)
  const region = page.getByRole('region', { name: 'Notifications' })
  await expect.element(page.getByText(/Photo 4/)).toBeInViewport()
  expect(region.element().getBoundingClientRect().top).toBeGreaterThan(740 * 0.35)
  for (let left = 5; left > 0; left--) {
    await expect.element(dismiss.last()).toBeInViewport()
    await dismiss.last().click()
    await expect.poll(() => dismiss.elements().length).toBe(left - 1)
  }
})

test('Escape closes the one with the focus', async () => {
  await render(<Toaster />)
  toast.error('The photo is too large')
  toast.error('The video is too long')
  await expect.element(page.getByText('The video is too long')).toBeVisible()
  await userEvent.keyboard('{F8}{Escape}')
  await expect.element(page.getByText('The photo is too large')).not.toBeInTheDocument()
  await expect.element(page.getByText('The video is too long')).toBeVisible()
})

test('a finger pushes it away, and a press or a scroll does not', async () => {
  await render(<Toaster />)
  toast.error('The photo is too large')
  const text = page.getByText('The photo is too large')
  await expect.element(text).toBeVisible()
  const move = (pointerType: string, to: { clientX: number; clientY: number }) => {
    const start = { pointerType, bubbles: true, clientX: 200, clientY: 700 }
    text.element().dispatchEvent(new PointerEvent('pointerdown', start))
    text.element().dispatchEvent(new PointerEvent('pointerup', { ...start, ...to }))
  }
  move('touch', { clientX: 205, clientY: 702 })
  move('touch', { clientX: 260, clientY: 600 })
  move('mouse', { clientX: 320, clientY: 700 })
  expect(toasts.current().map(({ isLeaving }) => isLeaving)).toEqual([false])
  move('touch', { clientX: 320, clientY: 705 })
  await expect.element(text).not.toBeInTheDocument()
})

test('a long text fits a small screen', async () => {
  await page.viewport(360, 640)
  await render(<Toaster />)
  toast('Donaudampfschifffahrtsgesellschaft '.repeat(6).trim(), {
    action: { label: 'Undo', onPress: vi.fn() },
  })
  await expect.element(dismiss).toBeInViewport({ ratio: 1 })
  expect(document.documentElement.scrollWidth).toBe(360)
})
