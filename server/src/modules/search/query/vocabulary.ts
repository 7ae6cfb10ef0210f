import type { Db } from '../../../platform/database/database.ts'
import { spellingsOf } from '../index/spellings-of.ts'
import { findTokens } from './find.queries.ts'
import type { NearToken } from './forms.ts'
import { misspelling } from './misspelling.ts'

const mostNames = 12
const mostPlaces = 3
const shortest = 2

/** What is known of the words that were typed. */
export interface Vocabulary {
  /** Those that may have been meant by a word, the nearest first. */
  near(word: string): readonly NearToken[]
  /** Whether somebody is called so. */
  isName(word: string): boolean
}

const nearest = (candidates: readonly NearToken[], kind: NearToken['kind'], most: number): NearToken[] =>
  candidates
    .filter((candidate) => candidate.kind === kind)
    .toSorted((a, b) => a.faults - b.faults || (a.token < b.token ? -1 : 1))
    .slice(0, most)

type Candidates = Map<string, Omit<NearToken, 'faults'>>

/** SRC-05: those words of names and places that may have been meant by one of these. */
export const findVocabulary = async (db: Db, words: readonly string[]): Promise<Vocabulary> => {
  const spelled = words
    .filter((word) => word.length >= shortest)
    .map((word) => ({ spellings: new Set(spellingsOf(word)), word }))
  const all = new Set(spelled.flatMap(({ spellings }) => [...spellings]))
  const rows = all.size > 0 ? await findTokens(db, [...all]) : []
  const bySpelling = Map.groupBy(rows, ({ spelling }) => spelling)

  const candidatesOf = (spellings: ReadonlySet<string>): Candidates => {
    const candidates: Candidates = new Map()
    for (const spelling of spellings)
      for (const { token, kind } of bySpelling.get(spelling) ?? []) {
        const key = `${kind} ${token}`
        const isHeard = spelling.startsWith('~') || candidates.get(key)?.isHeard === true
        candidates.set(key, { token, kind, isHeard })
      }
    return candidates
  }
  const nearTo = (word: string, candidates: Candidates): NearToken[] => {
    const near = [...candidates.values()]
      // What begins with the word is found without this.
      .filter(({ token }) => !token.startsWith(word))
      .map((candidate) => ({ ...candidate, faults: misspelling(word, candidate.token, candidate.isHeard) }))
      .filter(({ faults }) => Number.isFinite(faults))
    return [...nearest(near, 'name', mostNames), ...nearest(near, 'place', mostPlaces)]
  }

  const known = new Map(
    spelled.map(({ word, spellings }) => {
      const candidates = candidatesOf(spellings)
      return [word, { near: nearTo(word, candidates), isName: candidates.has(`name ${word}`) }]
    }),
  )
  return {
    near: (word) => known.get(word)?.near ?? [],
    isName: (word) => known.get(word)?.isName ?? false,
  }
}
