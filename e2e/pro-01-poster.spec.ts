import { expect, test } from './fixtures.ts'

test("the server's HTML has what other sites and search engines read", async ({ request }) => {
  const html = await (await request.get('/amara-whitlock')).text()
  expect(html).toMatch(/<link[^>]+rel="canonical"[^>]+\/amara-whitlock"/)
  expect(html).toMatch(/<meta[^>]+property="og:title"[^>]+Amara Whitlock/)
  const card = /<meta[^>]+property="og:image"[^>]+content="([^"]+)"/.exec(html)?.[1] ?? ''
  const picture = await request.get(new URL(card).pathname)
  expect(picture.headers()['content-type']).toBe('image/png')
  const facts = /<script[^>]+application\/ld\+json[^>]*>([^<]+)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(facts)).toMatchObject({ '@context': 'https://schema.org' })
})

test('a link to a section scrolls to it, and a message can be written', async ({ page }) => {
  await page.goto('/amara-whitlock#awards')

  await test.step('every section of a full page is there, and its link scrolls to it', async () => {
    await expect(page.getByRole('heading', { level: 2, name: 'Awards' })).toBeInViewport()
    for (const title of [
      'Stats',
      'Metrics',
      'Gallery',
      'Education',
      'Awards',
      'Beyond the game',
      'Press',
      'Schedule',
    ])
      await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeAttached()
  })

  await test.step('club seasons are one press away', async () => {
    await page.getByText('Club', { exact: true }).first().click()
    await expect(page.getByText('High Desert Elite 17U').first()).toBeVisible()
    await expect(page.getByText('18.1').first()).toBeVisible()
  })

  await test.step('a message reaches the family by email, and the sender learns no address', async () => {
    const form = page
      .getByRole('form', { name: /contact|message/i })
      .or(page.locator('form').last())
      .first()
    await form.getByLabel(/^Name/).fill('Renata Voss')
    await form.getByLabel(/^Email/).fill('rvoss@college.example')
    await form.getByLabel(/^Phone/).fill('1234567890')
    await form.getByLabel(/^Message/).fill('We will be in Portland for the Holiday Classic.')
    await expect(form.getByLabel(/^Name/)).toHaveValue('Renata Voss')
    const answer = page.waitForResponse('**/contact')
    await form.getByRole('button', { name: /send/i }).click()
    const sent = await answer
    expect(sent.ok()).toBe(true)
    expect(await sent.text()).not.toContain('@fieldhouse.test')
  })
})
