import { describe, expect, test } from 'vitest'
import { realDrafts, stepBody, typedNumber, withDrafts } from './draft-answers.ts'
import { fromCentimeters, fromHeightParts, heightFault, heightParts, heightText } from './heights.ts'
import { stepInAddress } from './load-survey.ts'
import { stopOf } from './parts/radius-slider.tsx'
import { shortAnswer } from './short-answers.ts'
import { answersOf, surveyOf } from './survey.factory.tsx'
import { emptySurveyForm, surveyReducer } from './survey-state.ts'

const { academics } = answersOf()

describe('BCM-01 what is typed in the survey', () => {
  test('a number stays as it was typed until it is one', () => {
    expect(['3.87', '3.', '.5', '$25,000', ' ', 'abc', '1,31'].map(typedNumber)).toEqual([
      3.87,
      3,
      0.5,
      25_000,
      null,
      'abc',
      '1,31',
    ])
  })

  test('a height is in feet and inches or in centimeters, and the same either way', () => {
    expect(heightParts(70.5)).toEqual({ feet: '5', inches: '10.5' })
    expect(fromHeightParts({ feet: '5', inches: '10.5' })).toBe(70.5)
    expect(fromHeightParts({ feet: '6', inches: '' })).toBe(72)
    expect(fromHeightParts({ feet: '', inches: '' })).toBeNull()
    const wrong = fromHeightParts({ feet: '5', inches: '14' })
    expect(wrong).toBe('5 ft 14')
    expect(heightParts(wrong)).toEqual({ feet: '5', inches: '14' })
    expect(heightText(fromCentimeters('178') as number, 'metric')).toBe('178 cm')
    expect(heightFault('height_in', 'imperial')).toBe('Please enter a height from 4′0″ to 8′0″')
    expect(heightFault('wingspan_in', 'metric')).toBe('Please enter a wingspan from 122 cm to 274 cm')
  })

  test('averages are sent all or none, and must-haves as they are', () => {
    const saved = answersOf()
    const none = { points: null, rebounds: null, assists: null, steals: null, blocks: null }
    const game = (averages: object) =>
      stepBody('game', withDrafts(saved, { game: { averages, styles: [] } as never }), saved).answers
    expect(game(none)).toMatchObject({ averages: null })
    expect(game({ ...none, points: 12 })).toMatchObject({ averages: { points: 12, blocks: null } })
    const old = { ...saved.priorities, must_haves: [] }
    expect(stepBody('priorities', withDrafts(saved, { priorities: old }), saved).answers).toMatchObject({
      must_haves: ['distance'],
    })
  })

  test('an answer that was changed back is no change', () => {
    const saved = answersOf()
    expect(realDrafts(saved, { academics: { ...academics } })).toEqual({})
    expect(Object.keys(realDrafts(saved, { academics: { ...academics, gpa: 3.9 } }))).toEqual(['academics'])
  })

  test('what was typed while it was saved is still to be saved', () => {
    const sent = { ...academics, gpa: 3.9 }
    const typing = surveyReducer(emptySurveyForm, { type: 'changed', step: 'academics', answers: sent })
    expect(surveyReducer(typing, { type: 'saved', step: 'academics', sent }).drafts).toEqual({})
    const more = surveyReducer(typing, {
      type: 'changed',
      step: 'academics',
      answers: { ...sent, sat: 1400 },
    })
    expect(surveyReducer(more, { type: 'saved', step: 'academics', sent }).drafts.academics).toMatchObject({
      sat: 1400,
    })
  })

  test('a checked field changes only its own errors', () => {
    const refused = surveyReducer(emptySurveyForm, {
      type: 'refused',
      faults: { 'answers.gpa': ['a'], 'answers.sat': ['b'] },
      message: null,
    })
    const faults = { 'answers.sat': ['b'], 'answers.act': ['c'] }
    expect(surveyReducer(refused, { type: 'checked', field: 'answers.gpa', faults }).faults).toEqual({
      'answers.sat': ['b'],
    })
  })

  test('what was typed before the stored draft was read wins', () => {
    const typed = surveyReducer(emptySurveyForm, {
      type: 'changed',
      step: 'academics',
      answers: { ...academics, gpa: 2 },
    })
    const restored = surveyReducer(typed, {
      type: 'restored',
      drafts: { academics: { ...academics, gpa: 1 }, money: answersOf().money },
    })
    expect(restored.drafts.academics?.gpa).toBe(2)
    expect(restored.drafts.money).toBeDefined()
  })
})

describe('BCM-01 the rail', () => {
  const survey = surveyOf(8, {
    answers: answersOf({
      level: { wanted: ['d2', 'naia'], projected: null, competition: null },
      money: { budget: 25_000, needs_aid: true, prefers_in_state: false },
    }),
  })
  test.each([
    ['player', 'SG, 2027, 5′10″'],
    ['level', 'D2, NAIA'],
    ['game', 'Left open'],
    ['academics', '3.87 GPA, SAT 1310'],
    ['place', '400 miles of Bend, city, suburb'],
    ['campus', 'Any campus'],
    ['money', '$25,000 a year, needs aid'],
    ['priorities', '1 must-have'],
  ] as const)('says in a few words what was answered about %s', (step, words) => {
    expect(shortAnswer(step, survey, 'imperial')).toBe(words)
  })

  test('has centimeters for those who use them, and counts no must-have that is off', () => {
    expect(shortAnswer('player', survey, 'metric')).toBe('SG, 2027, 178 cm')
    expect(shortAnswer('priorities', { ...survey, filter_disabled: ['distance'] }, 'imperial')).toBe(
      'No must-haves',
    )
  })

  test('an address names one of the eight steps', () => {
    expect(['5', '0', '9', 'x', undefined].map((step) => stepInAddress({ step }))).toEqual([
      5,
      null,
      null,
      null,
      null,
    ])
  })

  test('every distance has a place on the slider', () => {
    expect([50, 100, 400, 410, 500, 1000, 3000].map(stopOf)).toEqual([0, 0, 12, 13, 16, 21, 21])
  })
})
