import { aMessage, contactForm } from './contact-form.ts'
import { expect, test } from './fixtures.ts'
import { houseName } from './house-name.ts'
import { countMails, openMail } from './mailbox.ts'

const api = '**/api/contact-us'

test('hostile text arrives as typed, except for characters that turn it around, and runs nothing', async ({
  page,
}) => {
  const attack = `"'><script>window.hit = 1</script><img src=x onerror="window.hit = 1"> 🏀 مرحبا \u202Eabc {{7*7}}\n`
  const message = {
    ...aMessage(),
    contact_name: `<script>window.hit=1</script> "O'Neil" 🏀 مرحبا`,
    contact_message: attack.repeat(100).slice(0, 4999).concat('.'),
  }
  message.contact_name += ` ${aMessage().contact_name.slice(-12)}`
  expect(message.contact_message).toHaveLength(5000)
  const form = contactForm(page)
  await form.fillAndSend(message)
  await expect(form.thanks).toBeVisible()

  await openMail(page, message.contact_name)
  const text = await page.locator('pre').textContent()
  expect(text).toContain(`From: ${message.contact_name}\n`)
  expect(text?.endsWith(message.contact_message.replaceAll('\u202E', ''))).toBe(true)
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  await expect(page.locator('script, img')).toHaveCount(0)
})

test('a message sent twice in a moment is one message', async ({ page }) => {
  const form = contactForm(page)
  await form.open()

  await test.step('a double click', async () => {
    const message = aMessage()
    await form.fill(message)
    await form.send.dblclick()
    await expect(form.thanks).toBeVisible()
    expect(await countMails(page.request, message.contact_name)).toBe(1)
  })

  await test.step('Enter and a click at the same time', async () => {
    const message = aMessage()
    await form.another.click()
    await form.fill(message)
    await form.contact_phone.focus()
    const button = await form.send.boundingBox()
    await Promise.all([
      page.keyboard.press('Enter'),
      page.mouse.click((button?.x ?? 0) + 20, (button?.y ?? 0) + 20),
    ])
    await expect(form.thanks).toBeVisible()
    expect(await countMails(page.request, message.contact_name)).toBe(1)
  })
})

test.describe('when refused', () => {
  test.use({ expectedComplaint: /^Failed to load resource/ })

  test('the form says why, keeps the text, and sends one message in the end', async ({ page, context }) => {
    const form = contactForm(page)
    const message = aMessage()

    await test.step('an unavailable server', async () => {
      const body = {
        message: 'We’ll be right back. Please try again in a moment.',
        code: 'unavailable',
        request_id: 'x',
      }
      await page.route(api, (route) => route.fulfill({ status: 503, json: body }), { times: 1 })
      await form.fillAndSend(message)
      await expect(form.refusal).toHaveText(body.message)
      await form.expectText(message)
    })

    await test.step('an error page from a proxy', async () => {
      const proxyPage = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }
      await page.route(api, (route) => route.fulfill(proxyPage), { times: 1 })
      await form.send.click()
      await expect(form.refusal).toContainText('Something went wrong on our end.')
      await form.expectText(message)
    })

    await test.step('no network', async () => {
      await context.setOffline(true)
      await form.send.click()
      await expect(form.refusal).toContainText('Please check your connection and try again.')
      await form.expectText(message)
      await context.setOffline(false)
    })

    await test.step('a lost response: the second try does not send a second message', async () => {
      const lost = page.waitForEvent('requestfailed')
      await page.route(
        api,
        async (route) => {
          expect((await route.fetch()).status()).toBe(200)
          await route.abort('connectionreset')
        },
        { times: 1 },
      )
      await form.send.click()
      await lost
      await expect(form.send).toBeEnabled()
      await expect(form.refusal).toContainText('Please check your connection and try again.')
      await form.expectText(message)
      await form.send.click()
      await expect(form.thanks).toBeVisible()
      expect(await countMails(page.request, message.contact_name)).toBe(1)
    })
  })

  test('no network from the first touch, and then too many messages', async ({ page, context }) => {
    const form = contactForm(page)
    const message = aMessage()
    await form.open()

    await test.step('no network: says so, keeps the text, and sends when it is back', async () => {
      await context.setOffline(true)
      await form.fill(message)
      await form.send.click()
      await expect(form.refusal).toContainText('Please check your connection and try again.')
      await form.expectText(message)
      await context.setOffline(false)
      await form.send.click()
      await expect(form.thanks).toBeVisible()
      expect(await countMails(page.request, message.contact_name)).toBe(1)
    })

    await test.step('too many messages: says how long to wait and keeps the text', async () => {
      await form.another.click()
      await form.fill(message)
      for (let sent = 0; sent < 10; sent++) await page.request.post('/api/contact-us', { data: {} })
      await form.send.click()
      await expect(form.refusal).toHaveText(/^Too many attempts\. Please try again in \d+ (s|minutes)\.$/)
      await form.expectText(message)
      await expect(form.send).toBeEnabled()
    })
  })
})

test.describe('at home, over plain http', () => {
  // The browser warns about this: some headers work only on https and localhost.
  test.use({ expectedComplaint: /Cross-Origin-Opener-Policy/ })

  test('the form works without the browser features that need https', async ({ page, baseURL }) => {
    const form = contactForm(page)
    const message = aMessage()
    await page.goto(`${baseURL?.replace('localhost', houseName)}/contact-us`)
    expect(await page.evaluate(() => isSecureContext)).toBe(false)
    await form.fill(message)
    await form.send.click()
    await expect(form.thanks).toBeVisible()
  })
})
