import { longestMessage } from '@fieldhouse/contract/messaging.live'
import { longestNote } from '@fieldhouse/contract/recruiting.activity'
import { describe, expect, test } from 'vitest'
import { readBundledColleges } from '../../modules/colleges/index.ts'
import { clock } from '../../platform/clock.ts'
import { createDemoWorld } from '../world.ts'
import { known } from './known-coaches.ts'

const world = await createDemoWorld({ athletes: 3000 })
const users = [...world.users()]
const userOf = new Map(users.map((user) => [user.id, user]))
const contacts = [...world.collegeCoaches()]
const contactOf = new Map(contacts.map((contact) => [contact.id, contact]))
const conversations = [...world.conversations()]
const messages = [...world.messages()]
const saidIn = Map.groupBy(messages, ({ conversation_id }) => conversation_id)
const marks = [...world.readMarks()]
const guardians = [...world.guardians()]
const claims = [...world.claims()]

const accountOf = (name: string) => {
  const account = users.find(({ email }) => email === `${name}@fieldhouse.test`)
  if (!account) throw new Error(`Nobody is ${name}`)
  return account
}
const [athlete, parent, coach, advisor] = ['athlete', 'parent', 'coach', 'rsc'].map(accountOf)
const distinct = (values: Iterable<unknown>) => new Set(values).size

test('nobody in the demo world sends a link that leads nowhere', () => {
  expect(messages.filter(({ content }) => /\.(example|test)\b/.test(content))).toEqual([])
})

describe('the college coaches of the demo world', () => {
  test('are two to four at every college with a team, in the order of their rank', async () => {
    const staffs = Map.groupBy(contacts, ({ college_id }) => college_id)
    const withTeam = (await readBundledColleges()).filter((college) => college.basketball_confirmed)
    expect(new Set(staffs.keys())).toEqual(new Set(withTeam.map(({ id }) => id)))
    for (const staff of staffs.values()) {
      expect([2, 3, 4]).toContain(staff.length)
      expect(staff.map(({ rank }) => rank)).toEqual([...staff.keys()])
    }
    expect(distinct(contacts.map(({ id }) => id))).toBe(contacts.length)
  })

  test('can’t be reached: their addresses and numbers lead nowhere', () => {
    const mails = contacts.flatMap(({ email }) => email ?? [])
    expect(distinct(mails.map((mail) => mail.toLowerCase()))).toBe(mails.length)
    for (const mail of mails) expect(mail).toMatch(/^[a-z0-9.-]+@([a-z0-9-]+\.test|coaches\.example\.org)$/)
    for (const { phone } of contacts) expect(phone ?? '(541) 555-0100').toMatch(/^\(\d{3}\) 555-01\d\d$/)
    expect(contacts.some(({ phone }) => phone === null)).toBe(true)
  })

  test('have the demo coach among them, at Portland State, and others with an account', () => {
    const own = contacts.find(({ user_id }) => user_id === coach?.id)
    expect(own).toMatchObject({ college_id: known.portlandState, position: 'Head coach', rank: 0 })
    const withAccount = contacts.flatMap(({ user_id }) => user_id ?? [])
    expect(distinct(withAccount)).toBe(withAccount.length)
    for (const { user_id, first_name, last_name, email } of contacts)
      if (user_id) expect(userOf.get(user_id)).toMatchObject({ type: 'coach', first_name, last_name, email })
    const byHand = users.filter(({ type, email }) => type === 'coach' && email?.endsWith('.test'))
    expect(byHand).toHaveLength(17)
  })

  test('are verified if a college lists them, and others show every state', () => {
    const verifications = [...world.coachVerifications()]
    const statusOf = new Map(verifications.map(({ user_id, status }) => [user_id, status]))
    for (const { user_id } of contacts) if (user_id) expect(statusOf.get(user_id)).toBe('verified')
    expect(new Set(statusOf.values())).toEqual(new Set(['verified', 'pending', 'refused', 'paused']))
    expect(new Set(verifications.map(({ method }) => method))).toEqual(
      new Set(['contact', 'email', 'admin', null]),
    )
    for (const { user_id } of verifications) expect(userOf.get(user_id)?.type).toBe('coach')
    expect(distinct(verifications.map(({ user_id }) => user_id))).toBe(verifications.length)
  })
})

describe('the conversations of the demo world', () => {
  test('are each between an athlete and a coach, or their own success coach, once', () => {
    expect(distinct(conversations.map(({ athlete_user_id, coach_id }) => athlete_user_id + coach_id))).toBe(
      conversations.length,
    )
    for (const { athlete_user_id, coach_id } of conversations) {
      expect(userOf.get(athlete_user_id)?.type).toBe('athlete')
      const isOwn = claims.some(
        (claim) => claim.athlete_user_id === athlete_user_id && claim.success_coach_id === coach_id,
      )
      expect(userOf.get(coach_id)?.type).toBe(isOwn ? 'rsc' : 'coach')
    }
  })

  test('with a success coach begin after the claim', () => {
    for (const claim of claims) {
      const talk = conversations.find(
        ({ athlete_user_id, coach_id }) =>
          athlete_user_id === claim.athlete_user_id && coach_id === claim.success_coach_id,
      )
      if (talk) expect(talk.created_at?.getTime()).toBeGreaterThan(claim.created_at.getTime())
    }
  })

  test('are written by their participants, without gaps and in order of time', () => {
    for (const { id, athlete_user_id, coach_id, last_seq, created_at } of conversations) {
      const said = saidIn.get(id) ?? []
      expect(said.map(({ seq }) => seq)).toEqual(said.map((_, index) => index + 1))
      expect(last_seq).toBe(said.length)
      expect(said[0]?.created_at).toEqual(created_at)
      for (const [index, { created_at }] of said.entries())
        expect(created_at.getTime()).toBeGreaterThan(said[index - 1]?.created_at.getTime() ?? 0)
      for (const { side, sender_id, is_on_behalf } of said) {
        const isParent = guardians.some(
          (one) => one.parent_id === sender_id && one.athlete_user_id === athlete_user_id,
        )
        const isAdvisor = claims.some(
          (claim) => claim.athlete_user_id === athlete_user_id && claim.success_coach_id === sender_id,
        )
        expect(is_on_behalf).toBe(side === 'family' && isAdvisor)
        expect(
          side === 'coach' ? sender_id === coach_id : sender_id === athlete_user_id || isParent || isAdvisor,
        ).toBe(true)
      }
    }
    for (const { content, created_at } of messages) {
      expect(content.trim()).toBe(content)
      expect(content.length).toBeLessThanOrEqual(longestMessage)
      expect(created_at.getTime()).toBeLessThan(clock.now().getTime())
    }
    expect(distinct(messages.map(({ client_id }) => client_id))).toBe(messages.length)
  })

  test('point at their last messages, as each side sees them', () => {
    for (const conversation of conversations) {
      const said = saidIn.get(conversation.id) ?? []
      const last = said.at(-1)
      const seen = said.findLast(({ is_withheld }) => !is_withheld)
      expect(conversation).toMatchObject({
        coach_last_seq: last?.seq,
        coach_last_at: last?.created_at,
        family_last_seq: seen?.seq,
        family_last_at: seen?.created_at,
      })
    }
  })

  test('are read as far as their people have read them, and never further than delivered', () => {
    for (const conversation of conversations) {
      const own = marks.filter(({ conversation_id }) => conversation_id === conversation.id)
      const furthest = (isCoach: boolean) =>
        Math.max(
          0,
          ...own
            .filter(({ user_id }) => (user_id === conversation.coach_id) === isCoach)
            .map(({ read_seq }) => read_seq),
        )
      expect(conversation.coach_read_seq).toBe(furthest(true))
      expect(conversation.family_read_seq).toBe(furthest(false))
      for (const side of ['coach', 'family'] as const) {
        const delivered = conversation[`${side}_delivered_seq`] ?? 0
        expect(delivered).toBeGreaterThanOrEqual(conversation[`${side}_read_seq`] ?? 0)
        expect(delivered).toBeLessThanOrEqual(conversation[`${side}_last_seq`] ?? 0)
      }
      for (const { user_id, read_seq } of own) {
        const lastOwn = saidIn.get(conversation.id)?.findLast(({ sender_id }) => sender_id === user_id)
        expect(read_seq).toBeGreaterThanOrEqual(lastOwn?.seq ?? 1)
      }
    }
  })

  /** A person's unread messages, by the rule of the product. */
  const unreadOf = (userId: string | undefined, isCoachSide: boolean) =>
    conversations.reduce((sum, { id, athlete_user_id, coach_id }) => {
      const isMine = isCoachSide
        ? coach_id === userId
        : athlete_user_id === userId ||
          guardians.some((one) => one.parent_id === userId && one.athlete_user_id === athlete_user_id)
      const mark = marks.find(({ conversation_id, user_id }) => conversation_id === id && user_id === userId)
      const unread = (saidIn.get(id) ?? []).filter(
        ({ seq, side, is_withheld }) =>
          (side === 'family') === isCoachSide && seq > (mark?.read_seq ?? 0) && (isCoachSide || !is_withheld),
      )
      return sum + (isMine ? unread.length : 0)
    }, 0)

  test('give everyone who signs in something to read', () => {
    expect(unreadOf(athlete?.id, false)).toBe(3)
    expect(unreadOf(parent?.id, false)).toBe(7)
    expect(unreadOf(coach?.id, true)).toBe(3)
    expect(unreadOf(advisor?.id, true)).toBe(4)
  })

  test('are five for the demo athlete, her mother writes in some, and one is not delivered yet', () => {
    const own = conversations.filter(({ athlete_user_id }) => athlete_user_id === athlete?.id)
    expect(own.map(({ coach_id }) => userOf.get(coach_id)?.last_name)).toEqual([
      'Tran',
      'Voss',
      'Jovanovic',
      'Bell',
      'Nair',
    ])
    const writers = own.flatMap(({ id }) => saidIn.get(id) ?? []).map(({ sender_id }) => sender_id)
    expect(writers).toContain(parent?.id)
    expect(
      own.some(({ coach_delivered_seq, last_seq }) => (coach_delivered_seq ?? 0) < (last_seq ?? 0)),
    ).toBe(true)
  })

  test('withhold messages after a block, and an admin has the report', () => {
    const withheld = messages.filter(({ is_withheld }) => is_withheld)
    expect(withheld).toHaveLength(1)
    const blocked = conversations.filter(({ blocked_at }) => blocked_at !== null)
    expect(blocked.map(({ id }) => id)).toEqual(withheld.map(({ conversation_id }) => conversation_id))
    const [report, ...further] = [...world.reports()]
    expect(further).toEqual([])
    expect(messages.find(({ id }) => id === report?.message_id)).toMatchObject({ side: 'coach', seq: 3 })
    expect(report?.reporter_id).toBe(blocked[0]?.athlete_user_id)
    // No college is said to employ such a coach.
    expect(contacts.some(({ user_id }) => user_id === blocked[0]?.coach_id)).toBe(false)
    const told = [...world.notices()].filter(({ kind }) => kind === 'safety')
    expect(told.map(({ user_id }) => user_id)).toEqual([accountOf('admin').id, accountOf('superadmin').id])
  })
})

describe('the activity of the demo world', () => {
  const events = [...world.activityEvents()]

  test('is of every kind, logged by family, success coach, and coach', () => {
    const own = events.filter(({ athlete_user_id }) => athlete_user_id === athlete?.id)
    expect(new Set(own.map(({ type }) => type))).toEqual(new Set([1, 2, 3]))
    expect(new Set(own.map(({ author_id }) => author_id))).toEqual(
      new Set([athlete?.id, parent?.id, advisor?.id, coach?.id]),
    )
    expect(new Set(own.map(({ outcome }) => outcome)).size).toBeGreaterThan(5)
    for (const { note, contact_id, coach_id } of events) {
      expect(note.length).toBeLessThanOrEqual(longestNote)
      expect(contactOf.get(contact_id ?? '')?.user_id).toBe(coach_id)
    }
  })

  test('is in the logs under the person who did it, except for the coach’s own notes', () => {
    const logs = [...world.activityLogs()].filter(({ athlete_user_id }) => athlete_user_id === athlete?.id)
    expect(logs.map(({ text }) => text)).toContain('Logged a call with Marisol Tran, Portland State')
    expect(logs.map(({ text }) => text)).toContain('Added Gonzaga to favorites')
    expect(new Set(logs.map(({ author_id }) => author_id))).toEqual(
      new Set([athlete?.id, parent?.id, advisor?.id]),
    )
  })

  test('has favorites, viewed colleges, and filters of the demo athlete, all of them valid', () => {
    const colleges = new Set(contacts.map(({ college_id }) => college_id))
    const favorites = [...world.favoriteColleges()]
    const viewed = [...world.viewedColleges()]
    const own = (rows: { athlete_user_id: string }[]) =>
      rows.filter(({ athlete_user_id }) => athlete_user_id === athlete?.id)
    expect([own(favorites).length, own(viewed).length]).toEqual([9, 14])
    for (const { college_id } of [...favorites, ...viewed]) expect(colleges).toContain(college_id)
    expect([...world.favoriteAthletes()].every(({ coach_id }) => coach_id === coach?.id)).toBe(true)
    expect([...world.centers()].map(({ user_id }) => user_id)).toEqual([athlete?.id])
  })

  test('is between coaches and players of the gender that they coach', () => {
    const sportOf = new Map([...world.athletes()].map((page) => [page.user_id, page.sport_key]))
    const playerOf = new Map([...world.athletes()].map(({ id, user_id }) => [id, user_id]))
    const teamOf = new Map(contacts.map(({ user_id, team_gender }) => [user_id, team_gender]))
    const pairs = [
      ...world.assignments(),
      ...world.favoriteAthletes(),
      ...conversations,
      ...events,
      ...[...world.coachViews()]
        .filter(({ coach_id }) => coach_id === coach?.id)
        .map((view) => ({ ...view, athlete_user_id: playerOf.get(view.athlete_id) ?? '' })),
    ].flatMap(({ athlete_user_id, coach_id }) => {
      const team = coach_id && teamOf.get(coach_id)
      return team
        ? [{ team, gender: userOf.get(athlete_user_id)?.gender, sport: sportOf.get(athlete_user_id) }]
        : []
    })
    expect(pairs.length).toBeGreaterThan(30)
    for (const { team, gender, sport } of pairs) expect([gender, sport]).toEqual([team, 'basketball'])
  })

  test('leaves some views unseen', () => {
    const page = [...world.athletes()].find(({ user_id }) => user_id === athlete?.id)
    const looks = [...world.coachViews()].filter(({ athlete_id }) => athlete_id === page?.id)
    const seen = new Map(
      [...world.viewMarks()]
        .filter(({ user_id }) => user_id === parent?.id)
        .map(({ coach_id, seen_at }) => [coach_id, seen_at]),
    )
    const unseen = looks.filter(({ coach_id, viewed_at }) => viewed_at > (seen.get(coach_id) ?? new Date(0)))
    expect(unseen.length).toBeGreaterThanOrEqual(2)
    expect(unseen.length).toBeLessThan(looks.length / 2)
  })

  test('gives everyone with messages a notice from the system', () => {
    const told = new Set([...world.notices()].map(({ user_id }) => userOf.get(user_id)?.type))
    expect(told).toEqual(new Set(['athlete', 'parent', 'coach', 'rsc', 'admin']))
  })
})
