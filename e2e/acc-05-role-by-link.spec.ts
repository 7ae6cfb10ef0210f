import { demoEvent, demoTeams } from '../server/src/demo/showcase.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { loginPopup } from './login-popup.ts'
import { aPerson, codeFor } from './people.ts'

const team = demoTeams[0]

test('a team’s link fixes the role and keeps the team', async ({ page }) => {
  const person = aPerson()
  const login = loginPopup(page)
  await login.openSignUp(`/?role=athlete&team_id=${team?.id}`)
  await expect(page).toHaveURL('/')
  await login.email.fill(person.email)
  await login.toStep(2)
  await expect(login.popup).toContainText('You sign up asAthlete')
  await expect(login.choice('I am')).toHaveCount(0)
  await login.toStep(3)
  await login.fillPerson(person)
  const sent = page.waitForRequest('**/api/register')
  await login.button('Create account').click()
  expect((await sent).postDataJSON()).toMatchObject({ type: 'athlete', team_id: team?.id })
  await expect(login.titled('Check Your Email')).toBeVisible()
})

test("the link's settings survive a reload until someone has joined", async ({ page }) => {
  const kept = () => page.evaluate(() => localStorage.getItem('inviteParams'))
  const person = aPerson()
  const login = loginPopup(page)
  await login.openSignUp(`/?role=father&team_id=${team?.id}`)
  await page.reload()
  // An unfinished sign-up opens again at the same step.
  await expect(login.popup).toBeVisible()
  expect(await kept()).toContain(team?.id)
  await login.email.fill(person.email)
  await login.toStep(2)
  await expect(login.popup).toContainText('You sign up asFather')
  await login.toStep(3)
  await login.fillPerson(person)
  await login.field("Athlete's First Name").fill('Jo')
  await login.field("Athlete's Last Name").fill(aPerson().last_name)
  await login.button('Create account').click()
  await login.typeCode(await codeFor(page.request, person.email))
  await login.button('Got It').click()
  await expect(page).toHaveURL(/\/jo-/)
  await expect.poll(kept).toBeNull()
})

test('a coach who comes from an event picks one of its teams', async ({ page }) => {
  const person = aPerson()
  const login = loginPopup(page)
  await login.openSignUp(`/?event=${demoEvent.id}&role=coach`)
  await expect(login.popup).toContainText(`You are signing up for ${demoEvent.name}.`)
  await login.email.fill(person.email)
  await login.toStep(2)
  await expect(login.popup).toContainText('You sign up asCoach')
  const teams = login.choice('Team').getByRole('option')
  await expect(teams).toHaveText(['Choose your team', ...demoTeams.map(({ name }) => name).toSorted()])
  await expect(login.button('Continue')).toBeDisabled()
  await login.choice('Team').focus()
  await login.choice('Team').blur()
  await expect(login.choice('Team')).toHaveAccessibleDescription('Please select Team')
  await expectAccessible(page, '[role="dialog"]')
  await login.choice('Team').selectOption(team?.name ?? '')
  await login.toStep(3)
  await login.fillPerson(person)
  const sent = page.waitForRequest('**/api/register')
  await login.button('Create account').click()
  expect((await sent).postDataJSON()).toMatchObject({ type: 'coach', event: demoEvent.id, team_id: team?.id })
  await login.typeCode(await codeFor(page.request, person.email))
  await expect(login.popup).toContainText(`You joined ${team?.name}.`)
  await login.button('Got It').click()
  await expect(page).toHaveURL('/coach/users')
  await expect(page.getByRole('main').getByText(team?.name ?? '')).toBeVisible()
})

test('a role without sign-up, or a coach with an invitation, goes home and stores nothing', async ({
  page,
}) => {
  const login = loginPopup(page)
  for (const link of [
    '/about-us?role=admin',
    '/contact-us?role=%3Cscript%3E',
    '/about-us?role=coach&invite=whatever',
  ]) {
    await page.goto(link)
    await expect(page).toHaveURL('/')
    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
    await expect(login.titled('Sign In')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('inviteParams'))).toBeNull()
  }
})
