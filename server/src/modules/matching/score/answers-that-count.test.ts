import { playLevels, type Role } from '@fieldhouse/contract/matching.answers'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBundledColleges } from '../../colleges/index.ts'
import { amara, anyAnswers, anyCollege } from './answers.factory.ts'
import { levelOf, selectivityOf } from './college.ts'
import { collegeFromRow } from './college-from-row.ts'
import { levelFits, strengthFrom, strengthsOf } from './level.ts'
import { strengthOf } from './levels.data.ts'
import { matchOf, scoreColleges } from './score-colleges.ts'
import { similarTo } from './similar.ts'

const colleges = (await readBundledColleges()).map(collegeFromRow)
const named = (name: string) => colleges.find((college) => college.name === name) ?? expect.fail()

const harvard = named('Harvard University')
const portland = named('Portland State University')

describe('BCM-02 answers that count', () => {
  test('tests that are left out change neither the grades nor the chance', () =>
    fc.assert(
      fc.property(anyAnswers, anyCollege, fc.integer({ min: 400, max: 1600 }), (answers, college, sat) => {
        const without = { ...answers, academics: { ...answers.academics, uses_tests: false } }
        const other = { ...without, academics: { ...without.academics, sat, act: null } }
        expect(matchOf(other, college)).toEqual(matchOf(without, college))
      }),
      { numRuns: 1000 },
    ))

  test('a starter is best off below the own level, a team player above it', () => {
    const bestFor = (role: Role | null) => {
      const fits = levelFits({
        ...amara,
        player: { ...amara.player, role, height_in: null },
        level: { wanted: [], projected: 'd1-low', competition: null },
        game: { averages: null, styles: [] },
      })
      return playLevels
        .filter((_, number) => fits[number] === Math.max(...fits))
        .map((level) => strengthOf[level])
    }
    expect(new Set(bestFor('starter'))).toEqual(new Set([strengthOf.d2]))
    expect(new Set(bestFor('rotation'))).toEqual(new Set([strengthOf['d1-low']]))
    expect(bestFor(null)).toEqual(bestFor('rotation'))
    expect(new Set(bestFor('team'))).toEqual(new Set([strengthOf['d1-low']]))
    const fitAt = (role: Role) =>
      levelFits({
        ...amara,
        player: { ...amara.player, role, height_in: null },
        level: { wanted: [], projected: 'd1-low', competition: null },
        game: { averages: null, styles: [] },
      })[playLevels.indexOf('d1-mid')]
    expect([fitAt('starter'), fitAt('rotation'), fitAt('team')]).toEqual([37, 55, 80])
  })

  /** A first survey: two levels, grades, and a home, but no season and no word from a coach. */
  const newcomer = {
    ...amara,
    level: { wanted: ['d2' as const, 'd3' as const], projected: null, competition: 'strong' as const },
    game: { averages: null, styles: [] },
    academics: { ...amara.academics, gpa: 2.9, sat: null },
    place: {
      ...amara.place,
      home: { city: 'Columbus', state: 'OH', zip: null, lat: 39.961, lon: -82.999 },
      settings: [],
    },
    priorities: { ...amara.priorities, must_haves: [] },
  }
  const bestOf = (answers: typeof amara) =>
    scoreColleges(answers, colleges)
      .matches.slice(0, 15)
      .map(({ college_id }) => colleges.find(({ id }) => id === college_id) ?? expect.fail())

  test('wanted levels count before anything else is known about the level', () => {
    expect(new Set(bestOf(newcomer).map(({ division }) => division))).toEqual(new Set(['NCAA D2', 'NCAA D3']))
    expect(levelFits(newcomer)).toEqual(
      playLevels.map((level) => (newcomer.level.wanted.some((one) => one === level) ? 100 : 0)),
    )
    const open = { ...newcomer, level: { ...newcomer.level, wanted: [] } }
    expect(levelFits(open)).toEqual(playLevels.map(() => -1))
  })

  test('asking for a level never lowers its colleges, and dropping the wish never lowers the others', () =>
    fc.assert(
      fc.property(anyAnswers, anyCollege, (answers, college) => {
        const level = levelOf(college)
        const { wanted } = answers.level
        if (wanted.length === 0) return
        const ask = (levels: readonly (typeof level)[]) =>
          matchOf({ ...answers, level: { ...answers.level, wanted: levels } }, college)?.total ?? -1
        const [withIt, withoutIt] = [[...wanted, level], wanted.filter((one) => one !== level)]
        expect(ask(withIt)).toBeGreaterThanOrEqual(ask(wanted))
        if (withoutIt.length > 0) expect(ask(wanted)).toBeGreaterThanOrEqual(ask(withoutIt))
      }),
      { numRuns: 1000 },
    ))

  test('without a level, grades alone can make a reach, but never a target', () => {
    for (const { chance } of scoreColleges(newcomer, colleges).matches)
      expect(chance === null || chance === 'reach').toBe(true)
    expect(matchOf(newcomer, harvard)?.chance).toBe('reach')
    expect(matchOf(newcomer, portland)?.chance).toBe(null)
  })

  test('a season alone counts for less at the top, and a projection as high never lowers it', () => {
    const guard = {
      ...newcomer,
      player: { ...amara.player, height_in: 67 },
      game: {
        averages: { points: 14, rebounds: 3, assists: 6, steals: 2.5, blocks: 0.1 },
        styles: [],
      },
    }
    const strength = (answers: typeof amara) => strengthFrom(strengthsOf(answers)) ?? expect.fail()
    expect(strength(guard)).toBe(5.06)
    expect(matchOf(guard, named('Wright State University-Main Campus'))?.chance).toBe('reach')
    for (const projected of playLevels) {
      if (strengthOf[projected] < strength(guard)) continue
      const seen = { ...guard, level: { ...guard.level, projected } }
      expect(strength(seen)).toBeGreaterThanOrEqual(strength(guard))
    }
  })

  test('a better season never makes a weaker player', () =>
    fc.assert(
      fc.property(
        anyAnswers,
        fc.constantFrom('points', 'rebounds', 'assists', 'steals', 'blocks'),
        fc.double({ min: 0, max: 10, noNaN: true }),
        (answers, figure, more) => {
          const { averages } = answers.game
          if (!averages) return
          const better = {
            ...answers,
            game: { ...answers.game, averages: { ...averages, [figure]: averages[figure] + more } },
          }
          expect(strengthFrom(strengthsOf(better)) ?? 0).toBeGreaterThanOrEqual(
            strengthFrom(strengthsOf(answers)) ?? 0,
          )
        },
      ),
      { numRuns: 1000 },
    ))

  test('how selective a college is, by whom it admits', () => {
    const kindOf = (admission_rate: number | null, is_open = false) =>
      selectivityOf({ admission_rate, is_open })
    expect([0.1, 0.25, 0.5, 0.75, 1].map((rate) => kindOf(rate))).toEqual([
      'most',
      'very',
      'somewhat',
      'open',
      'open',
    ])
    expect(kindOf(null)).toBe(null)
    expect(kindOf(0.1, true)).toBe('open')
    expect(kindOf(null, true)).toBe('open')
  })

  const onlyKind = {
    ...amara,
    priorities: {
      weights: { level: 0, grades: 0, cost: 0, distance: 0, majors: 0, setting: 0, size: 0, kind: 1 },
      must_haves: [],
    },
  }

  test('selectivity and staying in state are wishes for the kind of college', () => {
    const selective = {
      ...onlyKind,
      academics: { ...amara.academics, selectivity: ['most' as const] },
      money: { ...amara.money, prefers_in_state: true },
    }
    expect(matchOf(selective, harvard)?.total).toBe(50)
    expect(matchOf(selective, portland)?.total).toBe(50)
    const unpublished = { ...harvard, admission_rate: null }
    expect(matchOf(selective, unpublished)?.total).toBe(0)
    const alone = { ...selective, money: amara.money }
    expect(matchOf(alone, unpublished)).toBe(null)
  })

  test('the must-have for the kind covers them, and an unpublished rate rules nothing out', () => {
    const must = {
      ...amara,
      academics: { ...amara.academics, selectivity: ['open' as const] },
      money: { ...amara.money, prefers_in_state: true },
      priorities: { ...amara.priorities, must_haves: ['kind' as const] },
    }
    expect(matchOf(must, harvard)?.ruled_out_by).toEqual(['kind'])
    expect(matchOf(must, portland)?.ruled_out_by).toEqual([])
    const inState = { ...harvard, state: 'OR' }
    expect(matchOf(must, inState)?.ruled_out_by).toEqual(['kind'])
    expect(matchOf(must, { ...inState, admission_rate: null })?.ruled_out_by).toEqual([])
    const ids = new Set(scoreColleges(must, colleges).matches.map(({ college_id }) => college_id))
    expect(colleges.filter(({ id }) => ids.has(id)).every(({ state }) => state === 'OR')).toBe(true)
  })

  test('a must-have that is switched off rules nothing out', () => {
    const far = matchOf(amara, harvard)
    expect(far?.ruled_out_by).toEqual(['distance'])
    expect(matchOf({ ...amara, filter_disabled: ['distance'] }, harvard)?.ruled_out_by).toEqual([])
  })

  test('one college alone is scored like among all', () => {
    const { matches } = scoreColleges(amara, colleges)
    for (const match of matches)
      expect(matchOf(amara, colleges.find(({ id }) => id === match.college_id) ?? expect.fail())).toEqual(
        match,
      )
  })

  test('a team of the other gender, or one that nobody confirms, is not listed', () => {
    const answers = { ...amara, priorities: { ...amara.priorities, must_haves: [] } }
    const listed = (list: typeof colleges) => scoreColleges(answers, list).matches.length
    expect(listed([portland])).toBe(1)
    expect(listed([{ ...portland, teams: { male: true, female: false } }])).toBe(0)
    expect(listed([{ ...portland, is_confirmed: false }])).toBe(0)
    const included = { ...answers, campus: { ...answers.campus, includes_unverified: true } }
    expect(scoreColleges(included, [{ ...portland, is_confirmed: false }]).matches).toHaveLength(1)
  })
})

describe('BCM-02 similar colleges', () => {
  const { matches } = scoreColleges(amara, colleges)
  const [best = expect.fail()] = matches

  test('four others, the same in any order', () => {
    const similar = similarTo(best, matches, colleges)
    expect(similar).toHaveLength(4)
    expect(similar.map(({ college_id }) => college_id)).not.toContain(best.college_id)
    expect(similarTo(best, matches.toReversed(), colleges)).toEqual(similar)
    const divisions = similar.map(({ college_id }) => colleges.find(({ id }) => id === college_id)?.division)
    expect(divisions.filter((division) => division === 'NCAA D1').length).toBeGreaterThanOrEqual(2)
  })

  test('an unknown figure is no reason to leave a college out', () => {
    const blank = matches.map((match) => ({ ...match, miles: null, cost: null }))
    expect(similarTo(best, blank, colleges)).toHaveLength(4)
    expect(similarTo(best, [], colleges)).toEqual([])
  })
})
