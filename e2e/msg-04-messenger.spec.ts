import { expect, expectAccessible, onPhonesToo, test } from './fixtures.ts'
import { aPicture } from './own-page.ts'
import { sharedTokens, signedInAs } from './people.ts'
import { aText, browserOf, chatIn, idOf, sendByApi } from './recruiting.ts'

test('MSG-04 Chat with Your Agent: an athlete and the success coach, live, with a photo', async ({
  page,
  context,
  browser,
}) => {
  await signedInAs(context, 'rsc')
  await page.goto('/coach/setting')
  await page.getByLabel('Photo', { exact: true }).setInputFiles(await aPicture(page))
  await page
    .getByRole('dialog', { name: 'Choose the part to show' })
    .getByRole('button', { name: 'Save' })
    .click()
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
  const athlete = chatIn(athletePage)
  await expect(athlete.log).toBeVisible()
  await expect(athlete.field).toHaveAttribute('placeholder', 'Type message...')
  const address = (await photo.getAttribute('src')) ?? ''
  await expect(athlete.panel.locator(`header img[src="${address}"]`)).toBeVisible()
  await expectAccessible(athletePage)
  const text = aText('Practice film is up')
  const to = await idOf(page.request, 'athlete')
  await sendByApi(page.request, { from: sharedTokens().rsc ?? '', to, content: text })
  await expect(athlete.log).toContainText(text)
  await athletePage.context().close()

  await test.step('the photo can be removed', async () => {
    await page.getByRole('button', { name: 'Remove photo' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(photo).toHaveCount(0)
    await expect(page.getByLabel('Photo', { exact: true })).toBeFocused()
  })
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
