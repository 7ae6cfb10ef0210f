import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ErrorState } from './error-state.tsx'

test('an error says what happened and what to do, and tries again', async () => {
  const retried = vi.fn()
  const screen = await render(
    <ErrorState title="The list did not load" onRetry={retried}>
      The connection dropped. Your filters are kept.
    </ErrorState>,
  )
  const error = screen.getByRole('alert')
  await expect.element(error.getByRole('heading', { name: 'The list did not load' })).toBeVisible()
  await expect.element(error.getByText('The connection dropped. Your filters are kept.')).toBeVisible()
  await error.getByRole('button', { name: 'Try again' }).click()
  expect(retried).toHaveBeenCalledOnce()
})

test('while it retries, another press does nothing', async () => {
  const retried = vi.fn()
  const screen = await render(<ErrorState title="The list did not load" isRetrying onRetry={retried} />)
  await screen.getByRole('button', { name: 'Try again' }).click({ force: true })
  expect(retried).not.toHaveBeenCalled()
})

test('without a possible action there is no button', async () => {
  const screen = await render(<ErrorState title="The list did not load" />)
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})
