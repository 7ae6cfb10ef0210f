import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { type PageVisit, pageVisit } from '../profiles.visit.factory.ts'

let tested: TestApp
let visit: PageVisit
let insiders: Record<string, string>[]
let outsiders: Record<string, string>[]
beforeAll(async () => {
  tested = await testApp()
  visit = await pageVisit(tested, {
    slug: 'amara-whitlock',
    user: { first_name: 'Amara', last_name: 'Whitlock' },
  })
  const as = async (type: Parameters<TestApp['signedIn']>[0]) => (await tested.signedIn(type)).headers
  insiders = [await visit.parent(), await as('admin')]
  outsiders = [await visit.assignedCoach(), await visit.successCoach()]
  for (const type of ['athlete', 'parent', 'coach', 'rsc', 'affiliate', 'editor'] as const)
    outsiders.push(await as(type))
})
afterAll(() => tested.close())

const names = { first_name: 'Amara', last_name: 'Whitlock' }

/** Each section: what is saved, and how the page shows it then. */
const sections: [group: string, body: object, shown: object][] = [
  [
    'info',
    {
      ...names,
      gender: 'female',
      number: '14',
      position: 'SG',
      secondary_position: 'PG',
      class_year: '2027',
      height: '5',
      height_in: '10',
      weight: '152',
      wingspan: '6',
      wingspan_in: '1.5',
      handedness: 'left',
      high_school: 'Ridgeline High School',
      club: 'Cascade Elite',
      city: 'Bend',
      state: 'OR',
      bio: 'I guard your best player first.',
    },
    {
      number: '14',
      position: 'SG',
      secondary_position: 'PG',
      class: 2027,
      handedness: 'left',
      personal_metrics: {
        class_name: '2027',
        height: 5,
        height_in: 10,
        weight: 152,
        height_cm: 177.8,
        weight_kg: 68.95,
        wingspan_cm: 186.69,
      },
      club: 'Cascade Elite',
      bio: 'I guard your best player first.',
    },
  ],
  [
    'contacts',
    { phone: '(541) 555-0114', email: 'amara@example.test', website: 'amara.example.com/hoops' },
    {
      website: 'https://amara.example.com/hoops',
      contacts: { phone: '(541) 555-0114', email: 'amara@example.test' },
    },
  ],
  [
    'education',
    {
      school: 'Ridgeline',
      gpa: '3.87',
      sat: '1310',
      act: 28,
      intended_majors: 'Kinesiology, pre-med\r\nData science\n \nKinesiology, pre-med',
      honors: ['Honor roll, every term', 'AP Scholar'],
    },
    {
      education: {
        gpa: 3.87,
        sat: 1310,
        act: 28,
        intended_majors: ['Kinesiology, pre-med', 'Data science'],
        honors: ['Honor roll, every term', 'AP Scholar'],
      },
    },
  ],
  [
    'quote',
    { text: 'She asks for the matchup nobody wants.', author: 'Dana Ferreira' },
    { quote: { text: 'She asks for the matchup nobody wants.', author: 'Dana Ferreira' } },
  ],
  [
    'settings',
    { color_theme: 'orange', theme_mode: 'dark' },
    { settings: { color_theme: 'orange', theme_mode: 'dark', is_visible: true } },
  ],
  [
    'social',
    { tiktok: '@amara.w', youtube: '' },
    { social: { tiktok: { username: 'amara.w', connected: false, posts: [] }, youtube: null } },
  ],
  [
    'statistics',
    {
      type: 'high_school',
      season: 2025,
      team: 'Varsity',
      values: { gp: 27, fgm: '180', fga: 380, tpm: 60, tpa: 150, ftm: 110, fta: 128, apg: 4.7, to: 2.6 },
      source: 'coach',
      source_date: '2026-03-14',
    },
    {
      statistics: {
        high_school: [
          {
            season: { id: 2025, title: '2025-26' },
            values: { ppg: 19.6, fg_pct: 47.4, efg_pct: 55.3, ato: 1.81 },
            source: 'coach',
          },
        ],
        aau: [],
      },
    },
  ],
  [
    'metrics',
    {
      key: 'max_vertical',
      value: '80.01',
      measured_on: '2026-07-02',
      source: 'event',
      verified_by: 'Cascade Showcase',
      same_measurement: 'replace',
    },
    { metrics: [{ key: 'max_vertical', value: 80.01, verified_by: 'Cascade Showcase' }] },
  ],
  [
    'goals',
    { kind: 'athletic', text: 'Start as a freshman', target_date: '2027-11-01' },
    { goals: [{ kind: 'athletic', text: 'Start as a freshman' }] },
  ],
  [
    'coaches',
    { name: 'Dana Ferreira', position: 'Head coach', email: 'dana@example.test' },
    { coaches: [{ name: 'Dana Ferreira', position: 'Head coach' }] },
  ],
  [
    'awards',
    { title: 'First team all-state, 5A', year: '2026', level: 'State' },
    { awards: [{ title: 'First team all-state, 5A', year: 2026 }] },
  ],
  [
    'answers',
    { question_id: 1, text: 'Dishes, then film.' },
    { answers: [{ question: 'What do you do the night before a game?', text: 'Dishes, then film.' }] },
  ],
  [
    'press',
    { title: 'Whitlock’s 34', link: 'centraloregon.example/sports', published_on: '2026-02-03' },
    { press: [{ title: 'Whitlock’s 34', link: 'https://centraloregon.example/sports' }] },
  ],
  [
    'schedule',
    { title: 'at Crook River', date: '2026-12-05', time: '18:30', place: 'Prineville' },
    { schedule: [{ title: 'at Crook River', date: '2026-12-05', time: '18:30' }] },
  ],
  [
    'interview/create',
    { title: 'Ten minutes', video_url: 'https://youtu.be/dQw4w9WgXcQ' },
    { interviews: [{ title: 'Ten minutes', video: { provider: 'youtube' } }] },
  ],
]

describe.each(sections)('PRO-02 the section %s', (group, body, shown) => {
  test('is saved and shown', async () => {
    const answer = await visit.save(group, body)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json().data).toMatchObject(shown)
    expect((await visit.read(visit.owner)).json().data).toMatchObject(shown)
  })

  test('can be changed by parents and admins too, and by nobody else', async () => {
    for (const headers of insiders) expect((await visit.save(group, body, headers)).statusCode).toBe(200)
    for (const headers of outsiders) expect((await visit.save(group, body, headers)).statusCode).toBe(403)
    expect((await visit.save(group, body, {})).statusCode).toBe(401)
  })

  test('refuses a person who has not seen the last change, and writes nothing', async () => {
    const name = group.split('/')[0] ?? ''
    const before = (await visit.read(visit.owner)).json().data
    const version = before.own.versions[name]
    expect((await visit.save(group, { ...body, version })).statusCode).toBe(200)
    const late = await visit.save(group, { ...body, version })
    expect([late.statusCode, late.json().code]).toEqual([409, 'section_changed'])
    expect(late.json().message).toContain('Someone else changed this section')
    expect((await visit.read(visit.owner)).json().data.own.versions[name]).toBe(version + 1)
  })
})

/** What each section refuses, with every wrong field. */
const refusals: [group: string, body: object, fields: string[]][] = [
  [
    'info',
    {
      first_name: ' ',
      last_name: 'x'.repeat(51),
      number: '100',
      class_year: 'soon',
      height: '12',
      birth_date: '2020-02-30',
    },
    ['first_name', 'last_name', 'number', 'class_year', 'height', 'birth_date'],
  ],
  ['info', { ...names, position: 'QB', handedness: 'third' }, ['position', 'handedness']],
  ['info', { ...names, birth_date: '1994-12-31' }, ['birth_date']],
  ['info', { ...names, birth_date: '2099-01-01' }, ['birth_date']],
  ['contacts', { phone: 'call me', email: 'nope', website: 'not a site' }, ['phone', 'email', 'website']],
  ['education', { gpa: 5, sat: 390, act: 28.5, ncaa_id: 'abc' }, ['gpa', 'sat', 'act', 'ncaa_id']],
  [
    'settings',
    { color_theme: 'pink', theme_mode: 'dim', is_visible: 'maybe' },
    ['color_theme', 'theme_mode', 'is_visible'],
  ],
  ['social', { tiktok: 'two words', twitter: '<b>' }, ['tiktok', 'twitter']],
  [
    'social',
    { tiktok: '..', twitter: '_', youtube: '---', vimeo: '.' },
    ['tiktok', 'twitter', 'youtube', 'vimeo'],
  ],
  [
    'social',
    { tiktok: 'amara.', twitter: 'amara.w', youtube: 'ab', vimeo: '..' },
    ['tiktok', 'twitter', 'youtube', 'vimeo'],
  ],
  ['statistics', { type: 'college', season: 1980, values: { gp: 'many' } }, ['type', 'season', 'values.gp']],
  [
    'statistics',
    { type: 'aau', values: { fgm: 10, fga: 9, gp: 99, efg_pct: 50, goals: 3, ppg: -1 } },
    ['values.fgm', 'values.gp', 'values.efg_pct', 'values.goals', 'values.ppg'],
  ],
  ['statistics', { type: 'aau', season: 2025, team: ' ', values: { gp: '' } }, ['team']],
  ['metrics', { key: 'beard', value: 'long' }, ['value']],
  ['metrics', { key: 'beard', value: 3 }, ['key']],
  ['goals', { kind: 'private', text: '', target_date: '2099-01-01' }, ['kind', 'text', 'target_date']],
  ['coaches', { name: '', email: '@', phone: '12' }, ['name', 'email', 'phone']],
  ['awards', { title: ' ', year: 'MMXX' }, ['title', 'year']],
  ['answers', { question_id: 99, text: 'x' }, ['question_id']],
  ['press', { title: '', link: 'nowhere' }, ['title', 'link']],
  ['schedule', { title: '', date: '2031-01-01', time: '25:00' }, ['title', 'date', 'time']],
  ['interview/create', { title: 'x' }, ['video_url']],
  ['interview/create', { title: 'x', video_url: 'https://example.com/film' }, ['video_url']],
]

describe('PRO-08 light or dark', () => {
  test.each(['', null])(
    '%j lets the visitor’s device decide again, and leaving it out changes nothing',
    async (theme_mode) => {
      const page = await pageVisit(tested)
      const modeAfter = async (body: object) =>
        (await page.save('settings', body)).json().data.settings.theme_mode
      expect(await modeAfter({ theme_mode: 'dark' })).toBe('dark')
      expect(await modeAfter({ color_theme: 'red' })).toBe('dark')
      expect(await modeAfter({ theme_mode })).toBeNull()
    },
  )
})

describe('PRO-02 invalid input', () => {
  test.each(refusals)(
    '%s %j is refused field by field, and nothing is written',
    async (group, body, fields) => {
      const before = (await visit.read(visit.owner)).body
      const answer = await visit.save(group, body)
      expect(answer.statusCode).toBe(422)
      expect(Object.keys(answer.json().errors).toSorted()).toEqual(fields.toSorted())
      expect((await visit.read(visit.owner)).body).toBe(before)
    },
  )

  test('a stranger’s entry is not found, for any caller', async () => {
    const other = await pageVisit(tested)
    const { awards } = (await other.save('awards', { title: 'Theirs', year: 2025 })).json().data
    const [{ id }] = awards
    expect((await visit.save('awards', { id, title: 'Mine', year: 2025 })).statusCode).toBe(404)
    expect((await visit.remove(`awards/${id}`)).statusCode).toBe(404)
    expect((await other.read()).json().data.awards).toEqual(awards)
  })

  test('hostile text is stored as text', async () => {
    const title = '<script>alert(1)</script> "quoted" \\ \u2028 '
    const { data } = (await visit.save('awards', { title, year: 2024 })).json()
    expect(data.awards.at(-1).title).toBe('<script>alert(1)</script> "quoted" \\')
  })
})

describe('PRO-11 the details of a premium page', () => {
  test('are only for premium athletes, and only with a video that can be shown', async () => {
    expect((await visit.save('vip-details', { headline: 'Mine' })).statusCode).toBe(403)
    const premium = await pageVisit(tested, { is_seros: true })
    const refused = await premium.save('vip-details', { highlight_url: 'https://example.com/film' })
    expect(Object.keys(refused.json().errors)).toEqual(['highlight_url'])
    const saved = await premium.save('vip-details', {
      headline: 'Mine',
      highlight_url: 'https://vimeo.com/76979871',
    })
    expect(saved.json().data.vip).toMatchObject({ headline: 'Mine', highlight: { provider: 'vimeo' } })
  })
})

describe('PRO-02 deleting', () => {
  test.each([
    ['statistics', { type: 'aau', season: 2024, values: { ppg: 12 } }, 'statistics.aau'],
    ['metrics', { key: 'sprint', value: 3.31 }, 'metrics'],
    ['goals', { kind: 'academic', text: 'A 4.0 in senior year' }, 'goals'],
    ['coaches', { name: 'Terrence Deal' }, 'coaches'],
    ['awards', { title: 'MVP', year: 2025 }, 'awards'],
    ['answers', { question_id: 2, text: 'My grandmother.' }, 'answers'],
    ['press', { title: 'Ten guards', link: 'example.com' }, 'press'],
    ['schedule', { title: 'vs Summit Lake', date: '2026-12-02' }, 'schedule'],
    [
      'interview',
      { title: 'Questions', questions: [{ question: 'Why?', answer: 'Because.' }] },
      'interviews',
    ],
  ])('an entry of %s works only once, for a person who has seen its last change', async (group, body, at) => {
    const path = group === 'interview' ? 'interview/create' : group
    const listIn = (data: unknown) =>
      at.split('.').reduce<unknown>((part, key) => Object(part)[key], data) as { id: string }[]
    const before = listIn((await visit.read(visit.owner)).json().data).map(({ id }) => id)
    const saved = listIn((await visit.save(path, body)).json().data).map(({ id }) => id)
    const added = saved.find((id) => !before.includes(id))
    const { versions } = (await visit.read(visit.owner)).json().data.own
    const late = await visit.remove(`${group}/${added}?version=${versions[group] - 1}`)
    expect(late.statusCode).toBe(409)
    const answer = await visit.remove(`${group}/${added}?version=${versions[group]}`)
    expect(answer.statusCode).toBe(200)
    expect(listIn(answer.json().data).map(({ id }) => id)).toEqual(before)
    expect((await visit.remove(`${group}/${added}`)).statusCode).toBe(404)
  })

  test('an answer also works at its own address', async () => {
    const { answers } = (await visit.save('answers', { question_id: 3, text: 'Lifeguard.' })).json().data
    const { id } = answers.at(-1)
    expect((await visit.remove(`answers?id=${id}&version=0`)).statusCode).toBe(409)
    const answer = await visit.remove(`answers?id=${id}`)
    expect(answer.json().data.answers.map((entry: { id: string }) => entry.id)).not.toContain(id)
  })
})

describe('PRO-01 a new name', () => {
  test('gives a new address, and the old one redirects to it', async () => {
    const { id, save, owner } = await pageVisit(tested, {
      slug: 'jo-march',
      user: { first_name: 'Jo', last_name: 'March' },
    })
    const renamed = await save('info', { first_name: 'Josephine', last_name: 'March' })
    expect(renamed.json().data.slug).toBe('josephine-march')
    for (const slug of ['jo-march', 'josephine-march']) {
      const answer = await tested.app.inject({ url: `/api/athlete/${slug}` })
      expect(answer.json().data).toMatchObject({ id, slug: 'josephine-march', first_name: 'Josephine' })
    }
    const back = await save('info', { first_name: 'Jo', last_name: 'March' }, owner)
    expect(back.json().data.slug).toBe('jo-march')
  })

  test('taken by several in parallel gives each a separate address', async () => {
    const visits = await Promise.all(
      ['one', 'two', 'three'].map((slug) => pageVisit(tested, { slug: `a-${slug}` })),
    )
    const answers = await Promise.all(
      visits.map(({ save }) => save('info', { first_name: 'Meg', last_name: 'Brooke' })),
    )
    expect(answers.map((answer) => answer.json().data?.slug).toSorted()).toEqual([
      'meg-brooke',
      'meg-brooke-2',
      'meg-brooke-3',
    ])
  })
})
