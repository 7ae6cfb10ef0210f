import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from '../actions/button.tsx'
import { Notice } from './notice.tsx'

test('a notice is announced politely, an alert immediately', async () => {
  const screen = await render(
    <>
      <Notice>Your page is hidden.</Notice>
      <Notice tone="danger" isAlert>
        The payment failed.
      </Notice>
    </>,
  )
  await expect.element(screen.getByRole('status')).toHaveTextContent('Your page is hidden.')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The payment failed.')
})

test('a notice can have an action and be dismissed', async () => {
  const answered = vi.fn()
  const put = vi.fn()
  const screen = await render(
    <Notice title="Your card expires" action={<Button onClick={answered}>Change it</Button>} onDismiss={put}>
      This month.
    </Notice>,
  )
  await expect.element(screen.getByText('Your card expires')).toBeVisible()
  await screen.getByRole('button', { name: 'Change it' }).click()
  await screen.getByRole('button', { name: 'Dismiss' }).click()
  expect(answered).toHaveBeenCalledOnce()
  expect(put).toHaveBeenCalledOnce()
})

test('a permanent one has no close button', async () => {
  const screen = await render(<Notice>Your page is hidden.</Notice>)
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})

test('a long word does not overflow', async () => {
  const screen = await render(
    <div style={{ width: 220 }}>
      <Notice onDismiss={vi.fn()}>{'x'.repeat(120)}</Notice>
    </div>,
  )
  const notice = screen.getByRole('status').element()
  expect(notice.scrollWidth).toBeLessThanOrEqual(notice.clientWidth)
})
