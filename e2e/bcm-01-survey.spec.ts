import { expect, expectAccessible, expectToFit, lostAccount, onPhonesToo, test } from './fixtures.ts'
import { matchedAthlete } from './matching.ts'
import { signedInAs } from './people.ts'
import { idOf } from './recruiting.ts'

const questions = [
  'Who is the player?',
  'Which level?',
  'What kind of game?',
  'How is school going?',
  'How far from home?',
  'What kind of campus?',
  'What can it cost?',
  'What matters most?',
]

test('BCM-01 the survey', onPhonesToo, async ({ page }) => {
  await matchedAthlete(page.request)
  const on = page.getByRole('button', { name: /^(Save|Next|See your matches)/ })
  const heading = (name: string | undefined) => page.getByRole('heading', { name: name ?? '', level: 1 })

  await test.step('counts the colleges with every change of the radius, and lists its states', async () => {
    await page.goto('/bcm/survey?step=5')
    await expect(heading('How far from home?')).toBeVisible()
    const any = page.getByRole('button', { name: /^(Set a radius|Pick a radius instead)$/ })
    if (await any.isVisible()) await any.click()
    const slider = page.getByRole('slider', { name: 'Radius' })
    await slider.press('Home')
    await expect(slider).toHaveAttribute('aria-valuetext', /^100 miles, \d+ colleges?$/)
    for (let times = 0; times < 12; times++) await slider.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuetext', /^400 miles, \d+ colleges$/)
    await expect(page.getByRole('list', { name: 'States it reaches' })).toContainText('Oregon')
    await expect(page.getByText(/^[\d,]+ colleges so far$/)).toBeAttached()
    await expectAccessible(page)
  })

  await test.step('saves the step, and Back shows it again', async () => {
    await on.click()
    await expect(heading('What kind of campus?')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('slider', { name: 'Radius' })).toHaveAttribute('aria-valuetext', /^400 miles/)
    await page.reload()
    await expect(page.getByRole('slider', { name: 'Radius' })).toHaveAttribute('aria-valuetext', /^400 miles/)
  })

  await test.step('keeps what was typed over a reload, and says what is wrong with it', async () => {
    await page.goto('/bcm/survey?step=7')
    const budget = page.getByRole('textbox', { name: 'Yearly budget' })
    await budget.fill('a lot')
    await on.click()
    await expect(page.getByText('Please enter a yearly budget from 0 to 200,000')).toBeVisible()
    await page.reload()
    await expect(budget).toHaveValue('a lot')
    await budget.fill('25000')
    await on.click()
    await expect(heading('What matters most?')).toBeVisible()
  })

  await test.step('goes through all steps until the matches are ready', async () => {
    await page.goto('/bcm/survey?step=1')
    for (const question of questions) {
      await expect(heading(question)).toBeVisible()
      // A survey that is complete already only leads to the matches.
      if (question !== questions.at(-1) || (await on.textContent()) === 'Save and finish') await on.click()
    }
    const ready = page.getByRole('alertdialog', { name: 'Your matches are ready' })
    await expect(ready.or(page.getByRole('link', { name: 'See your matches' })).first()).toBeVisible()
  })

  await test.step('fits any width', async () => {
    await page.goto('/bcm/survey?step=5')
    await expect(heading('How far from home?')).toBeVisible()
    await expectToFit(page)
  })
})

test.describe('as one after another', () => {
  test.use({ expectedComplaint: lostAccount })

  test('BCM-04 a success coach sees whose survey it is, and others go home', async ({ page, context }) => {
    const athlete = await idOf(page.request, 'athlete')
    await signedInAs(context, 'rsc')
    await page.goto(`/bcm/${athlete}/survey`)
    const bar = page.getByRole('navigation', { name: 'Roster' })
    await expect(bar.getByRole('link', { name: 'Amara Whitlock', exact: true })).toBeVisible()
    await page.goto('/bcm/survey')
    await expect(page).toHaveURL(/\/coach\/roster/)
    await signedInAs(context, 'coach')
    await page.goto(`/bcm/${athlete}/survey`)
    await expect(page).toHaveURL(/\/$/)
  })
})
