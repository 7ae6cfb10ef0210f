import type { Page } from '@playwright/test'
import { expect, expectToFit, test } from './fixtures.ts'
import { comeByNetwork } from './networks.ts'
import { aPerson, mailsTo, signedInAs, signUpByApi } from './people.ts'
import { searchPopup } from './search-popup.ts'

/** Names that would do harm if they were treated as anything but text. */
const hostile = {
  first_name: '<img src=x onerror=alert(1)>',
  last_name: '"></script><script>alert(2)</script>',
}
const name = `${hostile.first_name} ${hostile.last_name}`

/** Nothing in a name may ever run. A browser complaint fails the test by itself. */
const opened: string[] = []
test.beforeEach(({ context }) => {
  opened.length = 0
  context.on('dialog', (dialog) => {
    opened.push(dialog.message())
    void dialog.dismiss()
  })
})
test.afterEach(() => expect(opened, 'scripts that ran').toEqual([]))

const viewer = async (page: Page) => (await (await page.request.get('/api/user')).json()).data

test("on the athlete's page, in the menu, in the family list, and in search results, a name is text", async ({
  page,
}) => {
  const { last_name } = await signUpByApi(page.request, { first_name: hostile.first_name })
  const shown = `${hostile.first_name} ${last_name}`
  const { athlete_slug } = await viewer(page)
  expect(athlete_slug).toMatch(/^[a-z0-9-]+$/)
  await page.goto(`/${athlete_slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(hostile.first_name)
  await expect(page).toHaveTitle(`${shown} | Fieldhouse`)
  await page.getByRole('banner').getByRole('button', { name: shown }).click()
  await expect(page.getByRole('menu')).toContainText(shown)
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await expect(page.getByRole('region', { name: `Family of ${shown}` })).toContainText(shown)
  const search = searchPopup(page)
  await search.open()
  await search.field.fill(last_name)
  await expect(search.rows.first()).toContainText(hostile.first_name)
  await page.keyboard.press('Escape')
  await expectToFit(page)
})

test('in the lists of an admin and of an affiliate, and while an admin acts as them', async ({
  page,
  context,
  request,
}) => {
  const { email } = await signUpByApi(request, { ...hostile, promo_code: 'LUIS10' })
  await signedInAs(context, 'affiliate')
  await page.goto('/affiliate/my-sales')
  await expect(page.getByRole('row').filter({ hasText: hostile.first_name })).not.toHaveCount(0)

  await page.goto('about:blank')
  await signedInAs(context, 'admin')
  await page.goto(`/admin/users?q=${encodeURIComponent(hostile.first_name)}`)
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText(name)
  await row.getByRole('button', { name: `Log in as ${name}` }).click()
  await expect(page.getByRole('banner')).toContainText(`You are acting as ${name}`)
})

test.describe('in emails and in Tell Us About Yourself', () => {
  // An email is shown in a sandboxed frame.
  test.use({ isNewcomer: true })

  test('a name is not a link either', async ({ page, context, request }) => {
    const inviter = await signUpByApi(page.request, {
      first_name: 'https://evil.example/<b>now</b>',
      last_name: hostile.last_name,
    })
    const { email } = aPerson()
    const { id } = await viewer(page)
    const invited = await page.request.post('/api/user/invitations', {
      data: { athlete_user_id: id, email, role: 'mother' },
      headers: { authorization: `Bearer ${inviter.token}` },
    })
    expect(invited.status(), await invited.text()).toBe(200)
    await expect.poll(async () => (await mailsTo(request, email)).length).toBe(1)
    const [path = ''] = await mailsTo(request, email)
    await page.goto(path)
    const mail = page.frameLocator('iframe')
    await expect(mail.getByText('invites you to Fieldhouse').first()).toContainText('<b>now</b>')
    await expect(mail.locator('b', { hasText: 'now' })).toHaveCount(0)
    const links = await mail
      .locator('a')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).host))
    expect([...new Set(links)]).toEqual([new URL(page.url()).host])

    await context.clearCookies({ name: /^main-auth/ })
    await comeByNetwork(page.request, 'google', { ...hostile, email: aPerson().email })
    await page.goto('/about-us')
    const popup = page.getByRole('dialog', { name: 'Tell Us About Yourself' })
    await expect(popup.getByLabel(/^First Name/)).toHaveValue(hostile.first_name)
    await expect(popup.getByLabel(/^Last Name/)).toHaveValue(hostile.last_name)
  })
})

test('a name without visible characters counts as empty', async ({ request }) => {
  const answer = await request.post('/api/register', {
    data: { ...aPerson(), first_name: '\u202e\u202e\u202e', type: 'coach' },
  })
  expect(answer.status()).toBe(422)
  expect((await answer.json()).errors.first_name).toEqual(['Please enter First Name'])
})
