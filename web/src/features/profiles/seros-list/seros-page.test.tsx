import type { SerosAthlete } from '@fieldhouse/contract/profiles.seros'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { network } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { SerosPage } from './seros-page.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const deshawn: SerosAthlete = {
  athlete_id: 'a',
  user_id: 'u',
  athlete_slug: 'deshawn-okoro',
  first_name: 'Deshawn',
  last_name: 'Okoro',
  photo: null,
  sport: 'basketball',
  position: 'PG',
  class: 2027,
  city: 'Tulsa',
  state: 'OK',
  is_visible: false,
}

const open = async (athletes: readonly SerosAthlete[]) => {
  const links = { first: '', last: '', prev: null, next: null }
  const total = athletes.length
  const meta = { current_page: 1, from: 1, last_page: 1, path: '', per_page: 15, to: 1, total }
  network({ 'GET /panel/admin/seros': () => Response.json({ data: athletes, links, meta }) })
  const Frame = () => <SerosPage search={{}} onSearchChange={vi.fn()} hrefOf={() => '/admin/seros'} />
  return openSite({ at: '/admin/seros', Frame })
}

test('ADM-05 each premium athlete has their page, the editor, and whether it is hidden', async () => {
  const { getByRole } = await open([deshawn])
  await expect
    .element(getByRole('list', { name: 'Seros' }).getByRole('listitem').first())
    .toMatchTextContent(/Deshawn Okoro.*Hidden.*Basketball.*PG.*Class of 2027.*Tulsa, OK/)
  await expect
    .element(getByRole('link', { name: 'Edit Deshawn Okoro' }))
    .toHaveAttribute('href', '/admin/seros-edit/deshawn-okoro')
})

test('ADM-05 without any, the page says where they come from', async () => {
  const { getByText } = await open([])
  await expect.element(getByText('No premium athletes yet')).toBeVisible()
})
