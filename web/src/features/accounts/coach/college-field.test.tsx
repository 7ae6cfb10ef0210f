import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { network, refusal } from '../../../lib/network.factory.ts'
import type { CollegeChoice } from './coach-job.ts'
import { CollegeField } from './college-field.tsx'

afterEach(() => vi.unstubAllGlobals())

const find = 'GET /colleges/find'
const portland = {
  id: 209_807,
  name: 'Portland State University',
  short_name: 'Portland State',
  city: 'Portland',
  state: 'Oregon',
}
const boise = {
  id: 142_115,
  name: 'Boise State University',
  short_name: 'Boise State',
  city: 'Boise',
  state: 'Idaho',
}
const found = (...colleges: unknown[]) => Response.json({ data: colleges })

const field = page.getByRole('combobox', { name: 'College' })
const option = page.getByRole('option')

const open = async (first: CollegeChoice | null = null) => {
  const changed = vi.fn()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await render(
    <QueryClientProvider client={client}>
      <form>
        <CollegeField first={first} fault={undefined} onChange={changed} />
      </form>
    </QueryClientProvider>,
  )
  return changed
}

const sent = () => new FormData(document.querySelector('form') ?? undefined).get('college_id')

describe('ACC-05 finding a college', () => {
  test('two letters find it, its town sets it apart, and Enter selects it', async () => {
    const answer = Promise.withResolvers<Response>()
    const asked = network({ [find]: () => answer.promise })
    const changed = await open()
    await field.click()
    await expect.element(page.getByText('Type at least 2 letters')).toBeVisible()
    await userEvent.keyboard('p')
    await expect.element(page.getByText('Type at least 2 letters')).toBeVisible()
    await userEvent.keyboard('o')
    await expect.element(page.getByText('Looking for colleges…')).toBeVisible()
    answer.resolve(found(portland, boise))
    await expect.element(option.first()).toHaveTextContent('Portland State UniversityPortland, Oregon')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(field).toHaveValue('Boise State University')
    expect(sent()).toBe('142115')
    expect(changed).toHaveBeenCalledExactlyOnceWith(boise)
    expect(asked.map(({ query }) => query)).toEqual([{ q: 'po' }])
  })

  test('only the last text is searched, and results for another text can’t be chosen', async () => {
    const late = Promise.withResolvers<Response>()
    const never = new Promise<Response>(() => {})
    const asked = network({
      [find]: ({ query }) => {
        if (query.q === 'po') return late.promise
        return query.q === 'boise' ? found(boise) : never
      },
    })
    const signals: (AbortSignal | null | undefined)[] = []
    const answered = globalThis.fetch
    vi.stubGlobal('fetch', (address: string, request: RequestInit) => {
      signals.push(request.signal)
      return answered(address, request)
    })
    const changed = await open()
    await field.click()
    await userEvent.keyboard('po')
    await expect.poll(() => signals).toHaveLength(1)
    await field.fill('boise')
    await expect.element(option).toHaveTextContent('Boise State UniversityBoise, Idaho')
    expect(signals[0]?.aborted).toBe(true)
    late.resolve(found(portland))
    await userEvent.keyboard('e{Enter}')
    expect(changed).not.toHaveBeenCalled()
    await expect.poll(() => asked.map(({ query }) => query.q)).toEqual(['po', 'boise', 'boisee'])
    await expect.element(field).toHaveValue('boisee')
  })

  test('says when nothing was found, and when the search failed', async () => {
    network({ [find]: ({ query }) => (query.q === 'xx' ? found() : refusal(429, 'Too many attempts.')) })
    await open()
    await field.fill('xx')
    await expect.element(page.getByText('No college found. Try another part of its name.')).toBeVisible()
    await field.fill('xxy')
    await expect.element(page.getByText('The colleges did not load. Keep typing to try again.')).toBeVisible()
  })

  test('an earlier college is filled in, and can be removed', async () => {
    network({})
    const changed = await open({ id: 209_807, name: 'Portland State University' })
    await expect.element(field).toHaveValue('Portland State University')
    expect(sent()).toBe('209807')
    await page.getByRole('button', { name: 'Clear: College' }).click()
    expect(sent()).toBe('')
    expect(changed).toHaveBeenCalledExactlyOnceWith(null)
  })
})
