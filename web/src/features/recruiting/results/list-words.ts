import type { CenterRole, ListName } from '../center.ts'

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

/** What a center lists: colleges, or athletes for a coach. */
export const countWords = (role: CenterRole, count: number): string =>
  role === 'coach' ? counted(count, 'athlete', 'athletes') : counted(count, 'college', 'colleges')

/** In which order they stand, where that is worth a word. */
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

const empty: Record<Exclude<ListName, 'results'>, Record<'coach' | 'family', EmptyWords>> = {
  favorites: {
    family: {
      title: 'No Favorites Yet',
      hint: 'Press the heart beside a college, and it stands here.',
    },
    coach: { title: 'No Favorites Yet', hint: 'Press the heart beside an athlete, and they stand here.' },
  },
  'recently-contacted': {
    family: {
      title: 'No Contacts Yet',
      hint: 'Write to a coach, or add a call, an email or an SMS: their colleges stand here.',
    },
    coach: {
      title: 'No Contacts Yet',
      hint: 'Write to an athlete, or add a call, an email or an SMS: they stand here.',
    },
  },
  'recently-viewed': {
    family: { title: 'Nothing Viewed Yet', hint: 'Colleges whose facts you opened stand here.' },
    coach: { title: 'Nothing Viewed Yet', hint: 'Athletes whose page you opened stand here.' },
  },
}

export const emptyWords = (list: Exclude<ListName, 'results'>, role: CenterRole): EmptyWords =>
  empty[list][role === 'coach' ? 'coach' : 'family']
