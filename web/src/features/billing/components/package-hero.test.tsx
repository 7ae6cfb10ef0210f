import { expect, test, vi } from 'vitest'
import { openSite } from '../../../lib/site.factory.tsx'
import { buildPackages } from '../packages.factory.ts'
import { PackageHero } from './package-hero.tsx'

const [offer] = buildPackages()

const open = (onChoose: () => void) =>
  openSite({
    at: '/packages/starter-showcase',
    Frame: () => (
      <PackageHero offer={offer} own={null} period="monthly" onPeriodChange={() => {}} onChoose={onChoose} />
    ),
  })

test('PAY-02 choosing a package opens the payment, and the first month is free', async () => {
  const onChoose = vi.fn()
  const screen = await open(onChoose)
  await expect.element(screen.getByText(/The first month is free\./)).toBeVisible()
  await screen.getByRole('button', { name: 'Choose Starter Showcase' }).click()
  expect(onChoose).toHaveBeenCalledOnce()
})

test('PUB-04 a person with a question sends us a message', async () => {
  const screen = await open(() => {})
  await expect
    .element(screen.getByRole('link', { name: 'Ask us about Starter Showcase' }))
    .toHaveAttribute('href', '/contact-us')
})
