import { describe, expect, test } from 'vitest'
import type { AthleteFacts } from './assistant.ts'
import { builtInWriter } from './built-in-writer.ts'

const unknown: AthleteFacts = {
  first_name: 'Amara',
  last_name: 'Whitlock',
  sport: 'Basketball',
  position: null,
  class_year: null,
  height: null,
  weight: null,
  high_school: null,
  club: null,
  town: null,
  bio: null,
  quote: null,
  season: null,
  gpa: null,
  majors: [],
  awards: [],
  goals: [],
  answers: [],
  events: [],
  page_url: 'https://fieldhouse.test/amara-whitlock',
}

const known: AthleteFacts = {
  ...unknown,
  position: 'Shooting guard',
  class_year: 2027,
  high_school: 'Ridgeline High School',
  town: 'Bend, OR',
  quote: 'Next play.',
  season: {
    title: '2025-26',
    team: 'Ridgeline',
    figures: [
      { title: 'Points per game', value: '18.4' },
      { title: 'Three-point percentage', value: '38.1%' },
    ],
  },
  gpa: 3.8,
  majors: ['Biology', 'Nursing'],
  awards: ['All-Conference, 2025'],
  goals: [{ kind: 'athletic', text: 'Shoot 40 % from three', target_date: '2027-03-01' }],
  answers: [{ question: 'What does a good teammate do that nobody notices?', text: 'Sets the screen.' }],
  events: ['Fall Showcase, 2026-10-09, Oakland'],
}

const draft = (facts: AthleteFacts, content: string) =>
  builtInWriter.answer(facts, [{ role: 'user', content }], {
    id: 'one-call',
    signal: new AbortController().signal,
  })

const wishes = [
  [
    'a bio line',
    'Write a bio line for me',
    /^Shooting guard, class of 2027, Ridgeline High School, Bend, OR\./,
  ],
  ['a quote intro', 'I need an intro for my quote', /“Next play\.”/],
  ['a mail', 'Draft an email to a coach', /^Subject: Amara Whitlock, 2027, Shooting guard, Ridgeline/],
  ['goals', 'Help me with my goals', /Athletic, by 2027-03-01: Shoot 40 % from three/],
  [
    'an interview answer',
    'Interview: what does a good teammate do?',
    /What does a good teammate do that nobody notices\?[\s\S]*Sets the screen\./,
  ],
] as const

describe('PRO-07 the built-in writer', () => {
  test.each(wishes)('drafts %s from what it knows', async (_what, wish, expected) => {
    const text = await draft(known, wish)
    expect(text).toMatch(expected)
    expect(text).toContain('built-in writer')
  })

  test.each(wishes)(
    'never invents a fact for %s: every figure in it is the athlete’s',
    async (_what, wish) => {
      const facts = JSON.stringify(known)
      for (const figure of (await draft(known, wish)).match(/\d+(\.\d+)?/g) ?? [])
        expect(facts).toContain(figure)
      const empty = await draft(unknown, wish)
      expect(empty).not.toMatch(/\d|null|undefined|NaN/)
      expect(empty).not.toMatch(/^[,.]|, ,|\.\./m)
    },
  )

  test('leaves a gap for unknown facts, and says what is missing', async () => {
    expect(await draft(unknown, 'my goals')).toContain('[figure]')
    expect(await draft(unknown, 'a mail to a coach')).toContain('Dear Coach [name],')
    expect(await draft(unknown, 'my bio')).toContain(
      'With your position, your class, a season, your GPA and an award on your page, I could say more.',
    )
  })

  test('writes figures the way people do', async () => {
    expect(await draft(known, 'my bio')).toContain(
      '2025-26: 18.4 points per game and a three-point percentage of 38.1%.',
    )
  })

  test('starts a goal from the known figures', async () => {
    const text = await draft({ ...known, goals: [] }, 'goals please')
    expect(text).toContain('take my points per game from 18.4 to [figure] by [date]')
    expect(text).toContain('take my GPA from 3.8 to [figure]')
    expect(text).toContain('study Biology')
  })

  test('explains what it can do when asked for something else', async () => {
    const text = await draft(known, 'What is the weather like?')
    expect(text).toContain(
      'a bio line, an intro for your quote, goals, an interview answer, or an email to a coach',
    )
    expect(text).not.toContain('Ridgeline')
  })
})
