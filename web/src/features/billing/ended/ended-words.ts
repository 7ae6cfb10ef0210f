import { billingDate } from '../payment-words.ts'

/** The features that say on their own pages that their package ended. */
export type EndedFeature = 'recruiting-center' | 'success-coach'

/** Who reads it. A parent and a success coach read about an athlete, by first name. */
export interface EndedReader {
  reader: 'family' | 'success-coach'
  /** Null for the athlete's own. */
  athleteName: string | null
}

const packageWith: Record<EndedFeature, string> = {
  'recruiting-center': 'package with the recruiting center',
  'success-coach': 'package with a success coach',
}

const needsPackage = 'New searches, favorites, events, and first messages need the package.'

/** PAY-04: one plain sentence with the day, and one about what stays. */
export const endedWords = (feature: EndedFeature, endedOn: string, { reader, athleteName }: EndedReader) => {
  const whose = athleteName === null ? 'Your' : `${athleteName}’s`
  return {
    title: `${whose} ${packageWith[feature]} ended on ${billingDate(endedOn)}.`,
    text:
      reader === 'success-coach'
        ? `You can read everything and answer coaches. ${needsPackage} The family can get it again.`
        : feature === 'success-coach'
          ? 'You can still read this conversation and write in it.'
          : `You can read everything you saved and answer coaches. ${needsPackage}`,
  }
}
