import type { FoundAthlete } from '@fieldhouse/contract/search'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { SearchDialog } from './search-dialog.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const athlete = (full_name: string, facts: Partial<FoundAthlete> = {}): FoundAthlete => {
  const [first_name = '', last_name = ''] = full_name.split(' ')
  return {
    id: full_name,
    slug: 'x',
    first_name,
    last_name,
    full_name,
    photo: null,
    sport: { key: 'basketball' },
    class: 2027,
    state: 'OR',
    position: 'SG',
    personal_metrics: { height: 5, height_in: 10, weight: 152 },
    ...facts,
  }
}

const five = ['Ada Abel', 'Bea Abel', 'Cleo Abel', 'Dia Abel', 'Eve Abel'].map((name) => athlete(name))

const found = (athletes: FoundAthlete[], total = athletes.length) =>
  Response.json({ data: athletes, meta: { total } })

const refusal = (status: number, code: string, message: string) =>
  Response.json({ message, code, request_id: 'x' }, { status })

/** The network, asked for each text; an answer may be kept waiting. */
const network = (answer: (q: string) => Response | Promise<Response>) => {
  const asked = vi.fn((address: string, _: RequestInit) => {
    const q = new URL(address, location.origin).searchParams.get('q') ?? ''
    return Promise.resolve(answer(q))
  })
  vi.stubGlobal('fetch', asked)
  return asked
}

/** The events alone: whatever the test driver does would let the clock run. */
const typeAtOnce = async (field: Element, text: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  await Promise.resolve()
}

const open = async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const page = (isOpen: boolean) => (
    <QueryClientProvider client={client}>
      <SearchDialog isOpen={isOpen} onClose={() => {}} />
    </QueryClientProvider>
  )
  const screen = await render(page(true))
  const field = screen.getByRole('textbox', { name: 'Name of an athlete' })
  await expect.element(field).toHaveFocus()
  return {
    ...screen,
    field,
    rows: screen.getByRole('listitem'),
    toggle: (isOpen: boolean) => screen.rerender(page(isOpen)),
  }
}

describe('SRC-01 the search popup', () => {
  test('shows who is found, with what tells them apart, and how many there are', async () => {
    const asked = network(() => found([athlete('Amara Whitlock'), ...five.slice(1)], 1234))
    const { field, rows, getByText, getByRole } = await open()
    await field.fill('  amara w ')
    await expect.element(getByText('Amara Whitlock')).toBeVisible()
    await expect
      .element(rows.first())
      .toHaveTextContent('AWAmara WhitlockClass of 2027 · Oregon · SG · 5\'10" · 152 lbs')
    expect(rows.elements()).toHaveLength(5)
    await expect.element(getByRole('status')).toHaveTextContent('5 of 1,234 athletes')
    expect(asked.mock.calls.map(([address]) => address)).toEqual(['/api/search?q=amara+w&limit=5'])
  })

  test('shows the photo where there is one', async () => {
    const url = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')}`
    network(() => found([athlete('Amara Whitlock', { photo: { url } })]))
    const { field, rows } = await open()
    await field.fill('amara')
    await expect.poll(() => rows.element().querySelector('img')?.src).toBe(url)
  })

  test('counts one athlete as one', async () => {
    network(() => found([athlete('Amara Whitlock')]))
    const { field, getByRole } = await open()
    await field.fill('amara')
    await expect.element(getByRole('status')).toHaveTextContent('1 athlete')
  })

  test('says when nobody is found', async () => {
    network(() => found([]))
    const { field, rows, getByRole } = await open()
    await field.fill('nobody')
    await expect.element(getByRole('status')).toMatchTextContent(/^No Results/)
    expect(rows.elements()).toHaveLength(0)
  })

  test('asks for nothing below two characters, and clears what was found', async () => {
    const asked = network(() => found(five))
    const { field, rows, getByText } = await open()
    const hint = getByText('Type at least 2 letters of a name.')
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
    expect(asked).toHaveBeenCalledTimes(1)
  })

  test('asks once the typing has paused for 250 ms', async () => {
    const asked = network(() => found(five))
    const { field } = await open()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (const text of ['ab', 'abe', 'abel']) {
      await typeAtOnce(field.element(), text)
      vi.advanceTimersByTime(249)
    }
    expect(asked).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    await expect
      .poll(() => asked.mock.calls.map(([address]) => address))
      .toEqual(['/api/search?q=abel&limit=5'])
  })

  test('keeps the rows until the next have come', async () => {
    const next = Promise.withResolvers<Response>()
    network((q) => (q === 'abel' ? found(five) : next.promise))
    const { field, rows, getByText } = await open()
    await field.fill('abel')
    await expect.element(rows.first()).toBeVisible()
    await field.fill('abels')
    await expect.poll(() => rows.first().element().closest('[aria-busy=true]')).not.toBeNull()
    expect(rows.elements()).toHaveLength(5)
    next.resolve(found([athlete('Finn Abelson')]))
    await expect.element(getByText('Finn Abelson')).toBeVisible()
    expect(rows.elements()).toHaveLength(1)
  })

  test('lets a newer search cancel the older', async () => {
    const late = Promise.withResolvers<Response>()
    const asked = network((q) => (q === 'slow' ? late.promise : found([athlete('Quick Abel')])))
    const { field, getByText } = await open()
    await field.fill('slow')
    await expect.poll(() => asked.mock.calls.length).toBe(1)
    await field.fill('quick')
    await expect.element(getByText('Quick Abel')).toBeVisible()
    expect(asked.mock.calls[0]?.[1].signal?.aborted).toBe(true)
    late.resolve(found([athlete('Slow Abel')]))
    await expect.element(getByText('Slow Abel')).not.toBeInTheDocument()
  })

  test('says what went wrong, and tries again with the focus in the field', async () => {
    let isAway = true
    network(() => (isAway ? refusal(429, 'too_many_requests', 'Please try again in 9 s.') : found(five)))
    const { field, rows, getByRole } = await open()
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

  test('does not send people to a button that is not there when the fault is ours', async () => {
    network(() => refusal(500, 'internal', 'Something went wrong. Use the Provide feedback button.'))
    const { field, getByRole } = await open()
    await field.fill('abel')
    await expect.element(getByRole('alert')).toMatchTextContent(/Please try again in a moment/)
    await expect.element(getByRole('alert')).not.toMatchTextContent(/Provide feedback/)
  })

  test('says when there is no connection', async () => {
    network(() => Promise.reject(new TypeError('failed to fetch')))
    const { field, getByRole } = await open()
    await field.fill('abel')
    await expect.element(getByRole('alert')).toMatchTextContent(/check your connection/)
  })

  test('is empty whenever it opens', async () => {
    network(() => found(five))
    const { field, rows, toggle, getByRole } = await open()
    await field.fill('abel')
    await expect.element(rows.first()).toBeVisible()
    await toggle(false)
    await expect.element(getByRole('dialog')).not.toBeInTheDocument()
    await toggle(true)
    await expect.element(field).toHaveValue('')
    expect(rows.elements()).toHaveLength(0)
  })

  test('shows a name as it is, however strange or long', async () => {
    const strange = '<b>Max</b> عبدالرحمن'
    const long = `Hubert ${'Wolfeschlegelsteinhausen'.repeat(9)}`
    network(() => found([athlete(strange), athlete(long)]))
    const { field, rows, getByText, getByRole } = await open()
    await field.fill('name')
    await expect.element(getByText(strange)).toBeVisible()
    await expect.element(getByText(long)).toBeVisible()
    const dialog = getByRole('dialog').element()
    expect(dialog.scrollWidth).toBe(dialog.clientWidth)
    for (const row of rows.elements()) expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
  })
})
