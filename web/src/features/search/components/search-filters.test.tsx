import type { SearchFilter } from '@fieldhouse/contract/search'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bodiesOf, refusal } from '../../../lib/network.factory.ts'
import { foundAnswer, searchFilters } from '../search.factory.ts'
import { five, openPopup } from './search-popup.factory.tsx'

beforeEach(() => page.viewport(1280, 800))
afterEach(() => vi.unstubAllGlobals())

type Chosen = Partial<Record<SearchFilter['id'], string[]>>

/** A server that stores the filters. */
const keeping = (start: Chosen = {}) => {
  let chosen = start
  return {
    'GET /search-filter': () => Response.json({ data: searchFilters(chosen) }),
    'POST /set-filters': ({ body }: { body: Record<string, unknown> }) => {
      chosen = body as Chosen
      return Response.json({ data: searchFilters(chosen) })
    },
  }
}

const sent = 'POST /set-filters'
const nothing = { sports: [], positions: [], class: [], state: [], gender: [], height: [], weight: [] }

describe('SRC-02 filters in the search popup', () => {
  test('a choice is saved, and then searches by itself', async () => {
    const { asked, searches, status, getByRole } = await openPopup(keeping())
    await getByRole('button', { name: 'State' }).click()
    await expect.element(getByRole('menuitemcheckbox', { name: 'Oregon 60' })).toBeVisible()
    await getByRole('menuitemcheckbox', { name: /Oregon/ }).click()
    await expect.element(status.first()).toHaveTextContent('5 athletes')
    expect(bodiesOf(asked, sent)).toEqual([{ ...nothing, state: ['OR'] }])
    expect(searches()).toEqual([{ state: 'OR', limit: '5' }])
    await userEvent.keyboard('{Escape}')
    await expect.element(getByRole('button', { name: 'State: Oregon' })).toHaveFocus()
  })

  test('more choices combine, and text and filters apply together', async () => {
    const { searches, field, getByRole } = await openPopup(keeping({ state: ['OR'] }))
    await getByRole('button', { name: 'State: Oregon' }).click()
    await getByRole('menuitemcheckbox', { name: /Texas/ }).click()
    await expect.element(getByRole('menuitemcheckbox', { name: /Texas/ })).toBeChecked()
    await userEvent.keyboard('{Escape}')
    await expect.element(getByRole('button', { name: 'State 2 chosen' })).toBeVisible()
    await field.fill('abel')
    await expect.poll(() => searches().at(-1)).toEqual({ q: 'abel', state: 'OR,TX', limit: '5' })
  })

  test('a sport replaces the previous one and clears the positions', async () => {
    const { asked, getByRole } = await openPopup(
      keeping({ sports: ['basketball'], positions: ['PG'], class: ['2027'] }),
    )
    await getByRole('button', { name: 'Sport: Basketball' }).click()
    await getByRole('menuitemcheckbox', { name: /Soccer/ }).click()
    await expect.element(getByRole('button', { name: 'Sport: Soccer' })).toBeVisible()
    expect(bodiesOf(asked, sent)).toEqual([{ ...nothing, sports: ['soccer'], class: ['2027'] }])
    await getByRole('button', { name: 'Position' }).click()
    await expect.element(getByRole('group', { name: 'Soccer' })).toMatchTextContent(/Goalkeeper/)
    await expect.element(getByRole('group', { name: 'Basketball' })).not.toBeInTheDocument()
  })

  test('a choice that could not be saved is not applied, with a message', async () => {
    const { searches, rows, getByRole } = await openPopup({
      ...keeping({ class: ['2027'] }),
      [sent]: () => refusal(429, 'Please try again in 9 s.'),
    })
    await expect.element(rows.first()).toBeVisible()
    await getByRole('button', { name: 'State' }).click()
    await getByRole('menuitemcheckbox', { name: /Oregon/ }).click()
    await userEvent.keyboard('{Escape}')
    await expect
      .element(getByRole('alert'))
      .toMatchTextContent(/^Your filters are as they were.*Please try again in 9 s\./)
    await expect.element(getByRole('button', { name: 'State' })).toBeVisible()
    await expect.element(getByRole('button', { name: 'Class: 2027' })).toBeVisible()
    expect(searches()).toEqual([{ class: '2027', limit: '5' }])
  })

  test('nothing is checked before it is saved, and quick choices are all stored', async () => {
    const saved = Promise.withResolvers<void>()
    const { asked, searches, getByRole } = await openPopup({
      ...keeping(),
      [sent]: async ({ body }) => {
        await saved.promise
        return Response.json({ data: searchFilters(body as Chosen) })
      },
    })
    await getByRole('button', { name: 'State' }).click()
    const oregon = getByRole('menuitemcheckbox', { name: /Oregon/ })
    const texas = getByRole('menuitemcheckbox', { name: /Texas/ })
    await oregon.click()
    await texas.click()
    await expect.element(oregon).not.toBeChecked()
    expect(searches()).toEqual([])
    saved.resolve()
    await expect.element(texas).toBeChecked()
    await expect.element(oregon).toBeChecked()
    expect(bodiesOf(asked, sent)).toEqual([
      { ...nothing, state: ['OR'] },
      { ...nothing, state: ['OR', 'TX'] },
    ])
    await expect.poll(() => searches().at(-1)).toEqual({ state: 'OR,TX', limit: '5' })
  })

  test('all are cleared together, with their results', async () => {
    const { rows, asked, getByRole, getByText } = await openPopup(keeping({ class: ['2027'], state: ['OR'] }))
    await expect.element(rows.first()).toBeVisible()
    await getByRole('button', { name: 'Clear all' }).click()
    await expect.element(getByText(/^Type at least 2 letters/)).toBeVisible()
    expect(bodiesOf(asked, sent)).toEqual([nothing])
    await expect.element(getByRole('group', { name: 'Filters' })).toHaveFocus()
  })

  test('can be cleared when they leave no results', async () => {
    const { field, status, getByRole } = await openPopup({
      ...keeping({ class: ['2027'] }),
      'GET /search': ({ query }) => (query.class ? foundAnswer([]) : foundAnswer(five)),
    })
    await field.fill('abel')
    await expect.element(status).toMatchTextContent(/^No Results.*Fewer filters find more athletes/)
    await getByRole('button', { name: 'Clear all filters' }).click()
    await expect.element(status).toHaveTextContent('5 athletes')
  })
})

describe('SRC-02 filters on a phone', () => {
  beforeEach(() => page.viewport(390, 844))

  test('are a sheet where each press applies immediately, with the number of results', async () => {
    const { getByRole, asked } = await openPopup({
      ...keeping({ class: ['2027'] }),
      'GET /search': ({ query }) => foundAnswer(five, { total: query.state ? 60 : 700 }),
    })
    await getByRole('button', { name: 'Filters 1 chosen' }).click()
    const sheet = getByRole('dialog', { name: 'Filters' })
    await expect.element(sheet.getByRole('button', { name: 'Show 700 athletes' })).toBeVisible()
    const oregon = sheet.getByRole('button', { name: /Oregon/ })
    await oregon.click()
    await expect.element(oregon).toHaveAttribute('aria-pressed', 'true')
    await expect.element(sheet.getByRole('button', { name: 'Show 60 athletes' })).toBeVisible()
    expect(bodiesOf(asked, sent)).toEqual([{ ...nothing, class: ['2027'], state: ['OR'] }])
    expect(sheet.element().scrollWidth).toBe(sheet.element().clientWidth)
    await sheet.getByRole('button', { name: 'Show 60 athletes' }).click()
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(getByRole('button', { name: 'Filters 2 chosen' })).toHaveFocus()
  })

  test('fill the screen together with the popup', async () => {
    const { popup } = await openPopup(keeping())
    const { width, height } = popup.element().getBoundingClientRect()
    expect([width, height]).toEqual([390, 844])
  })
})
