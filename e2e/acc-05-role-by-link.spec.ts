import { demoEvent, demoTeams } from '../server/src/demo/showcase.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { loginPopup } from './login-popup.ts'
import { aPerson, codeFor } from './people.ts'

const team = demoTeams[0]

test("a team's link fixes the role, and its settings survive a reload until someone has joined", async ({
  page,
}) => {
  const kept = () => page.evaluate(() => localStorage.getItem('inviteParams'))
  const person = aPerson()
  const login = loginPopup(page)
  await login.openSignUp(`/about-us?role=father&team_id=${team?.id}`)
  await expect(page).toHaveURL('/about-us')
  await page.reload()
  // An unfinished sign-up opens again at the same step.
  await expect(login.popup).toBeVisible()
  expect(await kept()).toContain(team?.id)
  await login.email.fill(person.email)
  await login.toStep(2)
  await expect(login.popup).toContainText('You sign up asFather')
  await expect(login.choice('I am')).toHaveCount(0)
  await login.toStep(3)
  await login.fillPerson(person)
  await login.field("Athlete's First Name").fill('Jo')
  await login.field("Athlete's Last Name").fill(aPerson().last_name)
  const sent = page.waitForRequest('**/api/register')
  await login.button('Create account').click()
  expect((await sent).postDataJSON()).toMatchObject({ type: 'father', team_id: team?.id })
  await login.typeCode(await codeFor(page.request, person.email))
  await login.button('Got It').click()
  await expect(page).toHaveURL(/\/jo-/)
  await expect.poll(kept).toBeNull()
})

test('a coach who comes from an event picks one of its teams', async ({ page }) => {
  const person = aPerson()
  const login = loginPopup(page)
  await login.openSignUp(`/about-us?event=${demoEvent.id}&role=coach`)
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

test('a role without sign-up, or a coach with an invitation, goes home', async ({ request }) => {
  for (const link of [
    '/about-us?role=admin',
    '/contact-us?role=%3Cscript%3E',
    '/about-us?role=coach&invite=whatever',
  ]) {
    const answer = await request.get(link, { maxRedirects: 0 })
    expect([link, answer.status(), answer.headers().location]).toEqual([link, 302, '/'])
  }
})
