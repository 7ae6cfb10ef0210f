import { afterEach, describe, expect, test, vi } from 'vitest'
import { refusal } from '../../../lib/network.factory.ts'
import { forgetLocally, rememberLocally } from '../local-history.ts'
import { foundAthlete } from '../search.factory.ts'
import { five, openPopup } from './search-popup.factory.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  forgetLocally()
})

const recent = { name: 'Recent athletes' }
const kept = () => JSON.parse(localStorage.getItem('athlete_history') ?? '[]') as { full_name: string }[]

describe("SRC-04 a visitor's history", () => {
  test('is in the popup while its field is empty', async () => {
    rememberLocally(foundAthlete('Amara Whitlock'))
    const { field, getByRole } = await openPopup()
    await expect.element(getByRole('list', recent)).toMatchTextContent(/Amara Whitlock/)
    await field.fill('abel')
    await expect.element(getByRole('list', recent)).not.toBeInTheDocument()
    await field.fill('')
    await expect.element(getByRole('list', recent)).toBeVisible()
  })

  test('is stored in their browser, and nowhere else', async () => {
    const { field, getByRole, place, popup, reopen, asked } = await openPopup()
    await field.fill('abel')
    await getByRole('link', { name: /Bea Abel/ }).click()
    await expect.poll(place).toBe(`/${five[1]?.slug}`)
    await expect.element(popup).not.toBeInTheDocument()
    expect(kept().map(({ full_name }) => full_name)).toEqual(['Bea Abel'])
    await reopen()
    await expect.element(getByRole('list', recent)).toMatchTextContent(/Bea Abel/)
    expect(asked.filter(({ call }) => call.includes('history'))).toEqual([])
  })

  test('drops hidden and deleted athletes and refreshes the others with one silent request', async () => {
    const [amara, hidden] = [foundAthlete('Amara Whitlock'), foundAthlete('Hidden Now')]
    rememberLocally(hidden)
    rememberLocally(amara)
    const { field, getByRole, asked } = await openPopup({
      'GET /seen-athletes': () => Response.json({ data: [{ ...amara, class: 2029 }] }),
    })
    await expect.element(getByRole('list', recent)).toMatchTextContent(/Amara Whitlock.*2029/)
    await expect.element(getByRole('list', recent)).not.toMatchTextContent(/Hidden/)
    await expect.element(field).toHaveFocus()
    expect(kept().map(({ full_name }) => full_name)).toEqual(['Amara Whitlock'])
    expect(asked.filter(({ call }) => call === 'GET /seen-athletes').map(({ query }) => query.ids)).toEqual([
      `${amara.id},${hidden.id}`,
    ])
  })

  test('can be cleared, and the focus goes to the field', async () => {
    rememberLocally(foundAthlete('Amara Whitlock'))
    const { field, getByRole } = await openPopup()
    await getByRole('button', { name: 'Clear recent' }).click()
    await expect.element(getByRole('list', recent)).not.toBeInTheDocument()
    await expect.element(field).toHaveFocus()
    expect(kept()).toEqual([])
  })
})

describe("SRC-04 a signed-in person's history", () => {
  const signedIn = { isSignedIn: true }

  test('comes from the server', async () => {
    rememberLocally(foundAthlete('Somebody Elses'))
    const { getByRole } = await openPopup(
      { 'GET /athlete-history': () => Response.json({ data: [foundAthlete('Amara Whitlock')] }) },
      signedIn,
    )
    await expect.element(getByRole('list', recent)).toMatchTextContent(/Amara Whitlock/)
    await expect.element(getByRole('list', recent)).not.toMatchTextContent(/Somebody/)
  })

  test('can be cleared there, and the focus goes to the field', async () => {
    const { field, getByRole, asked } = await openPopup(
      {
        'GET /athlete-history': () => Response.json({ data: [foundAthlete('Amara Whitlock')] }),
        'DELETE /athlete-history': () => Response.json({ data: { ok: true } }),
      },
      signedIn,
    )
    await getByRole('button', { name: 'Clear recent' }).click()
    await expect.element(getByRole('list', recent)).not.toBeInTheDocument()
    await expect.element(field).toHaveFocus()
    expect(asked.map((one) => one.call)).toContain('DELETE /athlete-history')
  })

  test('is sent to the server by id, without waiting for the response', async () => {
    const call = `POST /add-athlete-history/${five[0]?.id}`
    const { field, getByRole, place, asked } = await openPopup(
      { [call]: () => new Promise<Response>(() => {}) },
      signedIn,
    )
    await field.fill('abel')
    await getByRole('link', { name: /Ada Abel/ }).click()
    await expect.poll(place).toBe(`/${five[0]?.slug}`)
    expect(asked.map((one) => one.call)).toContain(call)
    expect(kept()).toEqual([])
  })

  test('shows no error when it can’t be loaded', async () => {
    const { field, getByText, getByRole, place, rows } = await openPopup(
      {
        'GET /athlete-history': () => refusal(500, 'Something went wrong.'),
        [`POST /add-athlete-history/${five[0]?.id}`]: () => refusal(500, 'Something went wrong.'),
      },
      signedIn,
    )
    await expect.element(getByText(/^Type at least 2 letters/)).toBeVisible()
    await field.fill('abel')
    await expect.element(rows.first()).toBeVisible()
    await getByRole('link', { name: /Ada Abel/ }).click()
    await expect.poll(place).toBe(`/${five[0]?.slug}`)
  })
})
