import { afterEach, expect, test, vi } from 'vitest'
import { network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { buildPackages } from '../packages.factory.ts'
import { PackageOffer } from './package-offer.tsx'

afterEach(() => vi.unstubAllGlobals())

const place = '/recruiting-center/results?q=state#list'

const open = async (
  feature: 'recruiting-center' | 'best-college-match',
  viewer: { type: 'athlete' | 'parent' } | null = null,
) => {
  const onChoose = vi.fn()
  const screen = await openSite({
    Frame: () => (
      <PackageOffer viewer={viewer} feature={feature} title="Open it" returnTo={place} onChoose={onChoose}>
        What is in it
      </PackageOffer>
    ),
  })
  return { screen, onChoose }
}

const packages = () => Response.json({ data: buildPackages() })

test('PAY-02 a locked place names the first package that opens it, at today’s price', async () => {
  network({ 'GET /packages': packages })
  const { screen, onChoose } = await open('recruiting-center')
  await expect.element(screen.getByText('$49.00 a month')).toBeInTheDocument()
  await expect.element(screen.getByText('or $470.40 a year, billed once')).toBeVisible()
  await screen.getByRole('button', { name: 'Choose Starter Elite' }).click()
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: 'package-2' }))
})

test('PAY-02 the match teaser offers the package with the match', async () => {
  network({ 'GET /packages': packages })
  const { screen } = await open('best-college-match')
  await expect.element(screen.getByRole('button', { name: 'Choose All-Star Showcase' })).toBeVisible()
})

test('PAY-02 who compares the packages first comes back to the same place', async () => {
  network({ 'GET /packages': packages })
  const { screen } = await open('recruiting-center')
  await expect
    .element(screen.getByRole('link', { name: 'Compare the packages' }))
    .toHaveAttribute('href', `/packages?return_to=${encodeURIComponent(place)}`)
})

test('without a price nothing is offered, and another try loads it', async () => {
  let tries = 0
  network({ 'GET /packages': () => (++tries === 1 ? refusal(503, 'Away') : packages()) })
  const { screen, onChoose } = await open('recruiting-center')
  await screen.getByRole('button', { name: 'Try again' }).click()
  await screen.getByRole('button', { name: 'Choose Starter Elite' }).click()
  expect(onChoose).toHaveBeenCalledOnce()
})

const family = (...athletes: { running?: object; has_free_month: boolean }[]) => ({
  'GET /packages': packages,
  'GET /subscription/family': () =>
    Response.json({
      data: athletes.map((athlete, place) => ({
        athlete_user_id: String(place),
        first_name: 'Noor',
        running: null,
        ...athlete,
      })),
    }),
})

test.each([
  ['never had a package', [{ has_free_month: true }], /^The first month is free/],
  ['had its free month', [{ has_free_month: false }], /^You had your free month/],
  ['has one of each', [{ has_free_month: true }, { has_free_month: false }], /^You see what is due today/],
])('PAY-02 a family that %s reads what that means', async (_, athletes, sentence) => {
  network(family(...athletes))
  const { screen } = await open('recruiting-center', { type: 'parent' })
  await expect.element(screen.getByText(sentence)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Choose Starter Elite' })).toBeVisible()
})

test('PAY-02 a family with a smaller package changes to the one that opens the place', async () => {
  network(family({ running: { package_key: 'package-1', billing_cycle: 'monthly' }, has_free_month: false }))
  const { screen } = await open('recruiting-center', { type: 'athlete' })
  await expect.element(screen.getByRole('button', { name: 'Change to Starter Elite' })).toBeVisible()
})
