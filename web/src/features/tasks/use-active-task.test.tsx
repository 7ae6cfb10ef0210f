import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { hydrateRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { activeTaskQuery, type ReceivedTask } from './tasks.api.ts'
import { activeOf } from './tasks.factory.ts'
import { useActiveTask } from './use-active-task.ts'

const Shown = () => <p>{useActiveTask()?.task.name ?? 'Nothing is running'}</p>

test('COA-03 a page that the clock overtakes is hydrated as the server rendered it', async () => {
  const queryClient = new QueryClient()
  // The clock in the header asked and got its answer before the page was hydrated.
  const received: ReceivedTask = { task: activeOf(), at: Date.now() }
  queryClient.setQueryData(activeTaskQuery.queryKey, received)
  const page = document.createElement('div')
  page.innerHTML = '<p>Nothing is running</p>'
  document.body.append(page)
  const onRecoverableError = vi.fn()
  const root = hydrateRoot(
    page,
    <QueryClientProvider client={queryClient}>
      <Shown />
    </QueryClientProvider>,
    { onRecoverableError },
  )
  await expect.poll(() => page.textContent).toBe('Film review')
  expect(onRecoverableError).not.toHaveBeenCalled()
  root.unmount()
  page.remove()
})
