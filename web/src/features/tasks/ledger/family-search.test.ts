import { expect, test } from 'vitest'
import { viewerOf } from '../../../lib/viewer.factory.ts'
import { familyAthletes, readFamilySearch } from './family-search.ts'

const athlete = (user_id: string, first_name: string) =>
  ({ user_id, first_name, last_name: 'Castellanos' }) as ReturnType<typeof viewerOf>['athletes'][number]

test('an athlete sees their own, and a parent the one in the address or the first', () => {
  expect(familyAthletes(viewerOf({ id: 'me' }))).toEqual([{ id: 'me', name: 'Noor Castellanos' }])
  const children = familyAthletes(
    viewerOf({ type: 'parent', athletes: [athlete('a', 'Noor'), athlete('b', 'Lina')] }),
  )
  expect(readFamilySearch({ user: 'b', page: '2' }, children)).toEqual({ current: 'b', page: 2 })
  expect(readFamilySearch({ user: 'stranger' }, children)).toEqual({ current: 'a', page: 1 })
  expect(readFamilySearch({}, [])).toEqual({ current: null, page: 1 })
})
