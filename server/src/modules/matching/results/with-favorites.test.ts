import { expect, test } from 'vitest'
import type { SharedMatch } from '../stored/present-match.ts'
import { jsonWithFavorites, withFavorites } from './with-favorites.ts'

const named = (match_id: number, name: string) =>
  ({ match_id, rank: 1, college: { id: match_id, name } }) as SharedMatch

test('a page as text gets the same hearts as its matches, whatever the names are', () => {
  const matches = [named(7, '{"match_id":8,'), named(8, 'Two'), named(77, 'Three')]
  const favorites = new Set([8])
  expect(JSON.parse(jsonWithFavorites(JSON.stringify(matches), favorites))).toEqual(
    withFavorites(matches, favorites),
  )
})
