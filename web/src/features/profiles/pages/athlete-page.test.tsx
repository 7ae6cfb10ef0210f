import type { Athlete } from '@fieldhouse/contract/profiles'
import { Suspense } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { network } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { AthletePage, AthletePending } from './athlete-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const amara: Athlete = {
  id: '1',
  slug: 'amara-whitlock',
  user_id: '2',
  first_name: 'Amara',
  last_name: 'Whitlock',
  photo: null,
  sport: { key: 'basketball' },
  position: 'SG',
  class: 2027,
  number: '14',
  high_school: 'Ridgeline High School',
  city: 'Bend',
  state: 'OR',
  is_seros: false,
  settings: { is_visible: true },
  can: { edit: false },
}

const open = (facts: Partial<Athlete> = {}) => {
  network({ 'GET /athlete/amara-whitlock': () => Response.json({ data: { ...amara, ...facts } }) })
  return openSite({
    Frame: () => (
      <Suspense fallback={<AthletePending />}>
        <AthletePage id="amara-whitlock" />
      </Suspense>
    ),
  })
}

describe('an athlete’s page', () => {
  test('shows who it is, what they play, and where', async () => {
    const { getByRole, getByText } = await open()
    await expect.element(getByRole('heading', { name: 'Amara Whitlock', level: 1 })).toBeVisible()
    await expect.element(getByText(/^SG.*Class of 2027.*Basketball$/)).toBeVisible()
    await expect.element(getByText('Ridgeline High School')).toBeVisible()
    await expect.element(getByText('Bend, OR')).toBeVisible()
  })

  test('says nothing about what is not known', async () => {
    const { getByRole } = await open({
      position: null,
      class: null,
      number: null,
      high_school: null,
      city: null,
      state: null,
    })
    await expect.element(getByRole('article')).toHaveTextContent('BasketballAmara Whitlock')
  })

  test('tells its owner that it is hidden', async () => {
    const { getByText } = await open({ settings: { is_visible: false }, can: { edit: true } })
    await expect.element(getByText(/This page is hidden\. Only you/)).toBeVisible()
  })

  test('never cuts a name, on no screen', async () => {
    await page.viewport(360, 740)
    const { getByRole } = await open({
      first_name: 'Bartholomew',
      last_name: 'Wolfeschlegelsteinhausenberger',
    })
    const name = getByRole('heading', { level: 1 })
    await expect.element(name).toBeVisible()
    expect(name.element().scrollWidth).toBeLessThanOrEqual(name.element().clientWidth)
    await page.viewport(1280, 800)
  })
})
