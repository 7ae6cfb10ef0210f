import { expect, test, vi } from 'vitest'
import { openSite } from '../../../lib/site.factory.tsx'
import { buildPackages } from '../packages.factory.ts'
import { PackageHero } from './package-hero.tsx'

const [offer] = buildPackages()

const open = (onSignUp: (() => void) | null) =>
  openSite({
    at: '/packages/starter-showcase',
    Frame: () => <PackageHero offer={offer} period="monthly" onPeriodChange={() => {}} onSignUp={onSignUp} />,
  })

test('PUB-04 a visitor who chooses a package signs up first, and reads that it is free', async () => {
  const onSignUp = vi.fn()
  const screen = await open(onSignUp)
  await expect.element(screen.getByText(/Sign up first\. It’s free/)).toBeVisible()
  await screen.getByRole('button', { name: 'Choose Starter Showcase' }).click()
  expect(onSignUp).toHaveBeenCalledOnce()
})

test('PUB-04 a signed-in person still has the button, and the message is prefilled', async () => {
  const screen = await open(null)
  await expect
    .element(screen.getByRole('link', { name: 'Choose Starter Showcase' }))
    .toHaveAttribute('href', '/contact-us?package=starter-showcase')
  await expect
    .element(screen.getByRole('link', { name: 'Ask us about Starter Showcase' }))
    .toHaveAttribute('href', '/contact-us')
})
