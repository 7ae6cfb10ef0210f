import { expect, test } from './fixtures.ts'
import { signedInAs, signUpByApi } from './people.ts'

const hostile = {
  first_name: '</script><img src=x onerror=alert(1)>',
  last_name: '"><svg onload=alert(1)>{{7*7}}',
}
const name = `${hostile.first_name} ${hostile.last_name}`

test('ACC-04 a name is only text, to its owner, to strangers and to admins', async ({ page, browser }) => {
  const { email } = await signUpByApi(page.request, hostile)
  const { athlete_slug } = (await (await page.request.get('/api/user')).json()).data

  const expectOnlyText = async (seen: typeof page) => {
    await expect(seen.getByText(name).first()).toBeVisible()
    await expect(seen.locator('img[src="x"], svg[onload]')).toHaveCount(0)
    const html = await (await seen.request.get(seen.url())).text()
    expect(html).toContain('alert(1)')
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain('<svg onload')
  }
  await page.goto(`/${athlete_slug}`)
  await expectOnlyText(page)

  const stranger = await browser.newContext()
  const theirs = await stranger.newPage()
  await theirs.goto(page.url())
  await expectOnlyText(theirs)

  await signedInAs(stranger, 'admin')
  await theirs.goto(`/admin/users?q=${encodeURIComponent(email)}`)
  await expectOnlyText(theirs)
  await stranger.close()
})
