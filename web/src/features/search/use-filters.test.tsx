import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { bodiesOf, network } from '../../lib/network.factory.ts'
import { searchFilters } from './search.factory.ts'
import { type Filters, useFilters } from './use-filters.ts'

afterEach(() => vi.unstubAllGlobals())

/** The popup and the page behind it, with everything each of them received. */
const openTwice = async () => {
  const asked = network({
    'GET /search-filter': () => Response.json({ data: searchFilters() }),
    'POST /set-filters': ({ body }) => Response.json({ data: searchFilters(body) }),
  })
  const drawn: Record<string, Filters[]> = { popup: [], page: [] }
  const Place = ({ name }: { name: string }) => {
    const filters = useFilters()
    drawn[name]?.push(filters)
    return <p data-testid={name}>{`${filters.all ? filters.selection.state.join() : 'loading'}.`}</p>
  }
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Place name="popup" />
      <Place name="page" />
    </QueryClientProvider>,
  )
  await expect.element(screen.getByTestId('popup')).toHaveTextContent('.')
  await expect.poll(() => drawn.page?.at(-1)?.all).not.toBeNull()
  return { drawn, sent: () => bodiesOf(asked, 'POST /set-filters').map(({ state }) => state) }
}

test('SRC-02 a choice before the next render is added to the last one', async () => {
  const { drawn, sent } = await openTwice()
  const early = drawn.popup?.at(-1)
  early?.toggle('state', 'OR')
  await expect.poll(() => drawn.popup?.at(-1)?.selection.state).toEqual(['OR'])
  await expect.poll(() => drawn.popup?.at(-1)?.wanted).toBeNull()
  early?.toggle('state', 'TX')
  await expect.poll(() => drawn.popup?.at(-1)?.selection.state).toEqual(['OR', 'TX'])
  expect(sent()).toEqual([['OR'], ['OR', 'TX']])
})

test('SRC-02 simultaneous choices in the popup and on the page are combined', async () => {
  const { drawn, sent } = await openTwice()
  drawn.popup?.at(-1)?.toggle('state', 'OR')
  drawn.page?.at(-1)?.toggle('state', 'TX')
  await expect.poll(() => drawn.page?.at(-1)?.selection.state).toEqual(['OR', 'TX'])
  await expect.poll(() => [drawn.page?.at(-1)?.wanted, drawn.popup?.at(-1)?.wanted]).toEqual([null, null])
  expect(sent().at(-1)).toEqual(['OR', 'TX'])
})
