import { randomInt } from 'node:crypto'
import type { Browser, Page, PlaywrightWorkerArgs } from '@playwright/test'
import { demoTeams } from '../server/src/demo/showcase.ts'
import { expect, expectAccessible, expectToFit, fromHere, overflowOf, test } from './fixtures.ts'
import { aPerson, mailTo, signedInAs, signUpByApi } from './people.ts'

type Playwright = PlaywrightWorkerArgs['playwright']

/** Oregon State, whose website is oregonstate.edu. */
const college_id = 209542

const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Coach reviews' }).locator('> li').filter({ hasText: name })
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name })

/** A new person who claims to coach at a college with an unproven address, in a separate browser. */
const aWaitingCoach = async (playwright: Playwright, facts: Record<string, unknown> = {}) => {
  const baseURL = process.env.FIELDHOUSE_URL ?? ''
  const address = `10.9.${randomInt(256)}.${randomInt(256)}`
  const request = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { 'x-forwarded-for': address },
  })
  const coach = await signUpByApi(request, {
    type: 'coach',
    college_id,
    position: 'Assistant coach',
    team_gender: 'female',
    staff_page_url: 'https://staff.college.example/robin',
    ...facts,
  })
  return {
    ...coach,
    request,
    name: `${coach.first_name} ${coach.last_name}`,
    standing: async () => (await (await request.get('/api/coach/verification')).json()).data,
  }
}

type Coach = Awaited<ReturnType<typeof aWaitingCoach>>

/** The admin's queue, filtered to this coach. */
const openFor = async (page: Page, { last_name }: Pick<Coach, 'last_name'>) => {
  await page.goto('/admin/coach-reviews')
  await page.getByRole('textbox', { name: 'Name, email, college or team' }).fill(last_name)
  await expect(page.getByRole('list', { name: 'Coach reviews' }).locator('> li')).toHaveCount(1)
}

/** The coach's notices. */
const noticesOf = async (browser: Browser, { token }: Pick<Coach, 'token'>) => {
  const context = await browser.newContext(fromHere())
  await context.addCookies([{ name: 'main-auth-token', value: token, url: process.env.FIELDHOUSE_URL ?? '' }])
  const page = await context.newPage()
  await page.goto('/about-us')
  await page.getByRole('banner').getByRole('button', { name: 'Messages' }).click()
  const panel = page.getByRole('dialog', { name: 'Messages' })
  await panel.getByRole('tab', { name: /^System/ }).click()
  return panel
}

/** The list is readable on a phone too, in light and in dark. */
const expectReadable = async (page: Page) => {
  await expectAccessible(page, 'main')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflowOf(page)).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('a waiting coach is approved and is then a verified coach', async ({
  page,
  context,
  playwright,
  browser,
}) => {
  const coach = await aWaitingCoach(playwright)
  expect(await coach.standing()).toMatchObject({ status: 'pending' })
  await signedInAs(context, 'admin')
  await openFor(page, coach)
  const waiting = row(page, coach.name)
  await expect(waiting).toContainText('Oregon State University')
  await expect(waiting).toContainText('Assistant coach')
  await expect(waiting).toContainText(/Waiting <1 hour/i)
  await expect(waiting.getByRole('link', { name: /staff\.college\.example/ })).toHaveAttribute(
    'rel',
    /noopener.*nofollow/,
  )
  await waiting.getByRole('button', { name: /^Approve/ }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('see athletes’ email addresses and phone numbers')
  await question.getByRole('button', { name: 'Approve' }).dblclick()
  await expect(page.getByText(`${coach.name} is verified`)).toBeVisible()
  await expect(waiting).toHaveCount(0)
  expect(await coach.standing()).toMatchObject({ status: 'verified', method: 'admin' })
  await mailTo(coach.request, coach.email, /you are now a verified coach/)
  await expect(await noticesOf(browser, coach)).toContainText('You are a verified coach now.')

  // The decision is stored with the admin's name and can be reviewed again.
  await tab(page, /^Verified/).click()
  await expect(page).toHaveURL(/status=verified/)
  await expect(row(page, coach.name)).toContainText(/by Helen Park.*Checked by Fieldhouse/s)
  await expectReadable(page)
  await row(page, coach.name)
    .getByRole('button', { name: /^Ask for a second review/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('You left the college in May.')
  await dialog.getByRole('button', { name: 'Ask for a second review' }).click()
  // An open dialog hides the list from role queries, so wait until it has closed.
  await expect(dialog).toBeHidden()
  await expect(row(page, coach.name)).toHaveCount(0)
  expect(await coach.standing()).toMatchObject({ status: 'paused', reason: 'You left the college in May.' })
  await tab(page, /^Second review/).click()
  await expect(row(page, coach.name)).toContainText('You left the college in May.')
  await expectReadable(page)
})

test('a coach is refused with a reason, and a domain that an admin accepts verifies the next coach', async ({
  page,
  context,
  playwright,
}) => {
  const coach = await aWaitingCoach(playwright)
  await signedInAs(context, 'admin')
  await openFor(page, coach)

  await test.step('a domain that an admin accepts verifies the next coach right away', async () => {
    const domain = `${coach.last_name.toLowerCase()}.example`
    await row(page, coach.name)
      .getByRole('button', { name: /^Email domains/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Email domains' })
    const known = dialog.getByRole('list', { name: 'Domains' }).getByRole('listitem')
    await expect(known.filter({ hasText: 'oregonstate.edu' })).toContainText('From the college’s website')
    await dialog.getByRole('textbox', { name: 'Another domain' }).fill(`@${domain.toUpperCase()}`)
    await dialog.getByRole('button', { name: 'Accept domain' }).click()
    await expect(known.filter({ hasText: domain })).toContainText('Added by an admin')
    await expectAccessible(page)
    const { last_name } = aPerson()
    const next = await aWaitingCoach(playwright, { last_name, email: `${last_name}@staff.${domain}` })
    expect(await next.standing()).toMatchObject({ status: 'verified', method: 'email' })

    await dialog.getByRole('button', { name: `Rule out ${domain}` }).click()
    await expect(known.filter({ hasText: domain })).toContainText('Ruled out')
    const late = aPerson().last_name
    const other = await aWaitingCoach(playwright, { last_name: late, email: `${late}@staff.${domain}` })
    expect(await other.standing()).toMatchObject({ status: 'pending' })
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('a coach is refused with a reason, which the coach reads', async () => {
    await row(page, coach.name)
      .getByRole('button', { name: /^Refuse/ })
      .click()
    const dialog = page.getByRole('dialog', { name: `Refuse ${coach.name}` })
    await dialog.getByRole('button', { name: 'Refuse' }).click()
    await expect(dialog.getByText('Please give a reason. The coach will read it.')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused()
    await expectAccessible(page)
    expect(await coach.standing()).toMatchObject({ status: 'pending' })
    const reason = 'The staff page does not name you.'
    await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason)
    await dialog.getByRole('button', { name: 'Refuse' }).click()
    await expect(page.getByText(`${coach.name} was refused, with your reason`)).toBeVisible()
    await expect(row(page, coach.name)).toHaveCount(0)
    expect(await coach.standing()).toMatchObject({ status: 'refused', reason })
    await mailTo(coach.request, coach.email, /The staff page does not name you\./)
    await tab(page, /^Refused/).click()
    await expect(row(page, coach.name)).toContainText(reason)
    await expectReadable(page)
  })
})

test('the admin header counts the waiting coaches and links to them', async ({ page, context }) => {
  await signedInAs(context, 'admin')
  await page.goto('/admin/setting')
  await page
    .getByRole('navigation', { name: 'Site' })
    .getByRole('link', { name: /^Coach Reviews \d+ waiting$/ })
    .click()
  await expect(page).toHaveURL('/admin/coach-reviews')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coach reviews')
  await expect(page.getByRole('list', { name: 'Coach reviews' }).locator('> li').first()).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
})

test('the creator of a team’s link confirms its coaches', async ({ page, context, playwright }) => {
  const coach = await aWaitingCoach(playwright, {
    team_id: demoTeams[0]?.id,
    college_id: undefined,
    position: undefined,
    team_gender: undefined,
    staff_page_url: undefined,
  })
  await signedInAs(context, 'coach')
  await page.goto('/coach/users')
  const card = page.getByRole('region', { name: 'Coaches who joined your teams' })
  const waiting = card.getByRole('list', { name: 'Waiting for you' }).getByRole('listitem')
  const mine = waiting.filter({ hasText: coach.name })
  await expect(mine).toContainText('Oakland Rise 17U Girls')
  await expectAccessible(page)
  await mine.getByRole('button', { name: /^Confirm/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(`${coach.name} is confirmed for Oakland Rise 17U Girls`)).toBeVisible()
  await expect(mine).toHaveCount(0)
  expect(await coach.standing()).toMatchObject({ teams: [{ status: 'verified' }] })
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflowOf(page)).toBe(0)
})
