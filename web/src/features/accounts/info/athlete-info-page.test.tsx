import type { AccountInfo } from '@fieldhouse/contract/accounts.info'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { network } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { viewerOf } from '../../../lib/viewer.factory.ts'
import { AthleteInfoPage, chosenChild } from './athlete-info-page.tsx'
import { UserEditPage } from './user-edit-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const child = (user_id: string, first_name: string) => ({
  ...{ user_id, athlete_id: `page-${user_id}`, athlete_slug: first_name.toLowerCase(), first_name },
  ...{ last_name: 'Castellanos', sport: { key: 'basketball' }, access_to_rc: false, rc_ended_on: null },
  ...{ access_to_bcm: false, bcm_ended_on: null },
})
const noor = child('01890a5d-ac96-774b-bcce-b302099a8057', 'Noor')
const zoe = child('01890a5d-ac96-774b-bcce-b302099a8058', 'Zoe')

const infoOf = ({ user_id, first_name, last_name, athlete_slug }: typeof noor): AccountInfo => ({
  ...{ id: user_id, type: 'athlete', first_name, last_name, athlete_slug, email: null, gender: 'female' },
  ...{ phone: null, photo: null, athletes: [], can: { edit: true, rename: true } },
})

const open = async (athletes: (typeof noor)[], chosen: string | undefined) => {
  const onChoose = vi.fn()
  let saved = {}
  const viewer = viewerOf({ type: 'parent', athletes })
  const asked = network({
    'GET /user': () => Response.json({ data: viewer }),
    'GET /user/families': () =>
      Response.json({
        data: [
          {
            ...{
              athlete_user_id: noor.user_id,
              first_name: 'Noor',
              last_name: 'Castellanos',
              invitations: [],
            },
            members: [
              {
                ...{ user_id: noor.user_id, first_name: 'Noor', last_name: 'Castellanos', email: null },
                ...{ role: 'athlete', is_me: false, can_sign_in: false },
              },
            ],
          },
        ],
      }),
    [`GET /my-account/info/${noor.user_id}`]: () => Response.json({ data: { ...infoOf(noor), ...saved } }),
    [`GET /my-account/info/${zoe.user_id}`]: () => Response.json({ data: infoOf(zoe) }),
    'POST /my-account/info': ({ body }) => {
      saved = { first_name: String(body?.first_name).trim() }
      return Response.json({ data: { ...infoOf(noor), ...body } })
    },
  })
  const site = await openSite({
    viewer,
    Frame: () => (
      <Suspense>
        <AthleteInfoPage viewer={viewer} child={chosenChild(athletes, chosen)} onChoose={onChoose} />
      </Suspense>
    ),
  })
  return { ...site, asked, onChoose }
}

test('PAY-06 a parent changes an athlete’s name, and reads how the athlete can sign in', async () => {
  const { getByRole, getByText, asked } = await open([noor], undefined)
  await expect.element(getByText(/^Noor can’t sign in yet/)).toBeVisible()
  await expect.element(getByRole('link', { name: 'Invite Noor' })).toBeVisible()
  await expect
    .element(getByRole('link', { name: 'Edit the page' }))
    .toHaveAttribute('href', '/noor?mode=edit')
  await getByRole('textbox', { name: 'First name' }).fill('Noora')
  await getByRole('button', { name: 'Save Changes' }).click()
  await expect
    .poll(() => asked.find(({ call }) => call === 'POST /my-account/info')?.body)
    .toMatchObject({ user_id: noor.user_id, first_name: 'Noora', gender: 'female' })
})

test('a new name is shown as it was saved, with a status, and the focus stays where it was', async () => {
  const { getByRole, getByText } = await open([noor], undefined)
  const firstName = getByRole('textbox', { name: 'First name' })
  await firstName.fill('Noora ')
  await userEvent.keyboard('{Enter}')
  await expect.element(getByText('The account info of Noora Castellanos is saved.')).toBeVisible()
  await expect.element(firstName).toHaveValue('Noora')
  await expect.element(firstName).toHaveFocus()
})

test('an admin finds the orders of a family', async () => {
  network({ [`GET /my-account/info/${noor.user_id}`]: () => Response.json({ data: infoOf(noor) }) })
  const back = { label: 'Back to Users', to: '/admin/users' } as const
  const { getByRole } = await openSite({
    Frame: () => (
      <Suspense>
        <UserEditPage id={noor.user_id} back={back} hasOrders />
      </Suspense>
    ),
  })
  await expect
    .element(getByRole('link', { name: 'See the orders of Noor Castellanos' }))
    .toHaveAttribute('href', `/editor?user=${noor.user_id}`)
})

test('several athletes have a chooser', async () => {
  const { getByRole, onChoose } = await open([noor, zoe], zoe.user_id)
  await expect.element(getByRole('radio', { name: 'Zoe Castellanos' })).toBeChecked()
  await expect.element(getByRole('textbox', { name: 'First name' })).toHaveValue('Zoe')
  await getByRole('radio', { name: 'Noor Castellanos' }).click()
  expect(onChoose).toHaveBeenCalledWith(noor.user_id)
})

test('a parent without an athlete reads what to do', async () => {
  const { getByText } = await open([], undefined)
  await expect.element(getByText('No athlete yet')).toBeVisible()
})

test('an unknown athlete in the address shows the first of one’s own', () =>
  expect(chosenChild([noor, zoe], 'somebody-else')).toBe(noor))
