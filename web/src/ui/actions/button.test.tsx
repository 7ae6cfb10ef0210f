import { Heart } from 'lucide-react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Icon } from '../media/icon.tsx'
import { Button } from './button.tsx'
import { buttonVariants } from './button-class-name.ts'

test('a button runs its action', async () => {
  const pressed = vi.fn()
  const screen = await render(<Button onClick={pressed}>Save</Button>)
  await screen.getByRole('button', { name: 'Save' }).click()
  expect(pressed).toHaveBeenCalledOnce()
})

test('a button submits a form only as a submit button', async () => {
  const sent = vi.fn()
  const screen = await render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent()
      }}
    >
      <Button>More</Button>
      <Button type="submit">Send</Button>
    </form>,
  )
  await screen.getByRole('button', { name: 'More' }).click()
  expect(sent).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Send' }).click()
  expect(sent).toHaveBeenCalledOnce()
})

test('a busy button says so, keeps the focus, and ignores presses', async () => {
  const pressed = vi.fn()
  const screen = await render(<Button onClick={pressed}>Save</Button>)
  const button = screen.getByRole('button', { name: 'Save' })
  await button.click()
  await screen.rerender(
    <Button onClick={pressed} isBusy>
      Save
    </Button>,
  )
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(pressed).toHaveBeenCalledOnce()
})

test('a form is not sent twice while its button is busy', async () => {
  const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const screen = await render(
    <form onSubmit={sent}>
      <input aria-label="Name" />
      <Button type="submit" isBusy>
        Send
      </Button>
    </form>,
  )
  await screen.getByRole('textbox').click()
  await userEvent.keyboard('Ada{Enter}')
  await expect.element(screen.getByRole('textbox')).toHaveValue('Ada')
  expect(sent).not.toHaveBeenCalled()
})

test("a disabled button can't be pressed or focused", async () => {
  const pressed = vi.fn()
  const screen = await render(
    <>
      <Button disabled onClick={pressed}>
        Save
      </Button>
      <Button>Next</Button>
    </>,
  )
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  await screen.getByRole('button', { name: 'Save' }).click({ force: true })
  expect(pressed).not.toHaveBeenCalled()
})

test('a toggle button says whether it is on', async () => {
  const screen = await render(
    <>
      <Button isActive>Log</Button>
      <Button isActive={false}>Chat</Button>
      <Button>Call</Button>
    </>,
  )
  await expect.element(screen.getByRole('button', { name: 'Log', pressed: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Chat', pressed: false })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Call' })).not.toHaveAttribute('aria-pressed')
})

test('an icon button is square and keeps its name while it is busy', async () => {
  const screen = await render(
    <>
      <Button isIcon aria-label="Call">
        <Icon of={Heart} />
      </Button>
      <Button isIcon isBusy>
        <Icon of={Heart} name="Favorite" />
      </Button>
    </>,
  )
  for (const name of ['Call', 'Favorite']) {
    const { width, height } = screen.getByRole('button', { name }).element().getBoundingClientRect()
    expect([width, height]).toEqual([40, 40])
  }
})

test('the three sizes are 32, 40, and 48 pixels high', async () => {
  const screen = await render(
    <>
      <Button size="sm">Small</Button>
      <Button>Middle</Button>
      <Button size="lg">Large</Button>
    </>,
  )
  const heights = screen
    .getByRole('button')
    .elements()
    .map((button) => button.getBoundingClientRect().height)
  expect(heights).toEqual([32, 40, 48])
})

test('a long text wraps instead of overflowing', async () => {
  const screen = await render(
    <div style={{ width: 180 }}>
      <Button>Send the transcript to every coach on the list</Button>
    </div>,
  )
  const { width, height } = screen.getByRole('button').element().getBoundingClientRect()
  expect(width).toBeLessThanOrEqual(180)
  expect(height).toBeGreaterThan(40)
})

test('each variant is visible on its background, on and off', async () => {
  const screen = await render(
    <>
      {buttonVariants.map((variant) => (
        <Button key={variant} variant={variant} isActive aria-label={`${variant} on`} />
      ))}
      {buttonVariants.map((variant) => (
        <Button key={variant} variant={variant} isActive={false} aria-label={`${variant} off`} />
      ))}
    </>,
  )
  for (const variant of buttonVariants) {
    const [on, off] = ['on', 'off'].map((state) => {
      const look = getComputedStyle(
        screen.getByRole('button', { name: `${variant} ${state}`, exact: true }).element(),
      )
      return [look.backgroundColor, look.boxShadow, look.borderColor].join()
    })
    expect(on, variant).not.toBe(off)
  }
})
