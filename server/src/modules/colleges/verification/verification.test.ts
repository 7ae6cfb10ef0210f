import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { auditEntries } from '../../../platform/audit/audit.tables.ts'
import { advanceClock, resetClock } from '../../../platform/clock.ts'
import { eventually } from '../../../platform/eventually.factory.ts'
import { jobPorts, newSending } from '../../../platform/jobs/job-ports.factory.ts'
import { buildUser } from '../../accounts/accounts.factory.ts'
import { athleteForm, newAddress } from '../../accounts/sign-up/sign-up-form.factory.ts'
import { otherThan, visitor } from '../../accounts/sign-up/visitor.factory.ts'
import { buildAthlete } from '../../profiles/profiles.factory.ts'
import { contacts } from '../../profiles/sections/sections.tables.ts'
import { selectCoachesOf, type TeamGender } from '../coaches.queries.ts'
import { buildCollege, buildCollegeCoach, verifyCoach } from '../colleges.factory.ts'
import { coachVerifications } from '../colleges.tables.ts'
import { pauseBounced, reviewCoachesJob } from './verification.jobs.ts'

let tested: TestApp
let admin: { authorization: string }
beforeAll(async () => {
  tested = await testApp()
  admin = (await tested.signedIn('admin')).headers
})
afterAll(() => tested.close())
afterEach(resetClock)

const db = () => tested.ports.database.db
const coachesAt = (collegeId: number, gender: TeamGender = 'unknown') =>
  selectCoachesOf(db(), gender).execute({ college_ids: [collegeId], athlete_user_id: null })
const { send, post, signUp, bearer, whoIs, codeTo, mailsTo } = visitor(() => tested)

let made = 0
const newCollege = async () => {
  const domain = `college-${++made}.edu`
  return { id: await buildCollege(db(), { website: `https://www.${domain}` }), domain }
}

interface Job {
  college_id: number
  position?: string
  team_gender?: string
  staff_page_url?: string
}

const join = async (email: string, job: Job) => {
  const asked = { position: 'Assistant coach', team_gender: 'female', ...job }
  const form = athleteForm({ type: 'coach', gender: '', email, ...asked })
  const headers = bearer(await signUp(form))
  return { headers, id: String((await whoIs(headers)).id) }
}
type Coach = Awaited<ReturnType<typeof join>>

const standing = async ({ headers }: Pick<Coach, 'headers'>) =>
  (await send('GET', '/coach/verification', undefined, headers)).json().data
const collegeOf = async (id: string): Promise<number> => {
  const [row] = await db().select().from(coachVerifications).where(eq(coachVerifications.user_id, id))
  return row?.college_id ?? 1
}
const review = async ({ id }: Pick<Coach, 'id'>, what: string, body: object = {}, headers = admin) =>
  post(`/panel/coach-reviews/${id}/${what}`, { college_id: await collegeOf(id), ...body }, headers)
const queue = async (query = '') =>
  (await send('GET', `/panel/coach-reviews${query}`, undefined, admin)).json()

/** An athlete's page with an address and a phone that only some people may see. */
const secretPage = async () => {
  const id = await buildAthlete(db())
  await db().insert(contacts).values({ athlete_id: id, email: 'minor@secret.test', phone: '(541) 555-0199' })
  return id
}
const sees = async (page: string, headers: Record<string, string>) => {
  const { body } = await send('GET', `/athlete/${page}`, undefined, headers)
  return body.includes('minor@secret.test')
}

describe('a coach who joins', () => {
  test('with an address at the college is verified immediately, and shown there', async () => {
    const { id: college_id, domain } = await newCollege()
    const coach = await join(`pat.${made}@athletics.${domain}`, { college_id })
    expect(await standing(coach)).toMatchObject({
      status: 'verified',
      method: 'email',
      college: { id: college_id },
      proven_email: `pat.${made}@athletics.${domain}`,
      accepted_domains: [domain],
    })
    expect(await whoIs(coach.headers)).toMatchObject({
      is_verified_coach: true,
      access_recruiting_center: true,
    })
    expect(await coachesAt(college_id)).toMatchObject([{ user_id: coach.id, verified_by: 'email' }])
    expect(await sees(await secretPage(), coach.headers)).toBe(true)
  })

  test.each(['student', 'alumni'])('with a %s address waits', async (label) => {
    const { id: college_id, domain } = await newCollege()
    const coach = await join(`pat@${label}.${domain}`, { college_id })
    expect(await standing(coach)).toMatchObject({ status: 'pending', method: null })
  })

  test('with any other address waits, and sees what visitors see', async () => {
    const { id: college_id } = await newCollege()
    const coach = await join(newAddress(), { college_id, staff_page_url: 'example.edu/staff' })
    expect(await standing(coach)).toMatchObject({
      status: 'pending',
      position: 'Assistant coach',
      team_gender: 'female',
      staff_page_url: 'https://example.edu/staff',
    })
    expect(await whoIs(coach.headers)).toMatchObject({
      is_verified_coach: false,
      access_recruiting_center: false,
      assigned: [],
    })
    expect(await coachesAt(college_id)).toEqual([])
    expect(await sees(await secretPage(), coach.headers)).toBe(false)
    for (const path of ['/panel/index', `/recruiting-center/${coach.id}`])
      expect((await send('GET', path, undefined, coach.headers)).statusCode).toBe(403)
  })

  test('with the address of a listed contact is verified at that college, whatever was chosen', async () => {
    const listed = await newCollege()
    const chosen = await newCollege()
    const email = newAddress()
    await buildCollegeCoach(db(), { college_id: listed.id, email, position: 'Head coach' })
    const coach = await join(email, { college_id: chosen.id })
    expect(await standing(coach)).toMatchObject({
      status: 'verified',
      method: 'contact',
      position: 'Head coach',
      college: { id: listed.id },
    })
  })

  test.each([
    [
      {},
      {
        college_id: ['Please select College'],
        position: ['Please enter Position'],
        team_gender: ['Please select the team you coach'],
      },
    ],
    [{ college_id: 1, position: 'Coach' }, { team_gender: ['Please select the team you coach'] }],
    [
      { college_id: 1, position: 'Coach', team_gender: 'both' },
      { team_gender: ['Please select the team you coach'] },
    ],
    [{ college_id: 1, position: 'Coach', team_gender: 'male' }, { college_id: ['Please select College'] }],
    [{ college_id: 'x', position: 'Coach', team_gender: 'male' }, { college_id: ['Please select College'] }],
    [{ college_id: 1, position: '', team_gender: 'male' }, { position: ['Please enter Position'] }],
  ])('is refused with %j', async (job, errors) => {
    const form = { ...athleteForm({ type: 'coach', email: newAddress() }), ...job }
    const answer = await post('/register', form)
    expect([answer.statusCode, answer.json().errors]).toEqual([422, errors])
  })

  test('after many wrong codes at the domain waits for an admin, even with the right code', async () => {
    const { id: college_id, domain } = await newCollege()
    for (let guesser = 0; guesser < 3; guesser += 1) {
      // Made-up subdomains don't avoid it.
      const email = `guess-${guesser}@a${guesser}.${domain}`
      const form = athleteForm({ type: 'coach', email, college_id, position: 'Coach', team_gender: 'female' })
      const { user_id } = (await post('/register', form)).json().data
      const wrong = otherThan(await codeTo(email))
      for (let tries = 0; tries < 5; tries += 1) await post(`/email/verify/${user_id}`, { code: wrong })
    }
    for (const host of [domain, `b.${domain}`])
      expect(await standing(await join(`late@${host}`, { college_id }))).toMatchObject({ status: 'pending' })
  })
})

describe('a waiting coach', () => {
  const waiting = async () => {
    const college = await newCollege()
    return { college, coach: await join(newAddress(), { college_id: college.id }) }
  }

  test('is verified by confirming a college address', async () => {
    const { college, coach } = await waiting()
    const email = `work-${made}@${college.domain}`
    const sent = await post('/coach/verification/email', { email }, coach.headers)
    expect(sent.json()).toEqual({ data: { email } })
    const code = await codeTo(email)
    const wrong = await post('/coach/verification/code', { code: otherThan(code) }, coach.headers)
    expect([wrong.statusCode, wrong.json().errors]).toEqual([
      422,
      { code: ['The verification code is invalid.'] },
    ])
    const right = await post('/coach/verification/code', { code }, coach.headers)
    expect(right.json().data).toMatchObject({ status: 'verified', method: 'email', proven_email: email })
    expect((await post('/coach/verification/code', { code }, coach.headers)).statusCode).toBe(422)
    expect((await whoIs(coach.headers)).email).not.toBe(email)
  })

  test('gets no code for any other address', async () => {
    const { college, coach } = await waiting()
    for (const email of ['me@gmail.com', `me@student.${college.domain}`, `me@evil-${college.domain}`]) {
      const answer = await post('/coach/verification/email', { email }, coach.headers)
      expect([answer.statusCode, answer.json().errors.email[0]]).toEqual([
        422,
        expect.stringContaining(`@${college.domain}`),
      ])
      expect(await mailsTo(email)).toEqual([])
    }
  })

  test('can’t use another person’s code, or a code for something else', async () => {
    const { college, coach } = await waiting()
    const other = await join(newAddress(), { college_id: college.id })
    const email = `shared-${made}@${college.domain}`
    await post('/coach/verification/email', { email }, coach.headers)
    const code = await codeTo(email)
    expect((await post('/coach/verification/code', { code }, other.headers)).statusCode).toBe(422)
    expect((await post(`/email/verify/${coach.id}`, { code }, coach.headers)).statusCode).toBe(422)
    expect(await standing(coach)).toMatchObject({ status: 'pending' })
  })

  test('is not verified by a mailbox that proved another coach, not even a refused one', async () => {
    const { college, coach } = await waiting()
    const email = `one-${made}@${college.domain}`
    const first = await join(email, { college_id: college.id })
    expect(await standing(first)).toMatchObject({ status: 'verified' })
    expect((await review(first, 'pause', { reason: 'Who are you?' })).statusCode).toBe(200)
    expect((await review(first, 'refuse', { reason: 'No coach.' })).statusCode).toBe(200)
    for (const same of [email, email.replace('@', '+again@')]) {
      await post('/coach/verification/email', { email: same }, coach.headers)
      const code = await codeTo(same, same === email ? 2 : 1)
      advanceClock(61_000)
      expect((await post('/coach/verification/code', { code }, coach.headers)).json().data).toMatchObject({
        status: 'pending',
      })
    }
  })

  test('is the only one whom a mailbox verifies, also of several at the same moment', async () => {
    const college = await newCollege()
    const inbox = `once@${college.domain}`
    const coaches = []
    for (const [at, email] of [inbox, inbox, `once+2@${college.domain}`].entries()) {
      const { headers } = await join(newAddress(), { college_id: college.id })
      await post('/coach/verification/email', { email }, headers)
      coaches.push({ headers, code: await codeTo(email, at === 1 ? 2 : 1) })
    }
    const answers = await Promise.all(
      coaches.map(({ headers, code }) => post('/coach/verification/code', { code }, headers)),
    )
    const statuses = answers.map((answer) => answer.json().data?.status ?? answer.body)
    expect(statuses.toSorted()).toEqual(['pending', 'pending', 'verified'])
  })

  test('is verified at the college that the admin saw, and at no other', async () => {
    const { college, coach } = await waiting()
    const other = await newCollege()
    const job = { college_id: other.id, position: 'Head coach', team_gender: 'female', staff_page_url: '' }
    await post('/coach/verification', job, coach.headers)
    const answer = await review(coach, 'approve', { college_id: college.id })
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'This coach has just changed the college. Please look again.',
    ])
    expect(await standing(coach)).toMatchObject({ status: 'pending' })
  })

  test('is verified by an admin, notified, and recorded', async () => {
    const { college, coach } = await waiting()
    const page = await secretPage()
    expect(await sees(page, coach.headers)).toBe(false)
    const listed = (await queue()).data.find(({ user_id }: { user_id: string }) => user_id === coach.id)
    expect(listed).toMatchObject({
      status: 'pending',
      college: { id: college.id },
      position: 'Assistant coach',
    })
    expect((await review(coach, 'approve')).json().data).toMatchObject({
      status: 'verified',
      method: 'admin',
    })
    expect(await sees(page, coach.headers)).toBe(true)
    const { email } = await whoIs(coach.headers)
    await eventually(async () =>
      expect((await mailsTo(email)).map(({ subject }) => subject)).toContain(
        'You are a verified coach on Fieldhouse',
      ),
    )
    const again = await review(coach, 'approve')
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      expect.stringContaining('already verified'),
    ])
  })

  test('is refused with a reason, and can correct it and ask again, but then needs an admin', async () => {
    const { college, coach } = await waiting()
    const empty = await review(coach, 'refuse', { reason: ' ' })
    expect([empty.statusCode, Object.keys(empty.json().errors)]).toEqual([422, ['reason']])
    expect((await review(coach, 'refuse', { reason: 'We can’t find you.' })).statusCode).toBe(200)
    expect(await standing(coach)).toMatchObject({
      status: 'refused',
      reason: 'We can’t find you.',
      accepted_domains: [],
    })
    const job = { college_id: college.id, position: 'Head coach', team_gender: 'female', staff_page_url: '' }
    expect((await post('/coach/verification', job, coach.headers)).json().data).toMatchObject({
      status: 'pending',
      position: 'Head coach',
      reason: null,
      accepted_domains: [],
    })
    const email = `around@${college.domain}`
    const blocked = await post('/coach/verification/email', { email }, coach.headers)
    expect([blocked.statusCode, blocked.json().message]).toEqual([409, expect.stringContaining('admin')])
    expect((await review(coach, 'approve')).statusCode).toBe(200)
    expect(await standing(coach)).toMatchObject({ status: 'verified' })
  })

  test('each decision is in the audit log with the status before and after', async () => {
    const { coach } = await waiting()
    await review(coach, 'approve')
    await review(coach, 'pause', { reason: 'The staff page has another name.' })
    await review(coach, 'refuse', { reason: 'We can’t find you.' })
    const entries = await db()
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.user_id, coach.id), isNotNull(auditEntries.after)))
      .orderBy(auditEntries.id)
    expect(entries.map(({ action, before, after }) => [action, before?.status, after?.status])).toEqual([
      ['coach.verified', 'pending', 'verified'],
      ['coach.paused', 'verified', 'paused'],
      ['coach.refused', 'paused', 'refused'],
    ])
  })

  test('is reviewed once by two admins in parallel', async () => {
    const { coach } = await waiting()
    const other = (await tested.signedIn('admin')).headers
    const answers = await Promise.all([
      review(coach, 'approve'),
      review(coach, 'approve', {}, other),
      review(coach, 'approve', {}, other),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
  })

  test('can’t review, and neither can anyone but admins', async () => {
    const { coach } = await waiting()
    const others = [coach, await tested.signedIn('rsc'), await tested.signedIn('editor')]
    for (const { headers } of others)
      for (const what of ['approve', 'refuse', 'pause'])
        expect((await review(coach, what, { reason: 'x' }, headers as never)).statusCode).toBe(403)
    expect((await review(coach, 'approve', {}, {} as never)).statusCode).toBe(401)
    expect(await standing(coach)).toMatchObject({ status: 'pending' })
  })
})

describe('a verified coach', () => {
  const verified = async () => {
    const college = await newCollege()
    const email = `sam-${made}@${college.domain}`
    return { college, email, coach: await join(email, { college_id: college.id }) }
  }
  const untilOf = async ({ id }: Coach) => {
    const [row] = await db().select().from(coachVerifications).where(eq(coachVerifications.user_id, id))
    return row
  }

  test('loses access immediately when an admin asks for a second review, and the old address is not enough', async () => {
    const { college, coach, email } = await verified()
    const page = await secretPage()
    expect(await sees(page, coach.headers)).toBe(true)
    expect((await review(coach, 'pause', { reason: 'You left.' })).statusCode).toBe(200)
    expect(await sees(page, coach.headers)).toBe(false)
    expect(await standing(coach)).toMatchObject({ status: 'paused', reason: 'You left.' })
    const job = {
      college_id: college.id,
      position: 'Assistant coach',
      team_gender: 'female',
      staff_page_url: '',
    }
    for (let asked = 0; asked < 3; asked += 1) await post('/coach/verification', job, coach.headers)
    expect(await standing(coach)).toMatchObject({ status: 'paused', reason: 'You left.' })
    expect((await post('/coach/verification/email', { email }, coach.headers)).statusCode).toBe(409)
    expect(await coachesAt(college.id)).toEqual([])
  })

  test('does not delay the second review by asking again', async () => {
    const { college, coach } = await verified()
    const before = await untilOf(coach)
    advanceClock(60 * 60 * 1000)
    const job = { college_id: college.id, position: 'Head coach', team_gender: 'female', staff_page_url: '' }
    expect((await post('/coach/verification', job, coach.headers)).json().data).toMatchObject({
      status: 'verified',
      position: 'Head coach',
    })
    expect((await untilOf(coach))?.verified_until).toEqual(before?.verified_until)
  })

  test('can change the team, stays verified, and is shown to those families', async () => {
    const { college, coach } = await verified()
    await db()
      .update(coachVerifications)
      .set({ team_gender: null })
      .where(eq(coachVerifications.user_id, coach.id))
    expect(await standing(coach)).toMatchObject({ status: 'verified', team_gender: null })
    const job = { college_id: college.id, position: 'Assistant coach', team_gender: 'male' }
    expect((await post('/coach/verification', job, coach.headers)).json().data).toMatchObject({
      status: 'verified',
      team_gender: 'male',
    })
    expect(await coachesAt(college.id, 'male')).toMatchObject([{ team_gender: 'male' }])
    expect(await coachesAt(college.id, 'female')).toEqual([])
    expect(await coachesAt(college.id)).toHaveLength(1)
    const unsaid = await post('/coach/verification', { ...job, team_gender: undefined }, coach.headers)
    expect([unsaid.statusCode, Object.keys(unsaid.json().errors)]).toEqual([422, ['team_gender']])
  })

  test('who moves to another college has to prove that one', async () => {
    const { coach } = await verified()
    const next = await newCollege()
    const job = { college_id: next.id, position: 'Head coach', team_gender: 'female', staff_page_url: '' }
    expect((await post('/coach/verification', job, coach.headers)).json().data).toMatchObject({
      status: 'pending',
      college: { id: next.id },
    })
  })

  test('is reminded before a year is over and paused after it, and a new code ends the pause', async () => {
    const { coach, email } = await verified()
    const run = () => reviewCoachesJob.run(jobPorts(db()), null, newSending())
    const day = 24 * 60 * 60 * 1000
    await run()
    expect(await untilOf(coach)).toMatchObject({ status: 'verified', reminded_at: null })
    advanceClock(340 * day)
    await run()
    expect(await untilOf(coach)).toMatchObject({ status: 'verified', reminded_at: expect.any(Date) })
    advanceClock(30 * day)
    await run()
    expect(await untilOf(coach)).toMatchObject({ status: 'paused', decided_by: null })
    // Sessions do not last that long, and a code is sent at most every minute.
    resetClock()
    advanceClock(61_000)
    const job = {
      college_id: (await standing(coach)).college.id,
      position: 'Coach',
      team_gender: 'female',
      staff_page_url: '',
    }
    // Asking alone proves nothing new, however often.
    for (let asked = 0; asked < 3; asked += 1)
      expect((await post('/coach/verification', job, coach.headers)).json().data).toMatchObject({
        status: 'paused',
      })
    await post('/coach/verification/email', { email }, coach.headers)
    const code = await codeTo(email, 2)
    expect((await post('/coach/verification/code', { code }, coach.headers)).json().data).toMatchObject({
      status: 'verified',
    })
  })

  test('is paused when an email to the address is returned', async () => {
    const { coach, email } = await verified()
    await pauseBounced(db(), email.toUpperCase(), 'https://fieldhouse.test')
    expect(await standing(coach)).toMatchObject({ status: 'paused' })
    await pauseBounced(db(), 'nobody@nowhere.test', 'https://fieldhouse.test')
  })
})

describe('the email domains of a college', () => {
  const domains = (id: number) => send('GET', `/panel/colleges/${id}/email-domains`, undefined, admin)
  const set = (id: number, domain: string, is_accepted: boolean, headers = admin) =>
    post(`/panel/colleges/${id}/email-domains`, { domain, is_accepted }, headers)

  test('are that of its website, and those that admins add or rule out', async () => {
    const { id, domain } = await newCollege()
    expect((await domains(id)).json().data.domains).toEqual([
      { domain, source: 'website', is_accepted: true },
    ])
    await set(id, '@Sports-Dept.org', true)
    await set(id, domain, false)
    const recorded = await db()
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'college.domain-set'))
      .orderBy(auditEntries.id)
    expect(recorded.slice(-2)).toMatchObject([
      { before: { 'sports-dept.org': null }, after: { 'sports-dept.org': 'accepted' } },
      { before: { [domain]: 'accepted' }, after: { [domain]: 'ruled out' } },
    ])
    expect((await domains(id)).json().data.domains).toEqual(
      expect.arrayContaining([
        { domain, source: 'website', is_accepted: false },
        { domain: 'sports-dept.org', source: 'admin', is_accepted: true },
      ]),
    )
    expect(await standing(await join(`in-${made}@sports-dept.org`, { college_id: id }))).toMatchObject({
      status: 'verified',
    })
    expect(await standing(await join(`out-${made}@${domain}`, { college_id: id }))).toMatchObject({
      status: 'pending',
    })
  })

  test.each(['', 'no-dot', 'a b.edu', 'x@y.edu', 'http://a.edu', '-a.edu', `${'a'.repeat(64)}.edu`])(
    '%j is not a domain',
    async (domain) => {
      const { id } = await newCollege()
      expect((await set(id, domain, true)).statusCode).toBe(422)
    },
  )

  test('of a public email service can be ruled out but never accepted', async () => {
    const { id } = await newCollege()
    for (const domain of ['gmail.com', 'OUTLOOK.com', 'mail.yahoo.com']) {
      const refused = await set(id, domain, true)
      expect([refused.statusCode, refused.json().errors]).toEqual([
        422,
        { domain: [`Anyone can have an address at ${domain.toLowerCase()}`] },
      ])
    }
    expect((await set(id, 'gmail.com', false)).statusCode).toBe(200)
  })

  test('of an unknown college are not found', async () => {
    expect((await domains(1)).statusCode).toBe(404)
    expect((await set(1, 'a.edu', true)).statusCode).toBe(404)
  })
})

describe('the queue', () => {
  test('has the longest wait first, can be searched, and has counts', async () => {
    const { id: college_id } = await newCollege()
    const last_name = `Queue${made}`
    const wait = async (days: number) => {
      const user_id = await buildUser(db(), { type: 'coach', last_name })
      const requested_at = new Date(Date.now() - days * 24 * 60 * 60 * 1000)
      await verifyCoach(db(), user_id, { college_id, status: 'pending', method: null, requested_at })
      return user_id
    }
    const [short, long] = [await wait(1), await wait(9)]
    const found = await queue(`?q=${last_name}`)
    expect(found.data.map(({ user_id }: { user_id: string }) => user_id)).toEqual([long, short])
    expect(found.counts).toMatchObject({ pending: expect.any(Number), verified: expect.any(Number) })
    expect((await queue(`?q=${last_name}&status=verified`)).data).toEqual([])
  })

  test('leaves out deleted accounts', async () => {
    const user_id = await buildUser(db(), { type: 'coach', last_name: 'Gonemore', deleted_at: new Date() })
    await verifyCoach(db(), user_id, { status: 'pending' })
    expect((await queue('?q=Gonemore')).data).toEqual([])
    expect((await review({ id: user_id }, 'approve')).statusCode).toBe(404)
  })
})

test('colleges are found by a few letters, by anyone', async () => {
  const id = await buildCollege(db(), { name: 'Quartzite Valley College', short_name: 'Quartzite' })
  const find = async (q: string) => (await send('GET', `/colleges/find?q=${q}`)).json()
  expect((await find('quartz val')).data).toEqual([
    { id, name: 'Quartzite Valley College', short_name: 'Quartzite', city: 'Bend', state: 'OR' },
  ])
  expect((await find('%25%25')).data).toEqual([])
  expect((await find('q')).errors).toEqual({ q: ['Please enter at least 2 letters'] })
})
