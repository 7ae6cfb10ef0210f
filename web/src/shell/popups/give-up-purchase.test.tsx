import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { network } from '../../lib/network.factory.ts'
import { openSite } from '../../lib/site.factory.tsx'
import { viewerOf } from '../../lib/viewer.factory.ts'
import { wasPaymentOpen } from '../pending-purchase-key.ts'
import { savePurchase } from './pending-purchase.ts'
import { RolePopup } from './role-popup.tsx'
import { VerifyPopup } from './verify-popup.tsx'

beforeEach(() => {
  network({})
  savePurchase({ packageKey: 'package-2', cycle: 'monthly', returnTo: null, athleteUserId: null })
})
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const opener = { current: null }
const close = () => page.getByRole('button', { name: 'Close' }).click()

test('PAY-02 closing the code on the way to a payment gives the purchase up', async () => {
  const popup = { name: 'verify-email', userId: viewerOf().id, email: 'noor@fieldhouse.test' } as const
  await openSite({ Frame: () => <VerifyPopup isOpen opener={opener} popup={popup} /> })
  expect(wasPaymentOpen()).toBe(true)
  await close()
  expect(wasPaymentOpen()).toBe(false)
})

test('PAY-02 closing the choice of a role on the way to a payment gives the purchase up', async () => {
  const viewer = viewerOf({ type: 'unknown' })
  await openSite({
    viewer,
    Frame: () => <RolePopup isOpen opener={opener} popup={{ name: 'select-role' }} />,
  })
  await close()
  expect(wasPaymentOpen()).toBe(false)
})
