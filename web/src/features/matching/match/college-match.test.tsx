import type { Match } from '@fieldhouse/contract/matching.match'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { matchOf } from '../matching.factory.ts'
import { CollegeMatch } from './college-match.tsx'

afterEach(() => vi.unstubAllGlobals())

const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const college = 209_807
const address = `GET /bcm/${id}/college-page/${college}`
const answerOf = (match: Match | null) => () =>
  Response.json({ data: { page: match?.rank ? 1 : null, match, college: {} } })

const open = async (answer: () => Response, userId: string | null = null) => {
  const asked = network({ [address]: answer })
  const site = await openSite({
    Frame: () => <CollegeMatch place={{ id, role: 'family', viewerId: id, userId }} collegeId={college} />,
  })
  return { ...site, asked, match: site.getByRole('region', { name: 'Best college match' }) }
}

describe('BCM-02 the match in a college popup', () => {
  test('has the score, the chance, the best reason, and the way to its page', async () => {
    const { match } = await open(answerOf(matchOf('Portland State', { rank: 4 })), id)
    await expect.element(match.getByRole('img', { name: /^Match 90 of 100: Level 24/ })).toBeVisible()
    await expect.element(match.getByText('Target')).toBeVisible()
    await expect.element(match.getByText('No. 4 of the matches')).toBeVisible()
    await expect.element(match.getByText(/under your budget/)).toBeVisible()
    await expect
      .element(match.getByRole('link', { name: 'See how 90 adds up' }))
      .toHaveAttribute('href', `/bcm/${id}/matches/${college}`)
  })

  test.each([
    ['Ruled out by a must-have', { ruled_out_by: ['cost' as const] }],
    ['Left out: its team is not confirmed', {}],
  ])('says why a college is not in the list: %s', async (words, facts) => {
    const { match } = await open(answerOf(matchOf('Portland State', { rank: null, ...facts })))
    await expect.element(match.getByText(words)).toBeVisible()
  })

  test.each([
    ['before the survey is completed', answerOf(null)],
    ['if the match is closed to the reader', () => refusal(403, 'It comes with a package.')],
  ])('is not there %s', async (_, answer) => {
    const { match, asked, getByText, getByRole } = await open(answer)
    await expect.poll(() => asked.length).toBe(1)
    await expect.poll(() => getByText('Loading the match…').elements()).toHaveLength(0)
    expect(match.elements()).toHaveLength(0)
    expect(getByRole('link').elements()).toHaveLength(0)
  })

  test('can be loaded again if it failed', async () => {
    const answers = [() => refusal(500, 'Something went wrong.'), answerOf(matchOf())]
    const { match, getByRole } = await open(() => (answers.shift() ?? answerOf(null))())
    await getByRole('button', { name: 'Try again' }).click()
    await expect.element(match).toBeVisible()
  })
})
