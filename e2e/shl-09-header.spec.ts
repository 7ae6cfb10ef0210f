import type { Page } from '@playwright/test'
import { axeFaults, expect, onPhonesToo, overflowOf, test } from './fixtures.ts'
import { demoAccountOf, sharedTokens, signedInAs, signUpByApi } from './people.ts'

const header = (page: Page) => page.getByRole('banner')
const phone = { width: 390, height: 844 }

const openMenu = async (page: Page) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await header(page).getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  return menu
}

test('links to the public pages', async ({ page }) => {
  await page.goto('/')
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

test('marks the current page', async ({ page }) => {
  await page.goto('/contact-us')
  await expect(header(page).getByRole('link', { name: 'Contact Us' })).toHaveAttribute('aria-current', 'page')
  await expect(header(page).getByRole('link', { name: 'Packages' })).not.toHaveAttribute('aria-current')
})

test('the first Tab offers a skip link', async ({ page }) => {
  await page.goto('/contact-us')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})

test('folds into a menu at 1023 px and not at 1024', async ({ page }) => {
  await page.goto('/')
  for (const [width, isFolded] of [
    [1024, false],
    [1023, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(header(page).getByRole('button', { name: 'Menu' })).toBeVisible({ visible: isFolded })
    await expect(header(page).getByRole('link', { name: 'Packages' })).toBeVisible({ visible: !isFolded })
  }
})

test('the visitor menu has Get Started and Sign In', onPhonesToo, async ({ page }) => {
  const menu = await openMenu(page)
  await expect(menu.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/packages')
  await expect(menu.getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await menu.getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/contact-us')
  await expect(menu).toBeHidden()
})

test('the menu traps the focus, closes on Escape, and returns the focus', async ({ page }) => {
  const menu = await openMenu(page)
  for (let count = 0; count < 12; count++) {
    await page.keyboard.press('Tab')
    // The focus guards at both ends pass the focus on a moment later.
    await expect.poll(() => menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(header(page).getByRole('button', { name: 'Menu' })).toBeFocused()
})

test('Sign In in the menu opens the login popup', onPhonesToo, async ({ page }) => {
  const menu = await openMenu(page)
  await menu.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible()
  await expect(menu).toBeHidden()
})

test('fits 360 px, also with the menu open', onPhonesToo, async ({ page }) => {
  await openMenu(page)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await overflowOf(page)).toBe(0)
})

test('the signed-in menu has Sign Out, which asks and signs out', onPhonesToo, async ({ page }) => {
  const { first_name, last_name } = await signUpByApi(page.request)
  await page.goto('/contact-us')
  const menu = header(page).getByRole('button', { name: `${first_name} ${last_name}` })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure that you want to Sign Out?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(menu).toBeVisible()

  await menu.click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(menu).toHaveCount(0)
  await expect(page).toHaveURL('/')
  expect((await page.request.get('/api/user')).status()).toBe(401)
})

test('a person without a role sees Get Started and Sign In, which asks for the role', async ({
  page,
  context,
}) => {
  await signedInAs(context, 'unknown')
  await page.goto('/contact-us')
  const role = page.getByRole('dialog', { name: 'Tell Us About Yourself' })
  await expect(role).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(role).toBeHidden()
  await expect(header(page).getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/packages')
  await header(page).getByRole('button', { name: 'Sign In' }).click()
  await expect(role).toBeVisible()
})

for (const { role, width, places } of [
  {
    role: 'athlete',
    width: 358,
    places: ['My Page', 'Recruiting Center', 'Settings', 'Chat with Your Agent'],
  },
  {
    role: 'parent',
    width: 358,
    places: ['Amara Whitlock', 'Zoe Whitlock', 'Recruiting Center', 'Account Info', 'Chat with Your Agent'],
  },
  { role: 'rsc', width: 262, places: ['My Roster', 'Messages', 'Settings'] },
  { role: 'admin', width: 262, places: ['Users', 'Coach Reviews', 'Message Reports', 'Settings'] },
] as const)
  test(`the menu of ${role} is ${width} px wide and has that role's links`, async ({ page, context }) => {
    await signedInAs(context, role)
    await page.goto('/contact-us')
    const { name } = demoAccountOf(role)
    await header(page).getByRole('button', { name }).click()
    const menu = page.getByRole('menu')
    await expect(menu.getByRole('menuitem')).toHaveText([...places, 'Sign Out'])
    await expect(menu).toContainText(name)
    // Skips the opening animation.
    await expect.poll(async () => (await menu.boundingBox())?.width).toBe(width)
    // The focus guards at both ends pass the focus on, which axe can't know.
    expect((await axeFaults(page)).filter(([rule]) => rule !== 'aria-hidden-focus')).toEqual([])
    await menu.getByRole('menuitem', { name: places[0] }).click()
    await expect(menu).toBeHidden()
    await expect(page).not.toHaveURL('/contact-us')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

test('the longest name keeps the header on one line and the menu at its width', async ({ page }) => {
  const last_name = 'Featherstonehaugh-Cholmondeley-Wriothesley'
  await signUpByApi(page.request, { first_name: 'Maximiliana-Alexandrina', last_name })
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto('/contact-us')
  expect((await header(page).boundingBox())?.height).toBeLessThan(80)
  await header(page).getByRole('button', { name: last_name }).click()
  const menu = page.getByRole('menu')
  await expect(menu).toContainText(last_name)
  await expect.poll(async () => (await menu.boundingBox())?.width).toBe(358)
})

test("on a phone the menu has the role's links and Sign Out", onPhonesToo, async ({ page, context }) => {
  await signedInAs(context, 'coach')
  const menu = await openMenu(page)
  await expect(menu.getByRole('navigation').getByRole('link')).toHaveText([
    'Home',
    'Services',
    'About Us',
    'Packages',
    'Contact Us',
  ])
  const own = menu.getByRole('region', { name: 'Your account' })
  await expect(own).toContainText(demoAccountOf('coach').name)
  await expect(own.getByRole('link')).toHaveText(['Athletes', 'Recruiting Center', 'Messages', 'Settings'])
  await expect(menu.getByRole('link', { name: 'Get Started' })).toHaveCount(0)
  expect(await axeFaults(page)).toEqual([])
  await own.getByRole('button', { name: 'Sign Out' }).click()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('alertdialog')).toHaveAccessibleName('Are you sure that you want to Sign Out?')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()

  await header(page).getByRole('button', { name: 'Menu' }).click()
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
