import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { rosterAthleteOf } from '../roster.factory.ts'
import { RosterBar } from './roster-bar.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const amara = rosterAthleteOf()
const bar = page.getByRole('navigation', { name: 'Roster' })

const open = async (answer: () => Response) => {
  const asked = network({ [`GET /user/athlete/${amara.user_id}`]: answer })
  return { ...(await openSite({ Frame: () => <RosterBar userId={amara.user_id} /> })), asked }
}

describe('COA-02 on a page about an athlete of the roster', () => {
  test('a success coach finds the way back, the work, a message, and a call', async () => {
    await open(() => Response.json({ data: amara }))
    const href = (name: string) => expect.element(bar.getByRole('link', { name, exact: true }))
    await href('Back to roster').toHaveAttribute('href', '/coach/roster')
    await href('Amara Whitlock').toHaveAttribute('href', `/coach/roster/${amara.user_id}`)
    await href('Message Amara Whitlock').toHaveAttribute('href', `/coach/messenger?user_id=${amara.user_id}`)
    await href('Call Amara Whitlock, (541) 555-0123').toHaveAttribute('href', 'tel:5415550123')
  })

  test('without a phone number, it says so when pressed', async () => {
    const contact_info = { email: null, phone: null }
    await open(() => Response.json({ data: rosterAthleteOf({ contact_info }) }))
    await bar.getByRole('button', { name: 'Call Amara Whitlock' }).click({ force: true })
    await expect.element(page.getByRole('tooltip')).toMatchTextContent('No phone number on file.')
    await expect.element(page.getByRole('tooltip')).toBeVisible()
  })

  test('an athlete of someone else has no bar', async () => {
    const { asked, queryClient } = await open(() => refusal(404, 'Not found'))
    await expect.poll(() => asked).toHaveLength(1)
    await expect.poll(() => queryClient.isFetching()).toBe(0)
    await expect.element(bar).not.toBeInTheDocument()
  })

  test('fits a phone, however long a name is', async () => {
    await page.viewport(360, 740)
    await open(() => Response.json({ data: rosterAthleteOf({ last_name: 'W'.repeat(60) }) }))
    await expect.element(bar).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(360)
  })
})
