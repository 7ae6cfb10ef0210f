import { afterEach, describe, expect, test, vi } from 'vitest'
import { network } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { services } from '../service-content.ts'
import { ServicePage } from './service-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const offerOf = (key: string, name: string, month_price: string) => ({
  key,
  slug: name.toLowerCase(),
  name,
  options: [],
  formatted_price: { month_price, year_price: '', annual_monthly_price: '' },
})

const open = (packages: readonly object[] | null, onSignUp: (() => void) | null = null) => {
  network(packages ? { 'GET /packages': () => Response.json({ data: packages }) } : {})
  return openSite({
    at: '/services/for-athletes',
    Frame: () => <ServicePage service={services.forAthletes} onSignUp={onSignUp} />,
  })
}

describe('PUB-05 prices', () => {
  test("are today's package prices", async () => {
    const screen = await open([
      offerOf('package-1', 'Starter Showcase', '$21.00'),
      offerOf('package-2', 'Starter Elite', '$51.50'),
    ])
    await expect
      .element(screen.getByText('From Starter Elite, $51.50 a month. Basketball only'))
      .toBeInTheDocument()
    await expect
      .element(screen.getByText('A basic page is free. Every section: from Starter Showcase, $21.00 a month'))
      .toBeInTheDocument()
    await expect.element(screen.getByRole('definition').filter({ hasText: /^\$21\.00/ })).toBeInTheDocument()
  })

  test('are never guessed if the packages do not load', async () => {
    const screen = await open(null)
    await expect.element(screen.getByText('With a package. Basketball only').first()).toBeInTheDocument()
    expect(document.body.textContent).not.toContain('$19.00')
    expect(screen.getByText('Every section', { exact: true }).elements()).toEqual([])
  })
})

test('PUB-05 features that every family has are not sold', () => {
  const free = services.forAthletes.rows.filter(({ cost }) => cost === 'On every page, free or not')
  expect(free.map(({ title }) => title)).toEqual(['Back up your numbers', 'See who looked'])
})

describe('PUB-05 every action', () => {
  test.each(Object.values(services))('of $label has a target', ({ action, figures, rows, steps }) => {
    expect(action.to).toMatch(/^\/[a-z0-9/-]+$/)
    expect([figures.length, rows.length, steps.length]).toEqual([3, 5, 3])
  })
})

describe('PUB-05 the sign-up', () => {
  const button = 'Create a free page'

  test('is offered to a person without an account', async () => {
    const onSignUp = vi.fn()
    const screen = await open([], onSignUp)
    await screen.getByRole('button', { name: button }).click()
    expect(onSignUp).toHaveBeenCalledOnce()
    expect(services.forParents.signUp).toBe(button)
  })

  test('is hidden from a signed-in person', async () => {
    const screen = await open([])
    await expect.element(screen.getByRole('link', { name: 'See packages and prices' })).toBeVisible()
    expect(screen.getByRole('button', { name: button }).elements()).toEqual([])
  })
})
