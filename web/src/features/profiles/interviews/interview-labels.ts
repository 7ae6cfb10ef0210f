import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { dayText } from '../profiles.format.ts'

/** Who asked, and when. */
export const interviewOrigin = ({
  asked_by,
  date,
}: Pick<Athlete['interviews'][number], 'asked_by' | 'date'>): string =>
  [asked_by && `Asked by ${asked_by}`, date && dayText(date)].filter(Boolean).join(', ')
