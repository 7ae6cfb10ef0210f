import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SaveFooter } from './save-footer.tsx'

const inForm = (footer: ReactNode) => {
  const saved = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  return {
    saved,
    form: (
      <form onSubmit={saved}>
        <input aria-label="Name" defaultValue="Ada" />
        {footer}
      </form>
    ),
  }
}

test('Save Changes sends the form, Cancel does not', async () => {
  const cancelled = vi.fn()
  const { saved, form } = inForm(<SaveFooter onCancel={cancelled} />)
  const screen = await render(form)
  await screen.getByRole('button', { name: 'Cancel' }).click()
  expect(cancelled).toHaveBeenCalledOnce()
  expect(saved).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Save Changes' }).click()
  expect(saved).toHaveBeenCalledOnce()
})

test('while it saves it says so, and nothing can be sent or canceled', async () => {
  const cancelled = vi.fn()
  const { saved, form } = inForm(<SaveFooter onCancel={cancelled} isBusy />)
  const screen = await render(form)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Saving…')
  await expect
    .element(screen.getByRole('button', { name: 'Save Changes' }))
    .toHaveAttribute('aria-busy', 'true')
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await screen.getByRole('textbox').click()
  await userEvent.keyboard('{Enter}')
  expect(saved).not.toHaveBeenCalled()
})

test("without changes it can't be saved", async () => {
  const screen = await render(inForm(<SaveFooter onCancel={vi.fn()} isSaveDisabled />).form)
  await expect.element(screen.getByRole('button', { name: 'Save Changes' })).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled()
})

test('keeps the focus when everything is saved', async () => {
  const screen = await render(inForm(<SaveFooter />).form)
  const save = screen.getByRole('button', { name: 'Save Changes' }).element() as HTMLElement
  save.focus()
  await screen.rerender(inForm(<SaveFooter isSaveDisabled />).form)
  await expect.element(screen.getByRole('button', { name: 'Save Changes' })).toBeDisabled()
  expect(document.activeElement?.contains(save)).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})

test('its labels can be replaced, with a note beside them', async () => {
  const screen = await render(
    inForm(<SaveFooter onCancel={vi.fn()} cancelText="Back" saveText="Publish" note="Not saved yet." />).form,
  )
  await expect.element(screen.getByRole('button', { name: 'Back' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Publish' })).toBeVisible()
  await expect.element(screen.getByText('Not saved yet.')).toBeVisible()
})

test('without a cancel function there is no Cancel', async () => {
  const screen = await render(inForm(<SaveFooter />).form)
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
})

test('it stays visible in a long form', async () => {
  const screen = await render(
    <form>
      <div style={{ height: 3000 }} />
      <SaveFooter />
    </form>,
  )
  const { bottom } = screen.getByRole('button', { name: 'Save Changes' }).element().getBoundingClientRect()
  expect(scrollY).toBe(0)
  expect(bottom).toBeLessThanOrEqual(innerHeight)
})

test('a field that gets the focus is not hidden behind it', async () => {
  const screen = await render(
    <form>
      <div style={{ height: 1000 }} />
      <input aria-label="Height" style={{ height: 40 }} />
      <div style={{ height: 1000 }} />
      <SaveFooter onCancel={vi.fn()} />
    </form>,
  )
  const field = screen.getByRole('textbox', { name: 'Height' }).element() as HTMLInputElement
  const top = () => field.getBoundingClientRect().top
  window.scrollBy({ top: top() - window.innerHeight + 45, behavior: 'instant' })
  field.focus()
  const save = screen.getByRole('button', { name: 'Save Changes' }).element()
  await expect.poll(() => top() + 40).toBeLessThanOrEqual(save.getBoundingClientRect().top)
})
