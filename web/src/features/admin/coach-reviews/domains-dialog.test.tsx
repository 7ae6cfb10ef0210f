import type { EmailDomain } from '@fieldhouse/contract/colleges.verification'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { bodiesOf, refusal } from '../../../lib/network.factory.ts'
import { dana, openReviews, reviewsAnswer } from './coach-reviews.factory.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const path = '/panel/colleges/209807/email-domains'
const dialog = page.getByRole('dialog', { name: 'Email domains' })
const rows = dialog.getByRole('list', { name: 'Domains' }).getByRole('listitem')
const field = dialog.getByRole('textbox', { name: 'Another domain' })

const own: EmailDomain = { domain: 'pdx.example', source: 'website', is_accepted: true }

/** A college with its domains, stored like on the server. */
const open = async (first: () => Response | null = () => null) => {
  let domains = [own]
  const answer = () =>
    Response.json({
      data: { college: { id: 209807, name: 'Portland State University', short_name: 'PSU' }, domains },
    })
  const site = await openReviews({
    reviews: () => reviewsAnswer([dana]),
    answers: {
      [`GET ${path}`]: () => first() ?? answer(),
      [`POST ${path}`]: ({ body }) => {
        const { domain, is_accepted } = body as Pick<EmailDomain, 'domain' | 'is_accepted'>
        const source = domain === own.domain ? ('website' as const) : ('admin' as const)
        domains = [...domains.filter((known) => known.domain !== domain), { domain, source, is_accepted }]
        return answer()
      },
    },
  })
  await page.getByRole('button', { name: 'Email domains of Portland State University' }).click()
  return site
}

describe("a college's email domains", () => {
  test('are listed with their source', async () => {
    await open()
    await expect.element(dialog).toMatchTextContent(/Portland State University/)
    await expect.element(rows.nth(0)).toMatchTextContent(/pdx\.example.*Accepted.*From the college’s website/)
  })

  test('are rejected, and accepted again', async () => {
    const { asked } = await open()
    await dialog.getByRole('button', { name: 'Rule out pdx.example' }).click()
    await expect.element(rows.nth(0)).toMatchTextContent(/Ruled out/)
    await dialog.getByRole('button', { name: 'Accept again pdx.example' }).click()
    await expect.element(rows.nth(0)).toMatchTextContent(/Accepted/)
    expect(bodiesOf(asked, `POST ${path}`)).toEqual([
      { domain: 'pdx.example', is_accepted: false },
      { domain: 'pdx.example', is_accepted: true },
    ])
  })

  test('are added by name, and the field is ready for the next', async () => {
    const { asked } = await open()
    await field.fill('goviks.example')
    await dialog.getByRole('button', { name: 'Accept domain' }).click()
    await expect.element(rows.nth(1)).toMatchTextContent(/goviks\.example.*Accepted.*Added by an admin/)
    await expect.element(field).toHaveValue('')
    await expect.element(field).toHaveFocus()
    expect(bodiesOf(asked, `POST ${path}`)).toEqual([{ domain: 'goviks.example', is_accepted: true }])
  })

  test('refuse invalid text, and keep it for correction', async () => {
    const { asked } = await open()
    await field.fill('not a domain')
    await dialog.getByRole('button', { name: 'Accept domain' }).click()
    await expect.element(field).toHaveAccessibleDescription(/Please enter a domain/)
    await expect.element(field).toHaveValue('not a domain')
    expect(bodiesOf(asked, `POST ${path}`)).toEqual([])
  })

  test('say when they did not load, and try again', async () => {
    let isAway = true
    await open(() => (isAway ? refusal(503, 'Down for a moment.') : null))
    await expect.element(dialog.getByRole('alert').first()).toMatchTextContent(/The domains did not load/)
    isAway = false
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect.element(rows).toHaveLength(1)
  })

  test('fit a phone', async () => {
    await page.viewport(390, 844)
    await open()
    await expect.element(rows).toHaveLength(1)
    await field.fill(`${'w'.repeat(60)}.example`)
    await dialog.getByRole('button', { name: 'Accept domain' }).click()
    await expect.element(rows).toHaveLength(2)
    expect(document.documentElement.scrollWidth).toBe(390)
    const { scrollWidth, clientWidth } = dialog.element()
    expect(scrollWidth).toBe(clientWidth)
  })
})
