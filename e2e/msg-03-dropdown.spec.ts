import { expect, expectAccessible, test } from './fixtures.ts'
import { sharedTokens, signUpByApi } from './people.ts'
import { aText, chatIn, sendByApi } from './recruiting.ts'

test('MSG-03 a coach writes: the count appears, the entry opens the chat, and the athlete can answer', async ({
  page,
}) => {
  const { user_id } = await signUpByApi(page.request)
  await page.goto('/about-us')
  const button = page.getByRole('banner').getByRole('button', { name: 'Messages' })
  const popup = page.getByRole('dialog', { name: 'Messages' })

  await test.step('without messages the dropdown says so', async () => {
    await button.click()
    await expect(popup).toContainText('No Messages')
    await expect(popup).toContainText('Chat messages will appear here')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
  })

  const text = aText('I saw your film')
  await sendByApi(page.request, { from: sharedTokens().coach ?? '', to: user_id, content: text })
  await expect(button).toContainText('1 unread')
  await button.click()
  await popup.getByText(text).click()
  const chat = chatIn(page)
  await expect(chat.log).toContainText(text)
  const answer = aText('Thank you, Coach')
  await chat.write(answer)
  await expect(chat.log.getByText(answer)).toHaveCount(1)
  await chat.panel.getByRole('button', { name: 'Close chat' }).click()
  await expect(button).toBeVisible()
  await expect(button).not.toContainText('unread')
})
