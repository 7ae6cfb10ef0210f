import { counted } from '../../../lib/counted.ts'
import type { CenterRole, ListName } from '../center.ts'

/** What a center lists: colleges, or athletes for a coach. */
export const listedWords = (role: CenterRole, count: number): string =>
  role === 'coach' ? counted(count, 'athlete') : counted(count, 'college')

/** The sort order, if it needs an explanation. */
export const orderWords = (list: ListName, hasDistances: boolean): string | null => {
  switch (list) {
    case 'results':
      return hasDistances ? 'nearest first' : null
    case 'favorites':
      return 'newest first'
    case 'recently-contacted':
      return 'last contact first'
    case 'recently-viewed':
      return 'last viewed first'
  }
}

interface EmptyWords {
  title: string
  hint: string
}

const emptyLists: Record<Exclude<ListName, 'results'>, Record<'coach' | 'family', EmptyWords>> = {
  favorites: {
    family: {
      title: 'No Favorites Yet',
      hint: 'Press the heart next to a college to save it here.',
    },
    coach: { title: 'No Favorites Yet', hint: 'Press the heart next to an athlete to save them here.' },
  },
  'recently-contacted': {
    family: {
      title: 'No Contacts Yet',
      hint: 'Write to a coach, or add a call, an email or a text. Their colleges show up here.',
    },
    coach: {
      title: 'No Contacts Yet',
      hint: 'Write to an athlete, or add a call, an email or a text. They show up here.',
    },
  },
  'recently-viewed': {
    family: { title: 'Nothing Viewed Yet', hint: 'Colleges you opened show up here.' },
    coach: { title: 'Nothing Viewed Yet', hint: 'Athletes whose pages you opened show up here.' },
  },
}

/** After the package ended, there is nothing to do about it. */
export const emptyListWords = (
  list: Exclude<ListName, 'results'>,
  role: CenterRole,
  isReadOnly = false,
): { title: string; hint: string | null } => {
  const { title, hint } = emptyLists[list][role === 'coach' ? 'coach' : 'family']
  return { title, hint: isReadOnly ? null : hint }
}
