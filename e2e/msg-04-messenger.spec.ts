import { expect, expectAccessible, onPhonesToo, test } from './fixtures.ts'
import { aPicture } from './own-page.ts'
import { signedInAs, signUpByApi } from './people.ts'
import { aText, browserOf, chatIn, idOf } from './recruiting.ts'

test('MSG-04 Chat with Your Agent: an athlete and the success coach, live', async ({
  page,
  context,
  browser,
}) => {
  await signedInAs(context, 'athlete')
  await page.goto('/about-us')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Whitlock/ })
    .click()
  await page.getByRole('menuitem', { name: 'Chat with Your Agent' }).click()
  const athlete = chatIn(page)
  await expect(athlete.log).toBeVisible()
  await expect(athlete.field).toHaveAttribute('placeholder', 'Type message...')
  await expectAccessible(page)

  const agentPage = await browserOf(browser, 'rsc')
  await agentPage.goto(`/coach/messenger?user_id=${await idOf(page.request, 'athlete')}`)
  const agent = chatIn(agentPage)
  await expect(agent.log).toBeVisible()
  const text = aText('Practice film is up')
  await agent.write(text)
  await expect(athlete.log).toContainText(text)
  await agentPage.context().close()
})

test('MSG-04 a success coach uploads a photo, the athlete sees it in the chat, and it can be removed', async ({
  page,
  context,
  browser,
}) => {
  await signedInAs(context, 'rsc')
  await page.goto('/coach/setting')
  await page.getByLabel('Photo', { exact: true }).setInputFiles(await aPicture(page))
  const photo = page.getByRole('img', { name: 'Your photo' })
  await expect(photo).toBeVisible()
  await expectAccessible(page)

  const athletePage = await browserOf(browser, 'athlete')
  await athletePage.goto('/about-us')
  await athletePage
    .getByRole('banner')
    .getByRole('button', { name: /Whitlock/ })
    .click()
  await athletePage.getByRole('menuitem', { name: 'Chat with Your Agent' }).click()
  const address = (await photo.getAttribute('src')) ?? ''
  await expect(chatIn(athletePage).panel.locator(`header img[src="${address}"]`)).toBeVisible()
  await athletePage.context().close()

  await page.getByRole('button', { name: 'Remove photo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(photo).toHaveCount(0)
  await expect(page.getByLabel('Photo', { exact: true })).toBeFocused()
})

test('MSG-04 without a success coach the menu entry is missing', async ({ page }) => {
  await signUpByApi(page.request)
  await page.goto('/about-us')
  await page.getByRole('banner').getByRole('button', { name: /Robin/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Chat with Your Agent' })).toHaveCount(0)
})

test(
  'MSG-05 a success coach has the chat ring with everyone on the roster',
  onPhonesToo,
  async ({ page, context }) => {
    await signedInAs(context, 'rsc')
    await page.goto('/coach/roster')
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Messages|unread/ })
      .click()
    const center = page.getByRole('dialog')
    await expect(center.getByRole('listitem').first()).toBeVisible()
    await center.getByRole('button', { name: /Amara Whitlock/ }).click()
    await expect(chatIn(page).log).toBeVisible()
    await expectAccessible(page)
  },
)
