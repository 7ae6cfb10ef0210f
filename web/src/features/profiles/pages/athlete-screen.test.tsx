import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { Suspense } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { network } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { athleteOf, basketball } from '../profiles.factory.ts'
import { AthletePending } from './athlete-page.tsx'
import { AthleteScreen } from './athlete-screen.tsx'

afterEach(() => vi.unstubAllGlobals())

const family = { edit: true, download: true, see_contacts: true, see_views: true }

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
          isEditing={isEditing}
          onEditingChange={onEditingChange}
        />
      </Suspense>
    ),
  })
  const views = () => asked.filter(({ call }) => call.endsWith('/view')).length
  return { ...screen, onEditingChange, views }
}

describe('an athlete’s page', () => {
  test('PRO-02 opens to be changed for those who may', async () => {
    const { getByRole, onEditingChange, views } = await open({ can: family }, true)
    await getByRole('button', { name: 'Preview' }).click()
    expect(onEditingChange).toHaveBeenCalledWith(false)
    expect(views()).toBe(0)
  })

  test('PRO-02 stays a page for everybody else, whatever the address says', async () => {
    const { getByRole } = await open({}, true)
    await expect.element(getByRole('region', { name: 'Poster' })).toBeVisible()
    expect(getByRole('button', { name: 'Preview' }).query()).toBeNull()
  })
})
