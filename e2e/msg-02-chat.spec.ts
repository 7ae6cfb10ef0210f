import { expect, expectAccessible, expectToFit, test } from './fixtures.ts'
import { sharedTokens, signedInAs, signUpByApi } from './people.ts'
import { aText, browserOf, chatIn, idOf, sendByApi, skipGuide } from './recruiting.ts'

test('MSG-02 a coach and an athlete chat live and see read receipts', async ({ page, context, browser }) => {
  const [athleteUserId, coachId] = [await idOf(page.request, 'athlete'), await idOf(page.request, 'coach')]
  await skipGuide(page.request, 'athlete', athleteUserId)
  await signedInAs(context, 'athlete')
  await page.goto(
    `/recruiting-center/recently-contacted?activeLog=chat&openActivityLog=1&coach_id=${coachId}`,
  )
  const athlete = chatIn(page)
  await expect(athlete.log).toBeVisible()

  const coachPage = await browserOf(browser, 'coach')
  await coachPage.goto(`/coach/messenger?user_id=${athleteUserId}`)
  const coach = chatIn(coachPage)
  await expect(coach.log).toBeVisible()

  const question = aText('Can you make it on Friday?')
  await coach.write(question)
  await expect(coach.field).toHaveValue('')
  await expect(coach.log).toContainText(question)
  await expect(athlete.log).toContainText(question)

  const answer = aText('Yes, after six.')
  await athlete.write(answer)
  await expect(coach.log).toContainText(answer)
  await expect(athlete.log.getByText(/, read$/).last()).toBeVisible()
  for (const { log } of [athlete, coach]) {
    await expect(log.getByText(answer)).toHaveCount(1)
    await expect(log.getByText(question)).toHaveCount(1)
  }

  await test.step('a message is shown as text, never as HTML', async () => {
    const hostile = aText(
      '<img src=x onerror=alert(1)><script>alert(2)</script> javascript:alert(3) https://example.com/a?b=1&c=2 \u202emoc',
    )
    await coach.write(hostile)
    for (const { log } of [athlete, coach]) {
      await expect(log.getByText('<img src=x onerror=alert(1)>').last()).toBeVisible()
      const link = log.getByRole('link', { name: 'https://example.com/a?b=1&c=2' }).last()
      await expect(link).toHaveAttribute('rel', /noopener/)
      await expect(log.getByRole('link', { name: /javascript/ })).toHaveCount(0)
      await expect(log.locator('img[src="x"], script')).toHaveCount(0)
    }
  })
  await coachPage.context().close()
})

test('MSG-02 the panel is accessible on any screen', async ({ page, context }) => {
  await signedInAs(context, 'coach')
  await page.goto(`/coach/messenger?user_id=${await idOf(page.request, 'athlete')}`)
  await expect(chatIn(page).log).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
})

test('MSG-02 a draft is there after a reload and on another device until it is sent', async ({
  page,
  browser,
}) => {
  const { user_id } = await signUpByApi(page.request)
  await sendByApi(page.request, { from: sharedTokens().coach ?? '', to: user_id, content: aText('Hello') })
  const desk = await browserOf(browser, 'coach')
  await desk.goto(`/coach/messenger?user_id=${user_id}`)
  await chatIn(desk).field.fill('Are you free on')
  // Right away, before the typing pause.
  await desk.reload()
  await expect(chatIn(desk).field).toHaveValue('Are you free on')

  const phone = await browserOf(browser, 'coach')
  await phone.goto(`/coach/messenger?user_id=${user_id}`)
  await expect(chatIn(phone).field).toHaveValue('Are you free on')
  const whole = aText('Are you free on Friday?')
  await chatIn(phone).write(whole)
  await expect(chatIn(phone).log.getByText(whole)).toHaveCount(1)

  // A draft sent elsewhere is not offered again.
  await desk.reload()
  await expect(chatIn(desk).log.getByText(whole)).toHaveCount(1)
  await expect(chatIn(desk).field).toHaveValue('')
  await Promise.all([desk.context().close(), phone.context().close()])
})
