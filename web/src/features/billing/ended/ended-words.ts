import { billingDate } from '../payment-words.ts'

/** The features that say on their own pages that their package ended. */
export type EndedFeature = 'recruiting-center' | 'best-college-match' | 'success-coach'

/** Who reads it. A parent and a success coach read about an athlete, by first name. */
export interface EndedReader {
  reader: 'family' | 'success-coach'
  /** Null for the athlete's own. */
  athleteName: string | null
}

const packageWith: Record<EndedFeature, string> = {
  'recruiting-center': 'package with the recruiting center',
  'best-college-match': 'package with the best college match',
  'success-coach': 'package with a success coach',
}

/** What stays, for the family and for the success coach who acts for it. */
const stays: Record<EndedFeature, { family: string; coach: string; needs: string }> = {
  'recruiting-center': {
    family: 'You can read everything you saved and answer coaches.',
    coach: 'You can read everything and answer coaches.',
    needs: 'New searches, favorites, events, and first messages need the package.',
  },
  'best-college-match': {
    family: 'You can still read your answers and your matches.',
    coach: 'You can still read the answers and the matches.',
    needs: 'Changing the survey and new favorites need the package.',
  },
  'success-coach': {
    family: 'You can still read this conversation and write in it.',
    coach: 'You can still read this conversation and write in it.',
    needs: '',
  },
}

/** PAY-04: one plain sentence with the day, and one about what stays. */
export const endedWords = (feature: EndedFeature, endedOn: string, { reader, athleteName }: EndedReader) => {
  const whose = athleteName === null ? 'Your' : `${athleteName}’s`
  const { family, coach, needs } = stays[feature]
  const sentences =
    reader === 'success-coach' ? [coach, needs, 'The family can get it again.'] : [family, needs]
  return {
    title: `${whose} ${packageWith[feature]} ended on ${billingDate(endedOn)}.`,
    text: sentences.filter(Boolean).join(' '),
  }
}
