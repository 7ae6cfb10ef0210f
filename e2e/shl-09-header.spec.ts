import type { Page } from '@playwright/test'
import { axeFaults, expect, onPhonesToo, overflowOf, test } from './fixtures.ts'
import { demoAccountOf, sharedTokens, signedInAs } from './people.ts'

const header = (page: Page) => page.getByRole('banner')
const menuButton = (page: Page) => header(page).getByRole('button', { name: 'Menu' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

const openMenu = async (page: Page) => {
  await menuButton(page).click()
  await expect(drawer(page)).toBeVisible()
}

test('the header of a visitor on a desktop', async ({ page }) => {
  await page.goto('/contact-us')

  await test.step('the first Tab offers a skip link', async () => {
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('#content')).toBeFocused()
  })

  await test.step('links to the public pages', async () => {
    await expect(header(page).getByRole('link', { name: 'Fieldhouse, home' })).toHaveAttribute('href', '/')
    const links = header(page).getByRole('navigation').getByRole('link')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/services',
      '/about-us',
      '/packages',
      '/contact-us',
    ])
    await expect(header(page).getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/packages')
  })

  await test.step('marks the current page', async () => {
    await expect(header(page).locator('[aria-current="page"]')).toHaveText('Contact Us')
  })

  await test.step('folds into a menu at 1023 px and not at 1024', async () => {
    for (const [width, isFolded] of [
      [1024, false],
      [1023, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect(menuButton(page)).toBeVisible({ visible: isFolded })
      await expect(header(page).getByRole('link', { name: 'Packages' })).toBeVisible({ visible: !isFolded })
    }
  })
})

test('the menu of a visitor on a phone', onPhonesToo, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about-us')
  const menu = drawer(page)

  await test.step('has Get Started and Sign In', async () => {
    await openMenu(page)
    await expect(menu.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/packages')
    await expect(menu.getByRole('button', { name: 'Sign In' })).toBeVisible()
    expect(await axeFaults(page, '[role="dialog"]')).toEqual([])
  })

  await test.step('traps the focus, closes on Escape, and returns the focus', async () => {
    for (let count = 0; count < 12; count++) {
      await page.keyboard.press('Tab')
      // The focus guards at both ends pass the focus on a moment later.
      await expect.poll(() => menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
  })

  await test.step('closes when a page is chosen', async () => {
    await openMenu(page)
    await menu.getByRole('link', { name: 'Contact Us' }).click()
    await expect(page).toHaveURL('/contact-us')
    await expect(menu).toBeHidden()
  })

  await test.step('fits 360 px when open', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openMenu(page)
    expect(await overflowOf(page)).toBe(0)
  })

  await test.step('Sign In opens the login popup', async () => {
    await menu.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible()
    await expect(menu).toBeHidden()
  })
})

test("a parent's menu has the athletes' pages, the agent, and Sign Out", async ({ page, context }) => {
  await signedInAs(context, 'parent')
  await page.goto('/contact-us')
  const { name } = demoAccountOf('parent')
  await header(page).getByRole('button', { name }).click()
  const menu = page.getByRole('menu')
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Amara Whitlock',
    'Zoe Whitlock',
    'Recruiting Center',
    'Best College Match',
    'Athlete Info',
    'Success Coach',
    'Payment',
    'Account Info',
    'Chat with Your Agent',
    'Sign Out',
  ])
  await expect(menu).toContainText(name)
  // The focus guards at both ends pass the focus on, which axe can't know.
  expect((await axeFaults(page)).filter(([rule]) => rule !== 'aria-hidden-focus')).toEqual([])
  await menu.getByRole('menuitem', { name: 'Account Info' }).click()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/parent/account-info')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test("on a phone the menu has the role's links and Sign Out", async ({ page, context }) => {
  await signedInAs(context, 'coach')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about-us')
  await openMenu(page)
  const menu = drawer(page)
  await expect(menu.getByRole('navigation').getByRole('link')).toHaveText([
    'Home',
    'Services',
    'About Us',
    'Packages',
    'Contact Us',
  ])
  const own = menu.getByRole('region', { name: 'Your account' })
  await expect(own).toContainText(demoAccountOf('coach').name)
  await expect(own.getByRole('link')).toHaveText([
    'Athletes',
    'Messages',
    'My Teams',
    'Recruiting Center',
    'Settings',
  ])
  await expect(menu.getByRole('link', { name: 'Get Started' })).toHaveCount(0)
  expect(await axeFaults(page, '[role="dialog"]')).toEqual([])
  await own.getByRole('button', { name: 'Sign Out' }).click()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('alertdialog')).toHaveAccessibleName('Are you sure that you want to Sign Out?')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()

  await openMenu(page)
  await own.getByRole('link', { name: 'Athletes' }).click()
  await expect(page).toHaveURL('/coach/users')
  await expect(menu).toBeHidden()
})

test('Get Started goes to the first page of each role', async ({ baseURL }) => {
  for (const [role, place] of Object.entries({
    visitor: '/packages',
    unknown: '/packages',
    athlete: '/packages',
    parent: '/packages',
    coach: '/coach/users',
    rsc: '/coach/roster',
    admin: '/admin/users',
    editor: '/editor',
    affiliate: '/affiliate/my-sales',
  })) {
    const token = sharedTokens()[role]
    const answer = await fetch(`${baseURL}/`, {
      headers: token ? { cookie: `main-auth-token=${token}` } : {},
    })
    const links = (await answer.text()).matchAll(/<a [^>]*?href="([^"]+)"[^>]*>Get Started<\/a>/g)
    const places = [...links].map(([, href]) => href)
    expect([role, ...new Set(places)]).toEqual([role, place])
  }
})
