import type { Athlete } from '@fieldhouse/contract/profiles.document'
import type { Views } from '@fieldhouse/contract/profiles.views'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { EditingContext } from '../editing/frame/editing.ts'
import { athleteOf, basketball } from '../profiles.factory.ts'
import { ViewsPanel } from './views-panel.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const can = { edit: true, download: true, see_contacts: true, see_views: true, confirm: false }
const amara = athleteOf({ can })
const call = `GET /athlete/${amara.id}/views`

const daysOf = (count: number, visitors: number, coaches: number) =>
  Array.from({ length: count }, (_, place) => ({
    day: new Date(Date.UTC(2026, 10, 15 - (count - 1 - place))).toISOString().slice(0, 10),
    visitors,
    coaches,
  }))

const viewBy = (
  name: string,
  viewed_at: string,
  college: Views['coaches'][number]['college'] = null,
  verified_by: Views['coaches'][number]['verified_by'] = null,
) => ({
  id: `${name}-${viewed_at}`,
  coach_id: name,
  name,
  college,
  verified_by,
  viewed_at,
})

const viewsOf = (days: number, visitors: number, coaches: ReturnType<typeof viewBy>[] = []) => ({
  per_day: daysOf(days, visitors, 0),
  totals: { visitors: days * visitors, coaches: coaches.length },
  coaches,
})

const onCollege = vi.fn()

const open = async (
  answer: (days: number) => Response = (days) => Response.json({ data: viewsOf(days, 40) }),
  athlete: Athlete = amara,
) => {
  const asked = network({ [call]: ({ query }) => answer(Number(query.days)) })
  const Frame = () => (
    <EditingContext
      value={{
        athlete,
        sport: basketball,
        units: 'imperial',
        onPage: () => undefined,
        unsaved: new Set(),
        onCollege,
        open: new Set(),
        setOpen: () => undefined,
      }}
    >
      <ViewsPanel title="Views" />
    </EditingContext>
  )
  return { ...(await openSite({ Frame })), asked }
}

describe('the views of a page', () => {
  test('are shown as numbers, as a line, and in words', async () => {
    const dana = viewBy('Dana Ferreira', '2026-11-10T12:00:00.000Z')
    const before = viewBy('Dana Ferreira', '2026-11-03T12:00:00.000Z')
    await open((days) => Response.json({ data: viewsOf(days, 40, [dana, before]) }))
    const section = page.getByRole('region', { name: 'Views' })
    await expect.element(section.getByText('1,200')).toBeVisible()
    const chart = section.getByRole('figure', { name: 'Views in the last 30 days' })
    await expect.element(chart.getByRole('img')).toHaveAccessibleName(/Visitors: 30 values, lowest 40/)
    await expect.element(chart.getByRole('table')).toMatchTextContent(/Day.*Oct 17.*Nov 15/s)
    await expect
      .element(section.getByRole('list', { name: 'Coaches who looked' }))
      .toMatchTextContent(/Dana Ferreira2 times, last/)
  })

  test("PRO-07 show a coach's college, which opens", async () => {
    const college = { id: 209807, name: 'Portland State University', short_name: 'Portland State' }
    const looks = [
      viewBy('Dana Ferreira', '2026-11-10T12:00:00.000Z', college),
      viewBy('Lee Ash', '2026-11-09T12:00:00.000Z'),
    ]
    await open((days) => Response.json({ data: viewsOf(days, 40, looks) }))
    const list = page.getByRole('list', { name: 'Coaches who looked' })
    await expect.element(list).toMatchTextContent(/Dana Ferreira, Portland State.*Lee Ash/)
    expect(list.getByRole('button').elements()).toHaveLength(1)
    await list.getByRole('button', { name: 'Portland State' }).click()
    expect(onCollege).toHaveBeenCalledWith(college)
  })

  test('PRO-07 show the mark of a verified coach, which says how', async () => {
    const looks = [
      viewBy('Dana Ferreira', '2026-11-10T12:00:00.000Z', null, 'email'),
      viewBy('Lee Ash', '2026-11-09T12:00:00.000Z'),
    ]
    await open((days) => Response.json({ data: viewsOf(days, 40, looks) }))
    const rows = page.getByRole('list', { name: 'Coaches who looked' }).getByRole('listitem')
    await expect
      .element(rows.nth(0).getByRole('button', { name: 'Verified coach' }))
      .toHaveAccessibleDescription('Confirmed an email address at the college')
    await expect.element(rows.nth(1)).not.toMatchTextContent(/verified/i)
  })

  test('are reloaded for a longer period, by keyboard', async () => {
    const { asked } = await open()
    await expect.element(page.getByText('1,200')).toBeVisible()
    page.getByRole('radio', { name: '30 days' }).element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(page.getByText('14,600')).toBeVisible()
    await expect
      .element(page.getByRole('figure', { name: 'Views in the last year' }).getByRole('table'))
      .toMatchTextContent(/Week from/)
    expect(asked.at(-1)?.query).toEqual({ days: '365' })
  })

  test('are empty at first: the panel says how to be seen', async () => {
    await open((days) => Response.json({ data: viewsOf(days, 0) }))
    await expect.element(page.getByRole('heading', { name: 'No views in the last 30 days' })).toBeVisible()
    await expect.element(page.getByText(/^Share your link/)).toBeVisible()
  })

  test('stay empty while the page is hidden', async () => {
    const settings = { ...amara.settings, is_visible: false }
    await open((days) => Response.json({ data: viewsOf(days, 0) }), athleteOf({ can, settings }))
    await expect.element(page.getByText(/^The page is hidden/)).toBeVisible()
  })

  test('by many coaches are shown on demand, and the focus moves there', async () => {
    const many = Array.from({ length: 12 }, (_, place) =>
      viewBy(`Coach ${place}`, '2026-11-10T12:00:00.000Z'),
    )
    await open((days) => Response.json({ data: viewsOf(days, 1, many) }))
    const rows = page.getByRole('list', { name: 'Coaches who looked' }).getByRole('listitem')
    await expect.element(rows).toHaveLength(8)
    page.getByRole('button', { name: 'Show all 12 coaches' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(rows).toHaveLength(12)
    await expect.element(rows.nth(8)).toHaveFocus()
  })

  test('can be reloaded after a failure', async () => {
    let isBroken = true
    await open((days) => (isBroken ? refusal(503, 'Down.') : Response.json({ data: viewsOf(days, 40) })))
    await expect.element(page.getByText('The views could not be loaded')).toBeVisible()
    isBroken = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('1,200')).toBeVisible()
  })

  test('are hidden from people without access', async () => {
    const { asked } = await open(undefined, athleteOf({ can: { ...can, see_views: false } }))
    expect(page.getByRole('region', { name: 'Views' }).query()).toBeNull()
    expect(asked).toEqual([])
  })

  test('fits a phone', async () => {
    await page.viewport(360, 740)
    const long = viewBy('W'.repeat(80), '2026-11-10T12:00:00.000Z')
    await open((days) => Response.json({ data: viewsOf(days, 41_999, [long]) }))
    await expect.element(page.getByText('1,259,970')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(360)
  })
})
