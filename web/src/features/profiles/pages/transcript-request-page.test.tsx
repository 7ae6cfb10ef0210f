import { Suspense } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { bodiesOf, network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { viewerOf } from '../../../lib/viewer.factory.ts'
import { athleteOf } from '../profiles.factory.ts'
import { TranscriptRequestPage } from './transcript-request-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const athlete = athleteOf()
const call = `POST /athlete/${athlete.id}/transcript-request`

type Coach = Parameters<typeof TranscriptRequestPage>[0]['coach']

const open = (answer: () => Response, coach: Coach = null, at = '/') => {
  const asked = network({
    'GET /athlete/amara-whitlock': () => Response.json({ data: athlete }),
    [call]: answer,
    [`POST /athlete/${athlete.id}/check-code`]: () => Response.json({ data: { ok: true } }),
  })
  const viewer = viewerOf({ type: 'coach' })
  const site = openSite({
    at,
    viewer,
    Frame: () => (
      <Suspense>
        <TranscriptRequestPage id="amara-whitlock" viewer={viewer} coach={coach} />
      </Suspense>
    ),
  })
  return site.then((screen) => ({ ...screen, asked }))
}

describe('PRO-10 requesting a transcript', () => {
  test('tells the family who asks, for which college, and why', async () => {
    const { getByRole, getByLabelText, asked } = await open(() =>
      Response.json({ data: { id: 'r1', delivery: 'now' } }),
    )
    await expect.element(getByLabelText(/^Name/)).toHaveValue('Noor Castellanos')
    await getByLabelText(/^College or team/).fill('Lewis and Clark')
    await getByLabelText(/^Why you’re asking/).fill('We recruit guards for 2027.')
    await getByRole('button', { name: 'Send request' }).click()
    await expect.element(getByRole('heading', { name: 'Your request is with the family.' })).toHaveFocus()
    expect(bodiesOf(asked, call)).toEqual([
      {
        name: 'Noor Castellanos',
        college: 'Lewis and Clark',
        email: 'noor@mail.example',
        reason: 'We recruit guards for 2027.',
      },
    ])
  })

  test("fills in a verified coach's college and its email", async () => {
    const coach = { college: 'Portland State University', email: 'noor@portland-state.test' }
    const { getByLabelText } = await open(() => Response.json({ data: { id: 'r1', delivery: 'now' } }), coach)
    await expect.element(getByLabelText(/^College or team/)).toHaveValue('Portland State University')
    await expect.element(getByLabelText(/^Email/)).toHaveValue('noor@portland-state.test')
  })

  test('a family with too many messages gets it in the summary, and the page says so', async () => {
    const { getByRole, getByLabelText, getByText } = await open(() =>
      Response.json({ data: { id: 'r1', delivery: 'digest' } }),
    )
    await getByLabelText(/^College or team/).fill('Lewis and Clark')
    await getByLabelText(/^Why you’re asking/).fill('We recruit guards for 2027.')
    await getByRole('button', { name: 'Send request' }).click()
    await expect.element(getByRole('heading', { name: 'Your request is saved.' })).toHaveFocus()
    await expect
      .element(getByText(/they will see it in their daily summary\. You’ll get their answer/))
      .toBeVisible()
  })

  test('missing fields show errors, and nothing is sent', async () => {
    const { getByRole, getByText, asked } = await open(() =>
      Response.json({ data: { id: 'r1', delivery: 'now' } }),
    )
    await getByRole('button', { name: 'Send request' }).click()
    await expect.element(getByText('Please enter the college or team')).toBeVisible()
    await expect.element(getByText('Please tell the family why you ask')).toBeVisible()
    expect(bodiesOf(asked, call)).toEqual([])
  })

  test('a refusal keeps what was typed', async () => {
    const { getByRole, getByLabelText, getByText } = await open(() =>
      refusal(409, 'You have asked already. The family will answer.'),
    )
    await getByLabelText(/^College or team/).fill('Lewis and Clark')
    await getByLabelText(/^Why you’re asking/).fill('We recruit guards.')
    await getByRole('button', { name: 'Send request' }).click()
    await expect.element(getByText('You have asked already. The family will answer.')).toBeVisible()
    await expect.element(getByLabelText(/^Why you’re asking/)).toHaveValue('We recruit guards.')
  })

  test('the link in the email fills in the code, and the code is removed from the address', async () => {
    const at = '/amara-whitlock/transcript-request'
    const { getByRole, getByLabelText, place, router, asked } = await open(
      Response.error,
      null,
      `${at}#code=K7M2QX`,
    )
    await expect.element(getByLabelText(/^Access code/)).toHaveValue('K7M2QX')
    await expect.poll(place).toBe(at)
    expect(router.history.length).toBe(1)
    await getByRole('button', { name: 'Open' }).click()
    await expect.element(getByRole('link', { name: 'Profile as PDF' })).toBeVisible()
    expect(bodiesOf(asked, `POST /athlete/${athlete.id}/check-code`)).toEqual([{ code: 'K7M2QX' }])
  })

  test('a link without a real code shows the request form', async () => {
    const { getByRole, place } = await open(Response.error, null, '/a#code=%3Cb%3E')
    await expect.poll(place).toBe('/a')
    await expect.element(getByRole('button', { name: 'Send request' })).toBeVisible()
  })
})
