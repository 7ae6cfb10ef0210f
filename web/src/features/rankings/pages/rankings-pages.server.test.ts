import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { type ComponentProps, createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { listPage } from '../../../lib/network.factory.ts'
import { topQuery, wallQuery } from '../rankings.api.ts'
import { rankedOf, topListOf, wallAthleteOf } from '../rankings.factory.ts'
import { RosterPage } from './roster-page.tsx'
import { Top100Page } from './top-100-page.tsx'

type Provided = ComponentProps<typeof RouterContextProvider>

/** Like the server renders it: all data is loaded before. */
const drawn = (page: ReactNode, fill: (queryClient: QueryClient) => void): string => {
  const queryClient = new QueryClient()
  fill(queryClient)
  const root = createRootRoute()
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path: '$' })])
  const router = createRouter({ routeTree, history: createMemoryHistory(), isServer: true })
  const known = createElement(QueryClientProvider, { client: queryClient }, page)
  return renderToString(
    createElement(RouterContextProvider, { router } as unknown as Provided, known),
  ).replaceAll('<!-- -->', '')
}

describe('PUB-07 the lists rendered by the server', () => {
  const attack = '<script>alert(1)</script>'

  test('the Top 100 contains every athlete, and hostile names as text', () => {
    const athletes = [...topListOf().athletes, rankedOf({ slug: 'x', rank: 5, last_name: attack })]
    const html = drawn(createElement(Top100Page, { search: {}, viewer: null }), (queryClient) =>
      queryClient.setQueryData(topQuery({}).queryKey, { data: topListOf({ athletes }) }),
    )
    for (const text of ['Amara', 'Rasmussen', 'Bo Li', '92.6', '19.8', '5 ranked in girls’ basketball'])
      expect(html).toContain(text)
    expect(html).not.toContain(attack)
    expect(html).toContain('&lt;script&gt;')
  })

  test('the roster contains every poster', () => {
    const { meta, ...answer } = listPage([wallAthleteOf({ last_name: attack })])
    const page = createElement(RosterPage, { search: {}, onPageChange: () => {}, hrefOf: () => '#' })
    const html = drawn(page, (queryClient) =>
      queryClient.setQueryData(wallQuery({}).queryKey, {
        ...answer,
        data: [wallAthleteOf({ last_name: attack })],
        meta: { ...meta, is_more: false, classes: [2027] },
      }),
    )
    expect(html).toContain('Shooting guard, class of 2027')
    expect(html).toContain('1 athlete, newest first')
    expect(html).not.toContain(attack)
  })
})
