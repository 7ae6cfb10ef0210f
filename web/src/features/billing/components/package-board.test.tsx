import type { Package } from '@fieldhouse/contract/billing'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { BillingPeriod } from '../billing-period.ts'
import type { OwnPackages } from '../family-packages.ts'
import { buildPackages } from '../packages.factory.ts'
import { BillingPeriodSwitch } from './billing-period-switch.tsx'
import { PackageBoard, PackageBoardSkeleton } from './package-board.tsx'

const show = async (
  packages = buildPackages(),
  onChoose: (offer: Package) => void = () => {},
  own: OwnPackages | null = null,
) => {
  const Chosen = () => {
    const [period, setPeriod] = useState<BillingPeriod>('monthly')
    return (
      <>
        <BillingPeriodSwitch period={period} onPeriodChange={setPeriod} />
        <PackageBoard packages={packages} period={period} own={own} onChoose={onChoose} />
      </>
    )
  }
  const root = createRootRoute({ component: Outlet })
  const board = createRoute({ getParentRoute: () => root, path: '/', component: Chosen })
  const one = createRoute({ getParentRoute: () => root, path: '/packages/$package', component: Outlet })
  const payment = createRoute({ getParentRoute: () => root, path: '/user/payment', component: Outlet })
  const router = createRouter({
    routeTree: root.addChildren([board, one, payment]),
    history: createMemoryHistory(),
  })
  const screen = await render(<RouterProvider router={router as never} />)
  await expect.element(screen.getByRole('link').last()).toBeVisible()
  return screen
}

const cardOf = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

/** Also for a screen reader: the large price is drawn in pieces. */
const says = (name: string, text: string) =>
  expect.element(cardOf(name).getByText(text, { exact: true })).toBeInTheDocument()

test('every package shows its monthly and yearly price', async () => {
  await show()
  await says('Starter Showcase', '$19.00 a month')
  await says('Starter Showcase', 'or $182.40 a year, billed once')
  await says('College Concierge', '$249.00 a month')
  await says('College Concierge', 'or $2,390.40 a year, billed once')
})

test('annual billing is labeled 2 months free, and changes every price and link', async () => {
  const screen = await show()
  const choose = screen.getByRole('link', { name: 'More about Starter Elite' })
  await expect.element(choose).toHaveAttribute('href', '/packages/starter-elite')
  await screen.getByRole('radio', { name: 'Annual 2 months free', exact: true }).click()
  await says('Starter Elite', '$39.20 a month')
  await says('Starter Elite', '$470.40 billed once a year')
  await expect.element(choose).toHaveAttribute('href', '/packages/starter-elite?billing=annual')
  await screen.getByRole('radio', { name: 'Monthly' }).click()
  await says('Starter Elite', '$49.00 a month')
})

test('PAY-02 a card opens the payment of its package', async () => {
  const onChoose = vi.fn()
  const screen = await show(buildPackages(), onChoose)
  await screen.getByRole('button', { name: 'Choose Starter Elite' }).click()
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: 'package-2' }))
})

test('only the default package is a good first pick', async () => {
  const screen = await show()
  await says('Starter Elite', 'Good first pick')
  expect(screen.getByText('Good first pick').elements()).toHaveLength(1)
})

test('a card shows what it adds to the previous one, and says in words what it lacks', async () => {
  await show()
  const lines = cardOf('All-Star Showcase').getByRole('listitem').elements()
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Everything in Starter Elite',
    'Match',
    'Sessions, not included',
  ])
})

test('the buttons in a row line up, however long the texts above them', async () => {
  const packages = buildPackages()
  packages[1].tagline = 'A long line about this package that surely takes two lines in a column, or three.'
  await page.viewport(1440, 900)
  const screen = await show(packages)
  const buttons = screen.getByRole('button').elements()
  expect(buttons).toHaveLength(4)
  expect(new Set(buttons.map((button) => button.getBoundingClientRect().top)).size).toBe(1)
})

test('long names and large text stay inside a narrow screen', async () => {
  const packages = buildPackages()
  packages[0].name = 'Donaudampfschifffahrtsgesellschaft Showcase'
  await page.viewport(360, 800)
  document.documentElement.style.fontSize = '200%'
  await show(packages)
  const { scrollWidth, clientWidth } = document.documentElement
  document.documentElement.style.fontSize = ''
  expect(scrollWidth).toBe(clientWidth)
})

test('loading packages are announced one time', async () => {
  const screen = await render(<PackageBoardSkeleton />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading the packages…')
  expect(screen.getByRole('listitem').elements()).toHaveLength(0)
})

test('the package a person has is marked and leads to their payment page', async () => {
  const running = { package_key: 'package-1', billing_cycle: 'monthly' } as const
  const noor = { athlete_user_id: 'noor', first_name: 'Noor', running, has_free_month: false }
  const own = { family: [noor], isAthlete: true, paymentPage: '/user/payment' } as const
  const screen = await show(buildPackages(), vi.fn(), own)
  await says('Starter Showcase', 'Your package')
  await expect
    .element(screen.getByRole('link', { name: 'Manage Starter Showcase' }))
    .toHaveAttribute('href', '/user/payment')
  await expect.element(screen.getByRole('button', { name: 'Change to Starter Elite' })).toBeVisible()
  expect(screen.getByText('Good first pick').query()).toBeNull()
})
