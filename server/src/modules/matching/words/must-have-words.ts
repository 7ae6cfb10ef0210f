import type { MatchAnswers, MustHave } from '@fieldhouse/contract/matching.answers'
import { usStates } from '@fieldhouse/contract/search.states'
import { isAnswered } from '../score/asked.ts'
import { capital, count, dollars, listed } from './figures.ts'
import { kindAsked } from './kind-words.ts'
import { levelTitles } from './level-names.ts'
import type { Remark } from './part-words.ts'
import { sizeAsked } from './wish-words.ts'

/** Must-haves in words, as in "Within 400 miles" and "of Bend, Oregon". */
const answered: Readonly<Record<MustHave, (answers: MatchAnswers) => Remark>> = {
  level: ({ level }) => ({
    title: level.wanted.length === 1 ? 'One level' : `${level.wanted.length} levels`,
    detail: level.wanted.map((one) => levelTitles[one]).join('; '),
  }),
  cost: ({ money, place }) => ({
    title: `Net cost up to ${dollars(money.budget ?? 0)}`,
    detail: place.home
      ? `a year, for a family in ${usStates[place.home.state] ?? place.home.state}`
      : 'a year',
  }),
  distance: ({ place: { regions, radius_miles, home } }) =>
    regions.length > 0
      ? { title: `In the ${listed(regions)}`, detail: 'the regions you picked' }
      : {
          title: `Within ${count(radius_miles ?? 0)} miles`,
          detail: home ? `of ${home.city}, ${usStates[home.state] ?? home.state}` : 'of your home',
        },
  majors: ({ academics: { majors } }) => ({
    title: listed(majors),
    detail: 'among its six largest fields',
  }),
  setting: ({ place }) => ({
    title: capital(listed(place.settings)),
    detail: 'the setting you picked',
  }),
  size: ({ campus }) => ({ title: sizeAsked(campus), detail: 'undergraduates' }),
  kind: (answers) => ({ title: 'Kind of college', detail: kindAsked(answers) }),
}

/** The question that is missing, for a must-have that is on but has nothing to check. */
const open: Readonly<Record<MustHave, string>> = {
  level: 'Any level',
  cost: 'Any cost',
  distance: 'Any distance',
  majors: 'Any field of study',
  setting: 'Any setting',
  size: 'Any size',
  kind: 'Any kind of college',
}

export const mustHaveWords = (mustHave: MustHave, answers: MatchAnswers): Remark =>
  isAnswered(mustHave, answers)
    ? answered[mustHave](answers)
    : { title: open[mustHave], detail: 'your survey has no answer to this yet' }
