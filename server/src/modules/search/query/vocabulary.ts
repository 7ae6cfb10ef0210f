import type { Db } from '../../../platform/database/database.ts'
import { spellingsOf } from '../index/spellings-of.ts'
import { findTokens } from './find.queries.ts'
import type { NearToken } from './forms.ts'
import { misspelling } from './misspelling.ts'

const mostNames = 12
const mostPlaces = 3
const shortest = 2

/** What we know about the typed words. */
export interface Vocabulary {
  /** The possible meanings of a word, nearest first. */
  near(word: string): readonly NearToken[]
  /** Whether anyone has this name. */
  isName(word: string): boolean
}

const nearest = (candidates: readonly NearToken[], kind: NearToken['kind'], most: number): NearToken[] =>
  candidates
    .filter((candidate) => candidate.kind === kind)
    .toSorted((a, b) => a.faults - b.faults || (a.token < b.token ? -1 : 1))
    .slice(0, most)

type Candidates = Map<string, Omit<NearToken, 'faults'>>

/** SRC-05: the words of names and places that one of these may mean. */
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
      // Words that begin with the typed word are found without this.
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
