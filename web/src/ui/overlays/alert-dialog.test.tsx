import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AlertDialog } from './alert-dialog.tsx'

const alert = page.getByRole('alertdialog', { name: 'Error' })
const ok = page.getByRole('button', { name: 'OK' })

test('an alert shows its text and is closed by OK', async () => {
  const closed = vi.fn()
  await render(<AlertDialog isOpen onClose={closed} title="Error" text="Internal Server Error" />)
  await expect.element(alert).toHaveAccessibleDescription('Internal Server Error')
  await expect.element(ok).toHaveFocus()
  await ok.click()
  expect(closed).toHaveBeenCalledOnce()
})

test('Escape closes it like OK', async () => {
  const closed = vi.fn()
  await render(<AlertDialog isOpen onClose={closed} title="Error" />)
  await expect.element(ok).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(closed).toHaveBeenCalledOnce()
})

test('errors are listed by field', async () => {
  const faults = { email: ['is taken', 'is too long'], name: ['is missing'] }
  await render(<AlertDialog isOpen onClose={vi.fn()} title="Error" faults={faults} />)
  await expect.element(page.getByRole('term').nth(1)).toHaveTextContent('name')
  await expect.element(page.getByText('is too long')).toBeVisible()
  expect(page.getByRole('definition').elements()).toHaveLength(3)
})
