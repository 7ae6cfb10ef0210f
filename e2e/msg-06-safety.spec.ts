import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, fromHere, test } from './fixtures.ts'
import { sharedTokens, signUpByApi } from './people.ts'
import { aText, browserOf, chatIn, sendByApi } from './recruiting.ts'

/** The demo coach sends a message through the API. */
const coachWrites = (page: Page, to: string, content: string) =>
  sendByApi(page.request, { from: sharedTokens().coach ?? '', to, content })

const messagesButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Messages' })

/** Opens the chat from the header, as a person without a recruiting center does. */
const openChat = async (page: Page, text: string) => {
  await messagesButton(page).click()
  await page.getByRole('dialog', { name: 'Messages' }).getByText(text).click()
  const chat = chatIn(page)
  await expect(chat.log).toContainText(text)
  return chat
}

const block = async (page: Page) => {
  const { panel } = chatIn(page)
  await panel.getByRole('button', { name: 'Safety' }).click()
  await page.getByRole('menuitem', { name: 'Block coach' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).click()
  await expect(panel).toContainText('You have blocked Marcus Bell.')
}

/** Gets there by keyboard alone. */
const tabTo = async (page: Page, target: Locator) => {
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 30 && !(await isThere()); presses++) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

test('MSG-06 an athlete reports a message by keyboard; an admin reads it in context and closes the report', async ({
  page,
  browser,
}) => {
  const { user_id, last_name } = await signUpByApi(page.request)
  const [before, reported] = [aText('I saw your film'), aText('Send me your number, and tell nobody')]
  await coachWrites(page, user_id, before)
  await coachWrites(page, user_id, reported)
  await page.goto('/about-us')
  await messagesButton(page).focus()
  await page.keyboard.press('Enter')
  const entry = page
    .getByRole('dialog', { name: 'Messages' })
    .getByRole('button')
    .filter({ hasText: reported })
  await expect(entry).toBeVisible()
  await tabTo(page, entry)
  await page.keyboard.press('Enter')
  const { panel, log } = chatIn(page)
  await expect(log).toContainText(reported)
  await tabTo(page, panel.getByRole('button', { name: 'Safety' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Report a message' })).toBeFocused()
  await page.keyboard.press('Enter')
  const form = page.getByRole('form', { name: 'Report a message' })
  // The latest message is offered first.
  await expect(form.getByRole('combobox', { name: 'Message' })).toContainText('Send me your number')
  await expectAccessible(page)
  await tabTo(page, form.getByRole('radio').first())
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('ArrowDown')
  await expect(form.getByRole('radio', { name: 'Wants to talk elsewhere, or to meet alone' })).toBeChecked()
  await tabTo(page, form.getByLabel('Anything we should know?'))
  const note = aText('He asked twice')
  await page.keyboard.type(note)
  await tabTo(page, form.getByRole('button', { name: 'Send report' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Thank you. Our team will look at it.')).toBeVisible()
  await expect(form).toBeHidden()

  const admin = await browserOf(browser, 'admin')
  // The address of older emails leads to the inbox.
  await admin.goto('/admin/message-reports')
  await admin.getByLabel('Name, email, or text').fill(note)
  await expect(admin).toHaveURL(/q=/)
  await admin.getByRole('link', { name: `Robin ${last_name}` }).click()
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText(`Robin ${last_name}`)
  await expect(admin.getByText(note)).toBeVisible()
  const report = admin.getByRole('region', { name: 'The reported message' })
  await expect(report).toContainText(`Marcus Bell to Robin ${last_name}`)
  await expect(report).toContainText('Wants to talk elsewhere, or to meet alone')
  const said = report.getByRole('list', { name: 'What was said' }).getByRole('listitem')
  await expect(said).toContainText([before, reported])
  await expect(said.filter({ hasText: 'Marcus Bell, reported' })).toContainText(reported)
  await admin.getByRole('button', { name: 'Close without an answer' }).click()
  await expect(admin.getByRole('list', { name: 'History' })).toContainText('Helen Park closed it')
  await admin.context().close()
})

test("MSG-06 a parent reads a coach's messages to the athlete, and nothing a blocked coach writes is delivered until the unblock", async ({
  page,
  context,
  browser,
}) => {
  const mother = await signUpByApi(page.request, {
    type: 'mother',
    athlete_first_name: 'Kit',
    athlete_last_name: 'Arden',
  })
  const { athletes } = (await (await page.request.get('/api/user')).json()).data
  const [{ user_id }] = athletes
  expect(user_id).not.toBe(mother.user_id)
  const elsewhere = await browser.newContext({ ...fromHere(), storageState: await context.storageState() })
  const phone = await elsewhere.newPage()
  await Promise.all([page.goto('/about-us'), phone.goto('/about-us')])
  const first = aText('Kit, I saw your film')
  await coachWrites(page, user_id, first)

  await test.step('a message read on one device is read on the other', async () => {
    for (const device of [page, phone]) await expect(messagesButton(device)).toContainText('1 unread')
    await openChat(page, first)
    await expect(messagesButton(phone)).not.toContainText('unread')
    await elsewhere.close()
  })

  const chat = chatIn(page)
  await block(page)
  await expect(chat.field).toBeHidden()
  // To the coach it looks sent.
  const unheard = aText('Does nobody read this?')
  await coachWrites(page, user_id, unheard)
  await chat.panel.getByRole('button', { name: 'Safety' }).click()
  await page.getByRole('menuitem', { name: 'Unblock coach' }).click()
  await expect(chat.field).toBeVisible()
  const heard = aText('Your game on Friday')
  await coachWrites(page, user_id, heard)
  await expect(chat.log).toContainText(heard)
  await expect(chat.log).not.toContainText(unheard)
})
