import { layoutNames } from '../web/src/shell/showcase/layout-names.ts'
import { expect, expectAccessible, expectToFit, test } from './fixtures.ts'

/** No page uses these layouts yet. The others are tested on their pages. */
const unused = ['bcm', 'teaser', 'error'] as const

test('the server renders every layout', async ({ request }) => {
  for (const name of layoutNames) {
    const html = await (await request.get(`/dev/layouts/${name}`)).text()
    const source = html.replaceAll('<!-- -->', '')
    expect(source, name).toMatch(new RegExp(`<main[\\s\\S]*The ${name} layout`))
    // The premium layout is dark and black, whatever the system setting.
    if (name === 'seros')
      expect(source).toMatch(
        /data-theme="black"[^>]*data-mode="dark"|data-mode="dark"[^>]*data-theme="black"/,
      )
  }
})

for (const name of unused)
  test(`the ${name} layout works, in light and in dark`, async ({ page }) => {
    await page.goto(`/dev/layouts/${name}`)
    await expect(page.getByRole('main')).toContainText(`The ${name} layout`)
    await expectAccessible(page)
    await expectToFit(page)
    if (name !== 'teaser') return
    await test.step('Subscribe Today on the teaser goes home and opens the login popup', async () => {
      await page.getByRole('button', { name: 'Subscribe Today' }).click()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible()
    })
  })
