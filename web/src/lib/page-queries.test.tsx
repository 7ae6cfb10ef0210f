import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { pageFacts, takePageQueries } from './page-queries.tsx'
import { viewerOf } from './viewer.factory.ts'
import { viewerQuery } from './viewer.ts'

const pageWith = (queries: readonly unknown[]) => {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = 'page-queries'
  script.textContent = JSON.stringify(queries)
  document.body.append(script)
  return script
}

test('what the server has loaded is there, as old as it is', () => {
  const script = pageWith([[['/top-100', { query: {} }], { data: [{ rank: 1 }] }]])
  const queryClient = new QueryClient()
  const viewer = viewerOf({ type: 'athlete' })
  takePageQueries(queryClient, { viewer, loadedAt: 1000 })
  script.remove()
  expect(queryClient.getQueryData(['/top-100', { query: {} }])).toEqual({ data: [{ rank: 1 }] })
  expect(queryClient.getQueryData(viewerQuery.queryKey)).toEqual(viewer)
  expect(queryClient.getQueryState(viewerQuery.queryKey)?.dataUpdatedAt).toBe(1000)
})

test('a visitor is known to be one, and is not asked for again', () => {
  const server = new QueryClient()
  server.setQueryData(viewerQuery.queryKey, null)
  const browser = new QueryClient()
  takePageQueries(browser, pageFacts(server))
  expect(browser.getQueryState(viewerQuery.queryKey)?.status).toBe('success')
})

test('on a page that broke before it was loaded, the viewer is unknown', () => {
  const browser = new QueryClient()
  takePageQueries(browser, pageFacts(new QueryClient()))
  expect(browser.getQueryState(viewerQuery.queryKey)).toBeUndefined()
})
