import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { Suspense } from 'react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { network } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { preloadSections } from '../athlete-sections.ts'
import { athleteOf, basketball } from '../profiles.factory.ts'
import { AthletePending } from './athlete-page.tsx'
import { AthleteScreen } from './athlete-screen.tsx'

afterEach(() => vi.unstubAllGlobals())

// Like the loader.
beforeAll(preloadSections)

const family = { edit: true, download: true, see_contacts: true, see_views: true, confirm: false }

const game = { time: null, place: null, link: null }
const played = { ...game, id: 'played', title: 'vs Yesterday High', date: '2020-01-02' }
const planned = { ...game, id: 'planned', title: 'vs Tomorrow High', date: '2999-01-02' }

const open = async (facts: Partial<Athlete>, isEditing: boolean) => {
  const athlete = athleteOf(facts)
  const asked = network({
    'GET /athlete/amara-whitlock': () => Response.json({ data: athlete }),
    'GET /sports/basketball': () => Response.json({ data: basketball }),
    [`POST /athlete/${athlete.id}/view`]: () => Response.json({ data: { ok: true } }),
  })
  const onEditingChange = vi.fn()
  const screen = await openSite({
    Frame: () => (
      <Suspense fallback={<AthletePending />}>
        <AthleteScreen
          id="amara-whitlock"
          viewer={null}
          metricSetting={undefined}
          isEditing={isEditing}
          onEditingChange={onEditingChange}
          onCollege={() => undefined}
        />
      </Suspense>
    ),
  })
  const views = () => asked.filter(({ call }) => call.endsWith('/view')).length
  return { ...screen, onEditingChange, views }
}

describe('an athlete’s page', () => {
  test('PRO-02 opens in edit mode for people who may edit', async () => {
    const { getByRole, onEditingChange, views } = await open({ can: family }, true)
    await getByRole('button', { name: 'Preview' }).click()
    expect(onEditingChange).toHaveBeenCalledWith(false)
    expect(views()).toBe(0)
  })

  test('PRO-02 stays the public page for everyone else, whatever the address says', async () => {
    const { getByRole } = await open({}, true)
    await expect.element(getByRole('region', { name: 'Poster' })).toBeVisible()
    expect(getByRole('button', { name: 'Preview' }).query()).toBeNull()
  })

  test('PRO-01 shows upcoming games, and no past ones', async () => {
    const { getByRole, getByText } = await open({ schedule: [played, planned] }, false)
    await expect.element(getByRole('heading', { name: 'Schedule' })).toBeInTheDocument()
    await expect.element(getByText(planned.title)).toBeInTheDocument()
    expect(getByText(played.title).query()).toBeNull()
  })

  test('PRO-01 has no schedule when all games are past, but keeps it in edit mode', async () => {
    const page = await open({ schedule: [played], can: family }, false)
    await expect.element(page.getByRole('region', { name: 'Poster' })).toBeVisible()
    expect(document.getElementById('schedule')).toBeNull()
    await page.unmount()
    const { getByText } = await open({ schedule: [played], can: family }, true)
    await expect.element(getByText(played.title).first()).toBeInTheDocument()
  })
})
