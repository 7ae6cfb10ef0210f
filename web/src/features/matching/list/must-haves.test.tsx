import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { bodiesOf, listPage, refusal } from '../../../lib/network.factory.ts'
import { matchesOf, mustHaveOf, overviewOf } from '../matching.factory.ts'
import { openMatchesPage } from './matches-page.factory.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const toggle = 'POST {base}/survey/toggle-filter-disabled'
const within = mustHaveOf({ colleges: 5 })

/** A server with one must-have. Without it, five more colleges pass. */
const serverOf = ({ passing = 2 } = {}) => {
  let isOn = true
  const mustHaves = () => [{ ...within, is_on: isOn }]
  const total = () => (isOn ? passing : passing + 5)
  return {
    'GET {base}/overview': () =>
      Response.json({ data: overviewOf({ total: total(), must_haves: mustHaves() }) }),
    'GET {base}/results': () => Response.json(listPage(matchesOf(total()), { total: total() })),
    [toggle]: ({ body }: { body: Record<string, unknown> }) => {
      isOn = body.is_disabled !== true
      return Response.json({
        data: { filter_disabled: isOn ? [] : ['distance'], must_haves: mustHaves(), total: total() },
      })
    },
  }
}

describe('BCM-01 a must-have', () => {
  test('is switched off with one press, and the new count is announced', async () => {
    const { getByRole, getByText, asked, base } = await openMatchesPage({ answers: serverOf() })
    const box = getByRole('switch', { name: /Within 400 miles/ })
    await expect.element(box).toBeChecked()
    await box.click()
    await expect.element(box).not.toBeChecked()
    await expect.element(getByText('7 colleges pass now.')).toBeInTheDocument()
    await expect.element(getByText('7 colleges', { exact: true }).first()).toBeVisible()
    await expect.element(getByRole('link', { name: 'College 7' })).toBeVisible()
    await expect.element(getByText('−5', { exact: true })).toBeVisible()
    expect(bodiesOf(asked, toggle.replace('{base}', base))).toEqual([
      { must_have: 'distance', is_disabled: true },
    ])
    await box.click()
    await expect.element(getByText('2 colleges pass now.')).toBeInTheDocument()
    await expect.element(box).toBeChecked()
  })

  test('goes back when the server refuses, and says why', async () => {
    const { getByRole } = await openMatchesPage({
      answers: { ...serverOf(), [toggle]: () => refusal(403, 'Your package ended.') },
    })
    const box = getByRole('switch', { name: /Within 400 miles/ })
    await box.click()
    await expect.element(getByRole('alert')).toMatchTextContent(/as they were.*Your package ended/)
    await expect.element(box).toBeChecked()
  })

  test('never shows a zero without words', async () => {
    const { getByText } = await openMatchesPage({
      overview: {
        must_haves: [mustHaveOf({ colleges: 0 }), mustHaveOf({ id: 'size', is_on: false, colleges: 0 })],
      },
    })
    await expect.element(getByText('costs none').last()).toBeVisible()
    await expect.element(getByText('would cost none').last()).toBeVisible()
  })

  test('starts from the first page again', async () => {
    const { getByRole, place } = await openMatchesPage({ at: '?page=2&sort=name', answers: serverOf() })
    await getByRole('switch', { name: /Within 400 miles/ }).click()
    await expect.poll(place).toBe('/?sort=name')
  })

  test('stays in its place on a phone, where the longer list is above it', async () => {
    await page.viewport(390, 700)
    const server = serverOf()
    const gates = [
      Promise.resolve(),
      new Promise<void>((open) => document.addEventListener('go', () => open())),
    ]
    const { getByRole, getByText } = await openMatchesPage({
      answers: {
        ...server,
        'GET {base}/results': async () => {
          await gates.shift()
          return server['GET {base}/results']()
        },
      },
    })
    const box = getByRole('switch', { name: /Within 400 miles/ })
    await expect.element(getByRole('button', { name: /^Number 1,/ })).toBeInTheDocument()
    await box.click()
    await expect.element(getByText('Updating the list…')).toBeInTheDocument()
    const top = () => Math.round(box.element().getBoundingClientRect().top)
    const before = top()
    document.dispatchEvent(new Event('go'))
    await expect.element(getByRole('link', { name: 'College 7' })).toBeInTheDocument()
    await expect.element(getByText('7 colleges pass now.')).toBeInTheDocument()
    expect(scrollY).toBeGreaterThan(0)
    expect(Math.abs(top() - before)).toBeLessThanOrEqual(2)
  })

  test('is a chip above the list on a phone', async () => {
    await page.viewport(390, 700)
    const { getByRole } = await openMatchesPage({ answers: serverOf() })
    const chip = getByRole('button', { name: 'Within 400 miles costs 5' })
    await chip.click()
    await expect
      .element(getByRole('button', { name: 'Within 400 miles would cost 5' }))
      .toHaveAttribute('aria-pressed', 'false')
  })
})

describe('BCM-02 an empty list', () => {
  test('names the must-have that costs the most, and switches it off', async () => {
    const { getByRole, getByText } = await openMatchesPage({ answers: serverOf({ passing: 0 }) })
    await expect
      .element(getByText('“Within 400 miles” costs the most: 5 colleges would come back without it.'))
      .toBeVisible()
    await getByRole('button', { name: 'Switch off “Within 400 miles”' }).click()
    await expect.element(getByRole('link', { name: 'See how 90 adds up' })).toBeVisible()
  })

  test('leads to the survey if no single must-have is the reason', async () => {
    const { getByRole } = await openMatchesPage({
      matches: [],
      overview: { total: 0, must_haves: [mustHaveOf({ colleges: 0 })] },
    })
    await expect.element(getByRole('heading', { name: 'No college passes all the must-haves' })).toBeVisible()
    await expect
      .element(getByRole('link', { name: 'Edit survey' }).last())
      .toHaveAttribute('href', '/bcm/survey')
  })

  test('with filters offers to show all', async () => {
    const { getByRole, place } = await openMatchesPage({
      matches: [],
      at: '?q=zzz',
      answers: { 'GET {base}/results': () => Response.json(listPage([], { total: 0 })) },
    })
    await getByRole('button', { name: 'Show all matches' }).click()
    await expect.poll(place).toBe('/')
  })

  test('past the end goes to the first page', async () => {
    const { getByRole, place } = await openMatchesPage({
      at: '?page=9',
      answers: { 'GET {base}/results': () => Response.json(listPage([], { total: 36 })) },
    })
    await getByRole('button', { name: 'Go to the first page' }).click()
    await expect.poll(place).toBe('/')
  })
})
