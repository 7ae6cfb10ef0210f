import { expect, expectAccessible, onPhonesToo, test } from './fixtures.ts'
import { sharedTokens, signedInAs, signUpByApi } from './people.ts'
import { aText, chatIn, sendByApi } from './recruiting.ts'

test('MSG-03 without messages the dropdown says so', onPhonesToo, async ({ page }) => {
  await signUpByApi(page.request)
  await page.goto('/about-us')
  await page.getByRole('banner').getByRole('button', { name: 'Messages' }).click()
  const popup = page.getByRole('dialog', { name: 'Messages' })
  await expect(popup).toContainText('No Messages')
  await expect(popup).toContainText('Chat messages will appear here')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
})

test('MSG-03 a coach writes: the count appears, the entry opens the chat, and the athlete can answer', async ({
  page,
}) => {
  const { user_id } = await signUpByApi(page.request)
  await page.goto('/about-us')
  const button = page.getByRole('banner').getByRole('button', { name: 'Messages' })
  await expect(button).toBeVisible()
  const text = aText('I saw your film')
  await sendByApi(page.request, { from: sharedTokens().coach ?? '', to: user_id, content: text })
  await expect(button).toContainText('1 unread')
  await button.click()
  await page.getByRole('dialog', { name: 'Messages' }).getByText(text).click()
  const chat = chatIn(page)
  await expect(chat.log).toContainText(text)
  const answer = aText('Thank you, Coach')
  await chat.write(answer)
  await expect(chat.log.getByText(answer)).toHaveCount(1)
  await chat.panel.getByRole('button', { name: 'Close chat' }).click()
  await expect(button).toBeVisible()
  await expect(button).not.toContainText('unread')
})

test('MSG-03 it closes when another page opens, and on a press outside', async ({ page, context }) => {
  await signedInAs(context, 'athlete')
  await page.goto('/about-us')
  const open = () => page.getByRole('banner').getByRole('button', { name: 'Messages' }).click()
  const popup = page.getByRole('dialog', { name: 'Messages' })
  await open()
  await expect(popup).toBeVisible()
  await page.mouse.click(200, 500)
  await expect(popup).toBeHidden()
  await open()
  await expect(popup).toBeVisible()
  await page.goBack().catch(() => undefined)
  await page.goto('/terms')
  await expect(popup).toBeHidden()
})

test('MSG-03 system notifications have their own list', async ({ page, context }) => {
  await signedInAs(context, 'athlete')
  await page.goto('/about-us')
  await page.getByRole('banner').getByRole('button', { name: 'Messages' }).click()
  const popup = page.getByRole('dialog', { name: 'Messages' })
  await popup.getByRole('tab', { name: /^System/ }).click()
  await expect(popup.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
})
