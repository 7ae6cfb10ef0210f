import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ConfirmButton } from './confirm-body.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface AskProps {
  buttons: readonly ConfirmButton[]
  onClosed?: () => void
}

const Ask = ({ buttons, onClosed }: AskProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => {
          setOpen(false)
          onClosed?.()
        }}
        title="Delete this season?"
        text="Its games go with it."
        buttons={buttons}
      />
    </>
  )
}

const question = page.getByRole('alertdialog', { name: 'Delete this season?' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

const ask = async (props: AskProps) => {
  await render(<Ask {...props} />)
  await button('Ask').click()
  await expect.element(question).toBeVisible()
}

beforeEach(async () => page.viewport(1280, 800))

test('it shows its question, and the safe answer has the focus', async () => {
  await ask({ buttons: [{ label: 'Cancel' }, { label: 'Delete', variant: 'red', onPress: vi.fn() }] })
  await expect.element(question).toHaveAccessibleDescription('Its games go with it.')
  await expect.element(button('Cancel')).toHaveFocus()
})

test('a button without an action cancels, and so does Escape', async () => {
  const deleted = vi.fn()
  await ask({ buttons: [{ label: 'Cancel' }, { label: 'Delete', onPress: deleted }] })
  await button('Cancel').click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(button('Ask')).toHaveFocus()
  await button('Ask').click()
  await expect.element(question).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  expect(deleted).not.toHaveBeenCalled()
})

test('a button with an action runs it and closes', async () => {
  const deleted = vi.fn()
  await ask({ buttons: [{ label: 'Cancel' }, { label: 'Delete', onPress: deleted }] })
  await button('Delete').click()
  await expect.element(question).not.toBeInTheDocument()
  expect(deleted).toHaveBeenCalledOnce()
})

test('a press outside is not an answer', async () => {
  await ask({ buttons: [{ label: 'Cancel' }] })
  await userEvent.click(document.body, { position: { x: 10, y: 10 } })
  await expect.element(question).toBeVisible()
})

test('without a cancel button, Escape is not an answer', async () => {
  await ask({
    buttons: [
      { label: 'Discard time', onPress: vi.fn() },
      { label: 'Keep time', onPress: vi.fn() },
    ],
  })
  await expect.element(button('Discard time')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).toBeVisible()
})

test('a slow action keeps it open and busy, and then closes it one time', async () => {
  const work = Promise.withResolvers<void>()
  const onPress = vi.fn(() => work.promise)
  const onClosed = vi.fn()
  await ask({ buttons: [{ label: 'Cancel' }, { label: 'Delete', onPress }], onClosed })
  await button('Delete').click()
  await expect.element(button('Delete')).toHaveAttribute('aria-busy', 'true')
  await expect.element(button('Cancel')).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).toBeVisible()
  work.resolve()
  await expect.element(question).not.toBeInTheDocument()
  expect(onClosed).toHaveBeenCalledOnce()
})

test('a double click runs the action one time', async () => {
  const onPress = vi.fn()
  await ask({ buttons: [{ label: 'Cancel' }, { label: 'Delete', onPress }] })
  const del = button('Delete').element() as HTMLElement
  del.click()
  del.click()
  await expect.element(question).not.toBeInTheDocument()
  expect(onPress).toHaveBeenCalledOnce()
})

test('a failed action says why, and can be tried again', async () => {
  const onPress = vi
    .fn()
    .mockRejectedValueOnce(new Error('The season is in use.'))
    .mockResolvedValueOnce(null)
  await ask({ buttons: [{ label: 'Cancel' }, { label: 'Delete', onPress }] })
  await button('Delete').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('The season is in use.')
  await expect.element(question).toBeVisible()
  await button('Delete').click()
  await expect.element(question).not.toBeInTheDocument()
  await button('Ask').click()
  await expect.element(question).toBeVisible()
  await expect.element(page.getByRole('alert')).toHaveTextContent('')
})

test('on a phone it is a sheet at the lower edge with large buttons', async () => {
  await page.viewport(390, 844)
  await ask({ buttons: [{ label: 'Cancel' }, { label: 'Delete', onPress: vi.fn() }] })
  await expect.poll(() => question.element().getBoundingClientRect().bottom).toBe(844)
  const sheet = question.element().getBoundingClientRect()
  expect(sheet.width).toBe(390)
  expect(sheet.height).toBeLessThan(500)
  const cancel = button('Cancel').element().getBoundingClientRect()
  const del = button('Delete').element().getBoundingClientRect()
  expect(cancel.height).toBeGreaterThanOrEqual(44)
  expect(cancel.width).toBe(del.width)
  expect(del.bottom).toBeLessThanOrEqual(cancel.top)
})
