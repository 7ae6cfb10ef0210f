import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { advanceClock, resetClock } from '../../../platform/clock.ts'
import { athleteForm, newAddress } from '../../accounts/sign-up/sign-up-form.factory.ts'
import { otherThan, visitor } from '../../accounts/sign-up/visitor.factory.ts'
import { buildCollege, buildCollegeCoach } from '../colleges.factory.ts'

/** In an app of its own: wrong codes count against all coaches of the day. */
let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())
afterEach(resetClock)

const { send, post, signUp, bearer, whoIs, codeTo } = visitor(() => tested)

let colleges = 0
const newJob = async () => {
  const domain = `guessed-${++colleges}.edu`
  const college_id = await buildCollege(tested.ports.database.db, { website: `https://www.${domain}` })
  return { domain, job: { college_id, position: 'Coach', team_gender: 'female' } }
}

const waitingCoach = async () => {
  const { job } = await newJob()
  const form = athleteForm({ type: 'coach', gender: '', email: newAddress(), ...job })
  const headers = bearer(await signUp(form))
  return { headers, id: String((await whoIs(headers)).id), password: form.password }
}
type Coach = Awaited<ReturnType<typeof waitingCoach>>

/** Asks for a code to an address at another college, and types this many wrong ones. */
const guess = async ({ id, headers, password }: Coach, wrongCodes: number) => {
  const { domain, job } = await newJob()
  const email = `head.coach@${domain}`
  const asked = await post('/user/change-email', { email, password }, headers)
  expect(asked.statusCode, asked.body).toBe(200)
  const code = await codeTo(email)
  for (let tries = 0; tries < wrongCodes; tries += 1) {
    const answer = await post(`/email/verify/${id}`, { code: otherThan(code) }, headers)
    expect(answer.json().code).toBe('wrong_code')
  }
  return { job, hit: () => post(`/email/verify/${id}`, { code }, headers) }
}

const standing = async ({ headers }: Pick<Coach, 'headers'>) =>
  (await send('GET', '/coach/verification', undefined, headers)).json().data

const day = 24 * 60 * 60 * 1000

test('codes guessed for a new sign-in address count too, a few at each of many colleges', async () => {
  for (let coach = 0; coach < 3; coach += 1) {
    const guesser = await waitingCoach()
    for (let college = 0; college < 2; college += 1) await guess(guesser, 5)
  }
  const lucky = await waitingCoach()
  const { job, hit } = await guess(lucky, 1)
  expect((await hit()).statusCode).toBe(200)
  await post('/coach/verification', job, lucky.headers)
  expect(await standing(lucky)).toMatchObject({ status: 'pending', college: { id: job.college_id } })

  // Two days later no wrong code counts. The address still proves nothing until a new code does.
  advanceClock(2 * day)
  await post('/coach/verification', job, lucky.headers)
  expect(await standing(lucky)).toMatchObject({ status: 'pending' })
  const email = String((await whoIs(lucky.headers)).email)
  await post('/coach/verification/email', { email }, lucky.headers)
  await post('/coach/verification/code', { code: await codeTo(email, 2) }, lucky.headers)
  expect(await standing(lucky)).toMatchObject({ status: 'verified', proven_email: email })
})

test('a listed contact who was guessed is no proof later either', async () => {
  const { domain, job } = await newJob()
  const email = `listed@${domain}`
  await buildCollegeCoach(tested.ports.database.db, { college_id: job.college_id, email })
  const form = athleteForm({ type: 'coach', gender: '', email, ...job })
  for (let sent = 1; sent <= 2; sent += 1) {
    const { user_id } = (await post('/register', form)).json().data
    const code = await codeTo(email, sent)
    for (let tries = 0; tries < 4; tries += 1)
      await post(`/email/verify/${user_id}`, { code: otherThan(code) })
    if (sent === 1) continue
    const coach = { headers: bearer(await post(`/email/verify/${user_id}`, { code })) }
    expect(await standing(coach)).toMatchObject({ status: 'pending' })
    advanceClock(2 * day)
    await post('/coach/verification', job, coach.headers)
    expect(await standing(coach)).toMatchObject({ status: 'pending' })
  }
})
