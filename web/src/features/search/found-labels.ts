import type { FoundBy } from '@fieldhouse/contract/search'

interface Found {
  total: number
  is_more: boolean
}

/** `1,000+` if the count stopped there. */
const numberOf = ({ total, is_more }: Found): string =>
  `${total.toLocaleString('en-US')}${is_more ? '+' : ''}`

export const foundWords = (found: Found): string =>
  `${numberOf(found)} ${found.total === 1 && !found.is_more ? 'athlete' : 'athletes'}`

/** For the popup, which shows only the first ones. */
export const shownWords = (shown: number, found: Found): string =>
  found.total > shown || found.is_more ? `${shown} of ${foundWords(found)}` : foundWords(found)

const matchWords: Record<FoundBy['kind'], (word: string) => string> = {
  nickname: (word) => `“${word}” can be a nickname for this name`,
  school: (word) => `The school matches “${word}”`,
  town: (word) => `The town matches “${word}”`,
  spelling: (word) => `Spelled almost like “${word}”`,
}

/** Why a person with a different name is in the list, or null if the name matches. */
export const foundByWords = (reason: FoundBy | null | undefined): string | null =>
  reason ? matchWords[reason.kind](reason.word) : null
