import { expect, expectAccessible, onPhonesToo, test } from './fixtures.ts'
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

test('MSG-04 without a success coach there is no such entry', async ({ page }) => {
  await signUpByApi(page.request)
  await page.goto('/about-us')
  await page.getByRole('banner').getByRole('button', { name: /Robin/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Chat with Your Agent' })).toHaveCount(0)
})

test(
  'MSG-05 a success coach has the ring, and everybody of the roster behind it',
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
