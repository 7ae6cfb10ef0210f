import { describe, expect, test } from 'vitest'
import {
  centerFor,
  keptBetweenLists,
  onTab,
  picked,
  readCenterSearch,
  turnedTo,
  unpicked,
  withCollege,
  withLog,
} from './center-search.ts'

const coach = '01890a5d-ac96-774b-bcce-b302099a8057'
const athlete = '01890a5d-ac96-774b-bcce-b302099a8058'

describe('RCC-04 the address of the recruiting center', () => {
  test('contains all that a link can contain', () =>
    expect(
      readCenterSearch({
        q: ' state ',
        page: '3',
        activeLog: 'chat',
        openActivityLog: 'true',
        coach_id: coach.toUpperCase(),
        athlete_id: athlete,
        college_id: '209807',
        event_type: 'chat',
      }),
    ).toEqual({
      q: 'state',
      page: 3,
      activeLog: 'chat',
      openActivityLog: '1',
      coach_id: coach,
      athlete_id: athlete,
      college_id: 209807,
      event_type: 'chat',
    }))

  test('a type may be its number, and the log opens by its name alone', () => {
    expect(readCenterSearch({ event_type: '5', openActivityLog: '' })).toEqual({
      event_type: 'chat',
      openActivityLog: '1',
    })
    expect(readCenterSearch({ event_type: '1' })).toEqual({ event_type: 'call' })
  })

  test('invalid values are left out', () =>
    expect(
      readCenterSearch({
        q: '  ',
        page: '0',
        activeLog: 'everything',
        openActivityLog: '0',
        coach_id: "1'; --",
        athlete_id: 7,
        college_id: 'x',
        event_type: '6',
      }),
    ).toEqual({}))
})

describe('address changes', () => {
  test('a coach with an account opens a conversation', () =>
    expect(picked({ q: 'state' }, 2, { coach_id: coach, college_id: 5, hasAccount: true })).toEqual({
      q: 'state',
      page: 2,
      coach_id: coach,
      college_id: 5,
      event_type: 'chat',
    }))

  test('a coach without an account opens the log', () =>
    expect(picked({ activeLog: 'chat' }, 1, { coach_id: coach, hasAccount: false })).toEqual({
      page: 1,
      coach_id: coach,
      openActivityLog: '1',
    }))

  test('another selection replaces the previous one', () => {
    const one = picked({}, 1, { coach_id: coach, hasAccount: true })
    expect(picked(one, 1, { athlete_id: athlete, hasAccount: true })).toEqual({
      page: 1,
      athlete_id: athlete,
      event_type: 'chat',
    })
    expect(unpicked(one)).toEqual({ page: 1 })
  })

  test('a search text starts on the first page and keeps the selection', () => {
    expect(centerFor({ page: 4, college_id: 5, coach_id: coach }, 'ore')).toEqual({
      q: 'ore',
      page: 1,
      coach_id: coach,
    })
    expect(turnedTo({ q: 'ore', college_id: 5 }, 2)).toEqual({ q: 'ore', page: 2 })
  })

  test('the log opens, closes, and keeps its tab', () => {
    expect(withLog({}, true)).toEqual({ openActivityLog: '1' })
    expect(withLog({ openActivityLog: '1', activeLog: 'sms' }, false)).toEqual({ activeLog: 'sms' })
    expect(onTab({}, 'view')).toEqual({ openActivityLog: '1', activeLog: 'view' })
    expect(onTab({ activeLog: 'view' }, 'all')).toEqual({ openActivityLog: '1' })
  })

  test('a college opens and closes on its page', () => {
    expect(withCollege({}, 3, 5)).toEqual({ page: 3, college_id: 5 })
    expect(withCollege({ page: 3, college_id: 5 }, 3, null)).toEqual({ page: 3 })
  })

  test('another list keeps the log and the selection', () => {
    expect(keptBetweenLists({ q: 'ore', page: 4, college_id: 5, openActivityLog: '1' })).toEqual({
      openActivityLog: '1',
    })
    expect(keptBetweenLists({ coach_id: coach, event_type: 'chat', page: 4 })).toEqual({
      coach_id: coach,
      event_type: 'chat',
      page: 1,
    })
  })
})
