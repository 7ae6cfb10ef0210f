import type { MatchAnswers, MustHave } from '@fieldhouse/contract/matching.answers'
import type { MustHaveCost } from '@fieldhouse/contract/matching.survey'
import { usStates } from '@fieldhouse/contract/search.states'
import type { StoredSummary } from '../matching.tables.ts'
import { count, dollars, listed } from '../words/figures.ts'
import { levelTitles } from './level-titles.ts'

interface Words {
  readonly title: string
  readonly detail: string
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const sizeTitle = ({ min_size, max_size }: MatchAnswers['campus']): string | null => {
  if (min_size === null && max_size === null) return null
  if (max_size === null) return `${count(min_size ?? 0)} students or more`
  return min_size === null
    ? `Up to ${count(max_size)} students`
    : `${count(min_size)} to ${count(max_size)} students`
}

const kindTitle = ({ controls, years, wants_hbcu, wants_single_sex }: MatchAnswers['campus']): string =>
  [
    controls.length === 1 ? controls[0] : null,
    years.length === 1 ? { '2-year': 'two-year', '4-year': 'four-year' }[years[0] ?? '4-year'] : null,
    wants_hbcu ? 'HBCU' : null,
    wants_single_sex ? 'single-sex' : null,
  ]
    .filter(Boolean)
    .join(', ')

/** Each must-have with the answer it is about. Null if the question was not answered, so it rules nothing out. */
const wordsOf: Readonly<Record<MustHave, (answers: MatchAnswers) => Words | null>> = {
  level: ({ level: { wanted } }) =>
    wanted.length === 0
      ? null
      : { title: 'Levels', detail: wanted.map((level) => levelTitles[level]).join(', ') },
  cost: ({ money: { budget } }) =>
    budget === null
      ? null
      : { title: `Net cost up to ${dollars(budget)}`, detail: 'a year, for where you live' },
  distance: ({ place: { regions, radius_miles, home } }) => {
    if (regions.length > 0) return { title: listed(regions), detail: 'the regions you picked' }
    if (radius_miles === null || home === null) return null
    return {
      title: `Within ${count(radius_miles)} miles`,
      detail: `of ${home.city}, ${usStates[home.state] ?? home.state}`,
    }
  },
  majors: ({ academics: { majors } }) =>
    majors.length === 0 ? null : { title: listed(majors), detail: 'among its six largest fields' },
  setting: ({ place: { settings } }) =>
    settings.length === 0 ? null : { title: capital(listed(settings)), detail: 'the setting you picked' },
  size: ({ campus }) => {
    const title = sizeTitle(campus)
    return title === null ? null : { title, detail: 'the size you picked' }
  },
  kind: ({ campus }) => {
    const title = kindTitle(campus)
    return title === '' ? null : { title: capital(title), detail: 'the kind you picked' }
  },
}

/** BCM-02: the must-haves with what each costs, in words. Those without an answer are left out. */
export const mustHaveCosts = (answers: MatchAnswers, costs: StoredSummary['costs']): MustHaveCost[] =>
  costs.flatMap(({ must_have, is_on, colleges }) => {
    const words = wordsOf[must_have](answers)
    return words ? [{ id: must_have, ...words, is_on, colleges }] : []
  })
