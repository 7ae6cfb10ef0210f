import type { FoundBy } from '@fieldhouse/contract/search'
import { ApiError } from '../../lib/api-error.ts'

interface Found {
  total: number
  is_more: boolean
}

/** `1,000+` where nobody counted further. */
const numberOf = ({ total, is_more }: Found): string =>
  `${total.toLocaleString('en-US')}${is_more ? '+' : ''}`

export const countWords = (found: Found): string =>
  `${numberOf(found)} ${found.total === 1 && !found.is_more ? 'athlete' : 'athletes'}`

/** In the popup, where only the first of them stand. */
export const shownWords = (shown: number, found: Found): string =>
  found.total > shown || found.is_more ? `${shown} of ${countWords(found)}` : countWords(found)

/** A fault of ours has no words that help here; any other refusal says what to do. */
export const reasonOf = (error: unknown): string =>
  error instanceof ApiError && error.code !== 'internal' ? error.message : 'Please try again in a moment.'

const reasonWords: Record<FoundBy['kind'], (word: string) => string> = {
  nickname: (word) => `“${word}” can be a nickname for this name`,
  school: (word) => `The school matches “${word}”`,
  town: (word) => `The town matches “${word}”`,
  spelling: (word) => `Spelled almost like “${word}”`,
}

/** Why somebody is in the list whose name is not what was typed; nothing where the name says it. */
export const foundByWords = (reason: FoundBy | null | undefined): string | null =>
  reason ? reasonWords[reason.kind](reason.word) : null
