import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { bodiesOf, network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { viewerOf } from '../../../lib/viewer.factory.ts'
import { athleteOf, richAthlete } from '../profiles.factory.ts'
import { CoachesSection } from './coaches-section.tsx'
import { ContactsSection } from './contacts-section.tsx'

afterEach(() => vi.unstubAllGlobals())

const contacts: NonNullable<Athlete['contacts']> = {
  phone: '(541) 555-0100',
  email: 'amara@mail.example',
  parent_name: 'Rhea Whitlock',
  parent_email: 'rhea@mail.example',
  parent_phone: null,
  coaches: [{ id: 'c1', email: 'dana@mail.example', phone: null }],
}

const open = (athlete: Athlete, viewer = viewerOf({ type: 'coach' })) =>
  openSite({
    viewer,
    Frame: () => (
      <>
        <CoachesSection athlete={athlete} />
        <ContactsSection athlete={athlete} />
      </>
    ),
  })

describe('PRO-13 contacts', () => {
  test('a visitor sees no address and no number, only a form', async () => {
    const { getByRole, getByText } = await open(richAthlete())
    await expect.element(getByRole('form', { name: 'Contact Amara' })).toBeVisible()
    await expect.element(getByText('Verified coaches see phone and email.')).toBeVisible()
    expect(document.querySelector('[href^="mailto:"], [href^="tel:"]')).toBeNull()
  })

  test('a person with access sees how to reach the family and the coaches', async () => {
    const { getByRole } = await open(richAthlete({ contacts }))
    for (const [name, href] of [
      ['(541) 555-0100', 'tel:5415550100'],
      ['amara@mail.example', 'mailto:amara@mail.example'],
      ['rhea@mail.example', 'mailto:rhea@mail.example'],
      ['dana@mail.example', 'mailto:dana@mail.example'],
    ] as const)
      await expect.element(getByRole('link', { name })).toHaveAttribute('href', href)
  })

  test('sends a message to the athlete, and a signed-in person need not type their name', async () => {
    const athlete = athleteOf()
    const call = `POST /athlete/${athlete.id}/contact`
    const asked = network({ [call]: () => Response.json({ data: { id: 'm1', delivery: 'now' } }) })
    const { getByRole, getByLabelText } = await open(athlete)
    await expect.element(getByLabelText(/^Name/)).toHaveValue('Noor Castellanos')
    await getByLabelText(/^Phone/).fill('(541) 555-0100')
    await getByLabelText(/^Message/).fill('We will be in Portland.')
    await getByRole('button', { name: 'Send message' }).click()
    await expect.element(getByRole('heading', { name: 'Your message is on its way to Amara.' })).toHaveFocus()
    expect(bodiesOf(asked, call)).toEqual([
      {
        contact_name: 'Noor Castellanos',
        contact_email: 'noor@mail.example',
        contact_phone: '(541) 555-0100',
        contact_message: 'We will be in Portland.',
      },
    ])
  })

  test('a writer to a family with too many messages reads that theirs waits for the summary', async () => {
    const athlete = athleteOf()
    const answer = () => Response.json({ data: { id: 'm1', delivery: 'digest' } })
    network({ [`POST /athlete/${athlete.id}/contact`]: answer })
    const { getByRole, getByLabelText, getByText } = await open(athlete)
    await getByLabelText(/^Phone/).fill('(541) 555-0100')
    await getByLabelText(/^Message/).fill('We will be in Portland.')
    await getByRole('button', { name: 'Send message' }).click()
    await expect.element(getByRole('heading', { name: 'Your message is saved.' })).toHaveFocus()
    await expect
      .element(getByText(/^This family gets a lot of messages today\. Yours is saved/))
      .toBeVisible()
  })

  test('missing fields show errors, and nothing is sent', async () => {
    const asked = network({})
    const { getByRole, getByText } = await open(athleteOf())
    await getByRole('button', { name: 'Send message' }).click()
    await expect.element(getByText('Please enter message')).toBeVisible()
    expect(asked).toEqual([])
  })

  test('a refusal keeps what was typed', async () => {
    const athlete = athleteOf()
    network({ [`POST /athlete/${athlete.id}/contact`]: () => refusal(429, 'Please wait a minute.') })
    const { getByRole, getByLabelText, getByText } = await open(athlete)
    await getByLabelText(/^Phone/).fill('(541) 555-0100')
    await getByLabelText(/^Message/).fill('Hello')
    await getByRole('button', { name: 'Send message' }).click()
    await expect.element(getByText('Please wait a minute.')).toBeVisible()
    await expect.element(getByLabelText(/^Message/)).toHaveValue('Hello')
  })
})
