import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { advanceClock, clock, resetClock } from '../../platform/clock.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { jobPorts, newSending } from '../../platform/jobs/job-ports.factory.ts'
import { hashToken } from '../../platform/sessions/sessions.ts'
import { buildUser } from './accounts.factory.ts'
import { sweepAccountsJob } from './accounts.jobs.ts'
import {
  codes,
  invitations,
  passwordResets,
  registrations,
  signInAttempts,
  socialAttempts,
} from './accounts.tables.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())
afterEach(resetClock)

const hour = 60 * 60 * 1000

test('things that can no longer be used are deleted at night, and nothing else', async () => {
  const { db } = tested.ports.database
  const user_id = await buildUser(db)
  const fill = async (name: string) => {
    const times = { created_at: clock.now(), expires_at: new Date(clock.now().getTime() + hour) }
    const email = `${name}@example.test`
    await db.insert(registrations).values({
      ...times,
      id: uuidv7(),
      email,
      password_hash: '',
      form: { first_name: '', last_name: '', type: 'coach', sport_key: 'hockey' },
    })
    await db.insert(codes).values({
      ...times,
      id: uuidv7(),
      user_id,
      email,
      purpose: { kind: 'sign-up' },
      code_hash: hashToken(name),
    })
    await db.insert(passwordResets).values({ ...times, token_hash: hashToken(name), user_id })
    await db.insert(socialAttempts).values({
      ...times,
      state_hash: hashToken(name),
      network: 'google',
      browser_hash: hashToken(name),
      nonce: name,
      code_verifier: name,
      redirect_uri: '',
    })
    await db.insert(signInAttempts).values({
      ...times,
      token_hash: hashToken(name),
      user_id,
      email,
      proof: 'email',
      code_hash: hashToken(name),
      remember: true,
    })
    await db.insert(invitations).values({
      ...times,
      id: uuidv7(),
      code_hash: hashToken(name),
      inviter_id: user_id,
      athlete_user_id: user_id,
      email,
      role: 'aunt',
    })
  }
  const counts = async () => {
    const tables = [registrations, codes, passwordResets, socialAttempts, signInAttempts, invitations]
    return Promise.all(tables.map((table) => db.$count(table)))
  }
  const sweep = () => sweepAccountsJob.run(jobPorts(db), null, newSending())

  await fill('old')
  advanceClock(2 * hour)
  await fill('new')
  await sweep()
  // Guesses are counted for a day, so codes stay longer.
  expect(await counts()).toEqual([1, 2, 1, 1, 1, 1])
  advanceClock(23.5 * hour)
  await sweep()
  expect(await counts()).toEqual([0, 1, 0, 0, 0, 0])
})
