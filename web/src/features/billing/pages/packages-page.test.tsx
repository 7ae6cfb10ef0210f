import type { FamilyPackage } from '@fieldhouse/contract/billing.family'
import { expect, test } from 'vitest'
import { network } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { buildPackages } from '../packages.factory.ts'
import { PackagesPage } from './packages-page.tsx'

const never: FamilyPackage = {
  athlete_user_id: 'noor',
  first_name: 'Noor',
  running: null,
  has_free_month: true,
}
const over: FamilyPackage = { ...never, has_free_month: false }
const has: FamilyPackage = { ...over, running: { package_key: 'package-2', billing_cycle: 'monthly' } }

const open = async (family: readonly FamilyPackage[] | null) => {
  network({ 'GET /packages': () => Response.json({ data: buildPackages() }) })
  const screen = await openSite({
    at: '/packages',
    Frame: () => (
      <PackagesPage
        free={{ onSignUp: () => {}, ownPlace: null }}
        own={family && { family, isAthlete: true, paymentPage: '/user/payment' }}
        period="monthly"
        onPeriodChange={() => {}}
        onChoose={() => {}}
      />
    ),
  })
  await expect.element(screen.getByRole('heading', { name: 'Starter Elite' })).toBeVisible()
  return {
    startsFree: screen.getByRole('heading', { name: 'Start free' }).elements().length > 0,
    promisesFreeMonth: screen.getByText('the first month is free', { exact: false }).elements().length > 0,
  }
}

const whole = { startsFree: true, promisesFreeMonth: true }
const nothing = { startsFree: false, promisesFreeMonth: false }

test.each<[string, readonly FamilyPackage[] | null, typeof whole]>([
  ['a visitor', null, whole],
  ['a family that never had a package', [never], whole],
  ['a family with a package', [has], nothing],
  ['a family whose package is over', [over], nothing],
  ['a family with an athlete of each kind', [over, never], whole],
])('PAY-01 what is free for %s', async (_who, family, offered) => {
  expect(await open(family)).toEqual(offered)
})
