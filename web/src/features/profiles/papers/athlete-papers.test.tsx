import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { bodiesOf, network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { athleteOf } from '../profiles.factory.ts'
import { AthletePapers } from './athlete-papers.tsx'

afterEach(() => vi.unstubAllGlobals())

const bare = athleteOf()
const at = `/athlete/${bare.id}`
const transcript = { id: 't1', name: 'Junior year.pdf', size: 1000, uploaded_at: '2026-09-01T00:00:00.000Z' }

const open = (facts: Partial<Athlete> = {}) =>
  openSite({ Frame: () => <AthletePapers athlete={athleteOf(facts)} /> })

const dialog = page.getByRole('dialog', { name: 'Download' })

describe('PRO-10 the downloads', () => {
  test('the event sheet and the QR code are for everyone', async () => {
    const { getByRole } = await open()
    await expect
      .element(getByRole('link', { name: 'Event sheet' }))
      .toHaveAttribute('href', `/api${at}/event-sheet.pdf`)
    await expect.element(getByRole('link', { name: 'QR code' })).toHaveAttribute('href', '/amara-whitlock/qr')
  })

  test('a person with download access needs no code', async () => {
    network({ [`GET ${at}/transcripts`]: () => Response.json({ data: [transcript] }) })
    const can = { ...bare.can, download: true }
    const { getByRole } = await open({ can, has_transcripts: true })
    await getByRole('button', { name: 'Profile and transcripts' }).click()
    await expect
      .element(dialog.getByRole('link', { name: 'Profile as PDF' }))
      .toHaveAttribute('href', `/api${at}/profile.pdf`)
    await expect
      .element(dialog.getByRole('link', { name: 'Junior year.pdf' }))
      .toHaveAttribute('href', `/api${at}/transcripts/t1`)
  })

  test('everyone else enters the code, which opens the files', async () => {
    const asked = network({
      [`POST ${at}/check-code`]: () => Response.json({ data: { ok: true } }),
      [`GET ${at}/transcripts`]: () => Response.json({ data: [transcript] }),
    })
    const { getByRole } = await open({ has_transcripts: true })
    await getByRole('button', { name: 'Profile and transcripts' }).click()
    await dialog.getByLabelText(/^Access code/).fill(' K7M2QX ')
    await dialog.getByRole('button', { name: 'Open' }).click()
    await expect
      .element(dialog.getByRole('link', { name: 'Profile as PDF' }))
      .toHaveAttribute('href', `/api${at}/profile.pdf?code=K7M2QX`)
    await expect
      .element(dialog.getByRole('link', { name: 'Junior year.pdf' }))
      .toHaveAttribute('href', `/api${at}/transcripts/t1?code=K7M2QX`)
    expect(bodiesOf(asked, `POST ${at}/check-code`)).toHaveLength(1)
    expect(asked.find(({ call }) => call.startsWith('GET'))?.query).toEqual({ code: 'K7M2QX' })
  })

  test('a wrong code opens nothing and says so, next to a link to request one', async () => {
    network({
      [`POST ${at}/check-code`]: () => refusal(422, 'No', { code: ['This access code is not right.'] }),
    })
    const { getByRole } = await open()
    await getByRole('button', { name: 'Profile as PDF' }).click()
    await dialog.getByLabelText(/^Access code/).fill('WRONG1')
    await dialog.getByRole('button', { name: 'Open' }).click()
    await expect
      .element(dialog.getByLabelText(/^Access code/))
      .toHaveAccessibleDescription(/This access code is not right\./)
    await expect.element(dialog.getByLabelText(/^Access code/)).toHaveFocus()
    expect(dialog.getByRole('link', { name: 'Profile as PDF' }).query()).toBeNull()
    await expect
      .element(dialog.getByRole('link', { name: 'Ask the family' }))
      .toHaveAttribute('href', '/amara-whitlock/transcript-request')
  })
})
