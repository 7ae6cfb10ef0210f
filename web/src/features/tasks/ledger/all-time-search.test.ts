import { expect, test } from 'vitest'
import { readAllTimeSearch, timeNarrowedTo } from './all-time-search.ts'

const id = '01890a5d-ac96-774b-bcce-b302099a8057'

test('an address keeps only what it can mean', () => {
  expect(
    readAllTimeSearch({ q: ' abel ', page: '2', coach_id: id, state: 'discarded', from: '2026-11-01' }),
  ).toEqual({
    q: 'abel',
    page: 2,
    coach_id: id,
    state: 'discarded',
    from: '2026-11-01',
  })
  expect(readAllTimeSearch({ coach_id: 'x', state: 'lost', from: '2026-13-01', to: 'soon' })).toEqual({})
})

test('another filter starts on the first page, and an empty one is gone', () => {
  expect(timeNarrowedTo({ page: 3, state: 'kept' }, { coach_id: id })).toEqual({
    state: 'kept',
    coach_id: id,
  })
  expect(timeNarrowedTo({ state: 'kept', from: '2026-11-01' }, { state: undefined, from: '' })).toEqual({})
})
