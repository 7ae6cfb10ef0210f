import { athleteDocument } from '@fieldhouse/contract/profiles.document'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { type PageVisit, pageVisit } from '../profiles.visit.factory.ts'

/** Field by field, viewer by viewer: every text of a full page is unique, and we search for it in each answer. */

let tested: TestApp
let visit: PageVisit
let answers: Record<Viewer, string>

const viewers = [
  'visitor',
  'unknown',
  'affiliate',
  'editor',
  'another athlete',
  'another parent',
  'another success coach',
  'coach',
  'assigned coach',
  'success coach',
  'parent',
  'athlete',
  'admin',
] as const
type Viewer = (typeof viewers)[number]

const family: readonly Viewer[] = ['parent', 'athlete', 'admin']
const reached: readonly Viewer[] = ['coach', 'assigned coach', 'success coach', ...family]

/** Everything that is not public, by section and field, and who may read it. */
const guarded: [group: string, field: string, word: string, who: readonly Viewer[]][] = [
  ['contacts', 'phone', '(541) 555-0101', reached],
  ['contacts', 'email', 'athlete-mail@example.test', reached],
  ['contacts', 'parent_name', 'Guarded Parent Name', reached],
  ['contacts', 'parent_email', 'parent-mail@example.test', reached],
  ['contacts', 'parent_phone', '(541) 555-0102', reached],
  ['coaches', 'email', 'reference-mail@example.test', reached],
  ['coaches', 'phone', '(541) 555-0103', reached],
  ['info', 'birth_date', '2009-04-17', family],
  ['info', 'address', '4711 Guarded Street', family],
  ['info', 'apt', 'Apt 99Z', family],
  ['info', 'zip', '97799', family],
  ['vip-details', 'agent_name', 'Guarded Agent Name', family],
  ['vip-details', 'agent_email', 'agent-mail@example.test', family],
]

const open: [group: string, field: string, word: string][] = [
  ['info', 'high_school', 'Open High School'],
  ['info', 'club', 'Open Club'],
  ['info', 'city', 'Opentown'],
  ['info', 'bio', 'An open line'],
  ['contacts', 'website', 'https://open.example.com'],
  ['coaches', 'name', 'Open Coach'],
  ['coaches', 'position', 'Open head coach'],
  ['education', 'school', 'Open Academy'],
  ['quote', 'text', 'An open quote'],
  ['awards', 'title', 'Open award'],
  ['goals', 'text', 'An open goal'],
  ['answers', 'text', 'An open answer'],
  ['press', 'title', 'An open article'],
  ['schedule', 'title', 'An open event'],
  ['interview/create', 'title', 'An open interview'],
  ['vip-details', 'headline', 'An open headline'],
]

const needed: Record<string, object> = {
  info: { first_name: 'Open', last_name: 'Athlete' },
  goals: { kind: 'athletic' },
  awards: { year: 2025 },
  answers: { question_id: 4 },
  press: { link: 'example.com' },
  schedule: { date: '2026-12-01' },
  'interview/create': { video_url: 'https://vimeo.com/76979871' },
}

const fillPage = async () => {
  const bodies = new Map<string, Record<string, unknown>>()
  for (const [group, field, word] of [...guarded, ...open])
    bodies.set(group, { ...needed[group], ...bodies.get(group), [field]: word })
  for (const [group, body] of bodies) {
    const answer = await visit.save(group, body)
    expect(answer.statusCode, `${group} ${answer.body}`).toBe(200)
  }
}

beforeAll(async () => {
  tested = await testApp()
  visit = await pageVisit(tested, { is_seros: true })
  await fillPage()
  const as = async (type: Parameters<TestApp['signedIn']>[0]) => (await tested.signedIn(type)).headers
  const headers: Record<Viewer, Record<string, string>> = {
    visitor: {},
    unknown: await as('unknown'),
    affiliate: await as('affiliate'),
    editor: await as('editor'),
    'another athlete': await as('athlete'),
    'another parent': await as('parent'),
    'another success coach': await as('rsc'),
    coach: await as('coach'),
    'assigned coach': await visit.assignedCoach(),
    'success coach': await visit.successCoach(),
    parent: await visit.parent(),
    athlete: visit.owner,
    admin: await as('admin'),
  }
  const read = async (viewer: Viewer) => [viewer, (await visit.read(headers[viewer])).body]
  answers = Object.fromEntries(await Promise.all(viewers.map(read)))
})
afterAll(() => tested.close())

describe.each(viewers)('what %s sees of a page', (viewer) => {
  test.each(open)('is %s %s', (_group, _field, word) => {
    expect(answers[viewer]).toContain(JSON.stringify(word).slice(1, -1))
  })

  test.each(guarded)('%s %s is right', (_group, _field, word, who) => {
    expect(answers[viewer].includes(word)).toBe(who.includes(viewer))
  })

  test('includes the access code only for the family', async () => {
    const { access_code } = JSON.parse(answers.athlete).data.own
    expect(access_code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
    expect(answers[viewer].includes(`"${access_code}"`)).toBe(family.includes(viewer))
  })

  test('is exactly what the contract names', () => {
    const { data } = JSON.parse(answers[viewer])
    expect(athleteDocument.strict().parse(data)).toEqual(data)
    const can = { edit: family.includes(viewer), see_contacts: reached.includes(viewer) }
    expect(data.can).toMatchObject(can)
    expect(data.own === null).toBe(!family.includes(viewer))
    expect(data.contacts === null).toBe(!reached.includes(viewer))
  })
})

test('the account’s own address and the password are never part of a page', () => {
  for (const viewer of viewers) expect(answers[viewer]).not.toMatch(/password|@fieldhouse|token/)
})
