import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from '../actions/button.tsx'
import { EmptyState } from './empty-state.tsx'

test('nothing here yet: a title, one sentence, one action', async () => {
  const begun = vi.fn()
  const screen = await render(
    <EmptyState title="No messages yet" action={<Button onClick={begun}>Find a coach</Button>}>
      Pick a coach and say hello.
    </EmptyState>,
  )
  await expect.element(screen.getByRole('heading', { name: 'No messages yet', level: 3 })).toBeVisible()
  await expect.element(screen.getByText('Pick a coach and say hello.')).toBeVisible()
  await screen.getByRole('button', { name: 'Find a coach' }).click()
  expect(begun).toHaveBeenCalledOnce()
})

test('its title has the given heading level, or none', async () => {
  const screen = await render(
    <>
      <EmptyState as="h2" title="No films" />
      <EmptyState as="p" title="No photos" />
    </>,
  )
  await expect.element(screen.getByRole('heading', { name: 'No films', level: 2 })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'No photos' })).not.toBeInTheDocument()
})
