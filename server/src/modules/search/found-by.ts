import type { FoundBy } from '@fieldhouse/contract/search'
import { nameTokensOf, schoolTokensOf, townTokensOf } from './index/index-row.ts'
import { plainWords } from './index/plain-words.ts'
import type { FoundRow } from './query/find.queries.ts'
import { nicknamesOf } from './query/nicknames.ts'

type Row = Pick<FoundRow, 'first_name' | 'last_name' | 'high_school' | 'city'>

const begins = (words: readonly string[], typed: string): boolean =>
  words.some((word) => word.startsWith(typed))

/** From the most obvious reason to the least. */
const kinds = ['nickname', 'school', 'town', 'spelling'] as const

const kindOf = (row: Row, names: readonly string[], typed: string): FoundBy['kind'] | null => {
  if (begins(names, typed)) return null
  if (nicknamesOf(typed).some((other) => names.includes(other))) return 'nickname'
  if (begins(schoolTokensOf(row), typed)) return 'school'
  if (begins(townTokensOf(row), typed)) return 'town'
  return 'spelling'
}

/** SRC-05: why an athlete is in the list whose name is not what was typed. Null if the name explains it. */
export const foundBy = (text: string | undefined, row: Row): FoundBy | null => {
  const names = nameTokensOf(row)
  const typed = plainWords(text ?? '')
  // Mary Ann, typed as two words, is Maryann.
  if (begins(names, typed.join(''))) return null
  const reasons = typed.flatMap((word) => {
    const kind = kindOf(row, names, word)
    return kind === null ? [] : [{ kind, word }]
  })
  const [last] = reasons.toSorted((a, b) => kinds.indexOf(b.kind) - kinds.indexOf(a.kind))
  return last ?? null
}
