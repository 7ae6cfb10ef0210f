import { afterEach, describe, expect, test, vi } from 'vitest'
import { refusal } from '../../../lib/network.factory.ts'
import { forgetLocally } from '../local-history.ts'
import { foundAnswer, foundAthlete } from '../search.factory.ts'
import { five, openPopup } from './search-popup.factory.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  forgetLocally()
})

/** Fires only the events: the test driver's actions would let the clock run. */
const typeAtOnce = async (field: Element, text: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  await Promise.resolve()
}

describe('SRC-01 the search popup', () => {
  test('shows the results with distinguishing facts, and the count', async () => {
    const amara = foundAthlete('Amara Whitlock', { high_school: 'Ridgeline High School', city: 'Bend' })
    const { field, rows, status, searches, getByText } = await openPopup({
      'GET /search': () => foundAnswer([amara, ...five.slice(1)], { total: 234 }),
    })
    await field.fill('  amara w ')
    await expect.element(getByText(/Ridgeline/)).toBeVisible()
    await expect
      .element(rows.first())
      .toHaveTextContent(
        'AWAmara WhitlockClass of 2027 · Oregon · Shooting guard · 5\'10" · 152 lbsRidgeline High School · Bend',
      )
    expect(rows.elements()).toHaveLength(5)
    expect([...rows.first().element().querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'Amara',
      'W',
    ])
    await expect.element(status).toHaveTextContent('5 of 234 athletes')
    expect(searches()).toEqual([{ q: 'amara w', limit: '5' }])
  })

  test('links to all results when there are more than five, and only then', async () => {
    let total = 6
    const { field, getByRole, popup, place } = await openPopup({
      'GET /search': () => foundAnswer(five, { total }),
    })
    const all = getByRole('link', { name: 'Show All' })
    await field.fill('abel & co')
    await expect.element(all).toBeVisible()
    total = 5
    await field.fill('abel')
    await expect.element(all).not.toBeInTheDocument()
    total = 6
    await field.fill('abel & co.')
    await all.click()
    await expect.poll(place).toBe('/search-results?q=abel+%26+co.')
    await expect.element(popup).not.toBeInTheDocument()
  })

  test('stays open when an athlete or all results open in a new tab', async () => {
    const { field, getByRole, popup, place, rows } = await openPopup({
      'GET /search': () => foundAnswer(five, { total: 9 }),
    })
    await field.fill('abel')
    await expect.element(rows.first()).toBeVisible()
    for (const name of [/Ada Abel/, 'Show All']) {
      const link = getByRole('link', { name }).element()
      // The new tab itself is up to the browser.
      window.addEventListener('click', (event) => event.preventDefault(), { once: true })
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    }
    await expect.element(popup).toBeVisible()
    expect(rows.elements()).toHaveLength(5)
    expect(place()).toBe('/')
    await getByRole('link', { name: /Ada Abel/ }).click()
    await expect.element(popup).not.toBeInTheDocument()
  })

  test('says so when the count is incomplete', async () => {
    const { field, status } = await openPopup({
      'GET /search': () => foundAnswer(five, { total: 1000, is_more: true }),
    })
    await field.fill('smith')
    await expect.element(status).toHaveTextContent('5 of 1,000+ athletes')
  })

  test('shows the photo if there is one', async () => {
    const url = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')}`
    const { field, rows } = await openPopup({
      'GET /search': () => foundAnswer([foundAthlete('Amara Whitlock', { photo: { url } })]),
    })
    await field.fill('amara')
    await expect.poll(() => rows.query()?.querySelector('img')?.src).toBe(url)
  })

  test('says when nobody is found', async () => {
    const { field, rows, status } = await openPopup({ 'GET /search': () => foundAnswer([]) })
    await field.fill('nobody')
    await expect.element(status).toMatchTextContent(/^No Results/)
    expect(rows.elements()).toHaveLength(0)
  })

  test('does not say so before the search has run', async () => {
    const next = Promise.withResolvers<Response>()
    const { field, status } = await openPopup({
      'GET /search': ({ query }) => (query.q === 'nobody' ? foundAnswer([]) : next.promise),
    })
    await field.fill('nobody')
    await expect.element(status).toMatchTextContent(/^No Results/)
    await field.fill('abel')
    await expect.element(status).toHaveTextContent('Searching…')
    next.resolve(foundAnswer(five))
    await expect.element(status).toMatchTextContent(/^5 athletes/)
  })

  test('sends nothing below two characters, and clears the results', async () => {
    const { field, rows, searches, getByText } = await openPopup()
    const hint = getByText(/^Type at least 2 letters/)
    await expect.element(hint).toBeVisible()
    await field.fill('abel')
    await expect.element(rows.first()).toBeVisible()
    await expect.element(hint).not.toBeInTheDocument()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (const text of [' a ', '']) {
      await field.fill(text)
      expect(rows.elements()).toHaveLength(0)
      await expect.element(hint).toBeVisible()
      vi.advanceTimersByTime(1000)
    }
    expect(searches()).toHaveLength(1)
  })

  test('searches after a typing pause of 250 ms', async () => {
    const { field, searches } = await openPopup()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (const text of ['ab', 'abe', 'abel']) {
      await typeAtOnce(field.element(), text)
      vi.advanceTimersByTime(249)
    }
    expect(searches()).toEqual([])
    vi.advanceTimersByTime(1)
    await expect.poll(searches).toEqual([{ q: 'abel', limit: '5' }])
  })

  test('keeps the rows until the next have loaded', async () => {
    const next = Promise.withResolvers<Response>()
    const { field, rows, getByText } = await openPopup({
      'GET /search': ({ query }) => (query.q === 'abel' ? foundAnswer(five) : next.promise),
    })
    await field.fill('abel')
    await expect.element(rows.first()).toBeVisible()
    await field.fill('abels')
    await expect.poll(() => rows.first().element().closest('[aria-busy=true]')).not.toBeNull()
    expect(rows.elements()).toHaveLength(5)
    next.resolve(foundAnswer([foundAthlete('Finn Abelson')]))
    await expect.element(getByText('Finn')).toBeVisible()
    await expect.poll(() => rows.elements().length).toBe(1)
  })

  test('a newer search cancels the older one', async () => {
    const { field, getByText } = await openPopup()
    const late = Promise.withResolvers<Response>()
    const asked = vi.fn((address: string, _: RequestInit) =>
      address.includes('slow') ? late.promise : Promise.resolve(foundAnswer([foundAthlete('Quick Abel')])),
    )
    vi.stubGlobal('fetch', asked)
    await field.fill('slow')
    await expect.poll(() => asked.mock.calls.length).toBe(1)
    await field.fill('quick')
    await expect.element(getByText('Quick')).toBeVisible()
    expect(asked.mock.calls[0]?.[1].signal?.aborted).toBe(true)
    late.resolve(foundAnswer([foundAthlete('Slow Abel')]))
    await expect.element(getByText('Slow')).not.toBeInTheDocument()
  })

  test('shows the error, and tries again with the focus in the field', async () => {
    let isAway = true
    const { field, rows, getByRole } = await openPopup({
      'GET /search': () => (isAway ? refusal(429, 'Please try again in 9 s.') : foundAnswer(five)),
    })
    await field.fill('abel')
    await expect
      .element(getByRole('alert'))
      .toMatchTextContent(/^The search did not work.*Please try again in 9 s\./)
    isAway = false
    await getByRole('button', { name: 'Try again' }).click()
    await expect.element(rows.first()).toBeVisible()
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue('abel')
  })

  test('says when there is no connection', async () => {
    const { field, getByRole } = await openPopup({
      'GET /search': () => Promise.reject(new TypeError('failed to fetch')),
    })
    await field.fill('abel')
    await expect.element(getByRole('alert')).toMatchTextContent(/check your connection/)
  })

  test('is empty each time it opens', async () => {
    const { field, rows, popup, getByRole, reopen } = await openPopup()
    await field.fill('abel')
    await expect.element(rows.first()).toBeVisible()
    await getByRole('button', { name: 'Close' }).click()
    await expect.element(popup).not.toBeInTheDocument()
    await reopen()
    await expect.element(field).toHaveValue('')
    expect(rows.elements()).toHaveLength(0)
  })

  test('its clear button empties it, and the focus stays in the field', async () => {
    const { field, getByRole } = await openPopup()
    await field.fill('abel')
    await getByRole('button', { name: 'Clear the text' }).click()
    await expect.element(field).toHaveValue('')
    await expect.element(field).toHaveFocus()
  })

  test('shows any name literally, however strange or long', async () => {
    const strange = '<b>Max</b> عبدالرحمن'
    const long = `Hubert ${'Wolfeschlegelsteinhausen'.repeat(9)}`
    const { field, rows, popup } = await openPopup({
      'GET /search': () => foundAnswer([foundAthlete(strange), foundAthlete(long)]),
    })
    await field.fill('name')
    await expect.element(rows.first()).toMatchTextContent(strange)
    await expect.element(rows.last()).toMatchTextContent(long)
    expect(popup.element().scrollWidth).toBe(popup.element().clientWidth)
    for (const row of rows.elements()) expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
  })
})
