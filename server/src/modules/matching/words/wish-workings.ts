import { type Factor, type MatchAnswers, settings } from '@fieldhouse/contract/matching.answers'
import { usStates } from '@fieldhouse/contract/search.states'
import type { MatchCollege } from '../score/college.ts'
import type { Match } from '../score/score-colleges.ts'
import { majorFits, perDoubling, settingFits } from '../score/wishes.data.ts'
import { costCurve, distanceCurve, doublingsOutside, stepsToSetting } from '../score/wishes.ts'
import { capital, count, dollars, listed } from './figures.ts'
import { sizeAsked } from './wish-words.ts'
import { lineWords } from './workings.ts'

/** What was compared and by which rule, for parts that have one row. */
interface Row {
  readonly label: string
  readonly value: string
}

type RowMaker = (answers: MatchAnswers, college: MatchCollege, match: Match) => Row

const cost: RowMaker = ({ money }, _, { cost: net, is_cost_estimate }) => ({
  label: is_cost_estimate ? 'Net cost, estimate, out of state' : 'Net cost a year',
  value: `${dollars(net ?? 0)}. ${lineWords(costCurve(money.budget ?? 0), net ?? 0, dollars)}`,
})

const distance: RowMaker = ({ place }, college, { miles }) => {
  if (place.regions.length > 0)
    return {
      label: 'Region',
      value: `${usStates[college.state] ?? college.state} is in the ${college.region}. You asked for the ${listed(place.regions)}. Inside: 100, outside: 0.`,
    }
  const say = (x: number) => `${count(x)} miles`
  return {
    label: `Miles from ${place.home?.city ?? 'home'}`,
    value: `${say(miles ?? 0)}. ${lineWords(distanceCurve(place.radius_miles ?? 0), miles ?? 0, say)}`,
  }
}

const majors: RowMaker = ({ academics }, college) => {
  const found = academics.majors.filter((field) => college.majors.includes(field)).length
  const { all, some, none } = majorFits
  return {
    label: 'Your fields of study',
    value: `${found} of ${academics.majors.length} among its largest fields. All: ${all}, some: ${some}, none: ${none}.`,
  }
}

const setting: RowMaker = ({ place }, college) => {
  const steps = stepsToSetting(college.setting, place.settings)
  const rule = settingFits.map((fit, away) => `${fit} for ${away}`).join(', ')
  return {
    label: 'Setting',
    value: `${capital(college.setting)}. You asked for ${listed(place.settings)}. Steps between them, in the order ${settings.join(', ')}: ${steps}. It is ${rule}.`,
  }
}

const size: RowMaker = ({ campus }, { undergraduates }) => {
  const doublings = doublingsOutside(undergraduates ?? 0, campus.min_size, campus.max_size)
  const rule =
    doublings === 0
      ? 'Inside: 100.'
      : `${doublings} doublings outside, and each takes ${perDoubling} from 100.`
  return {
    label: 'Undergraduates',
    value: `${count(undergraduates ?? 0)}. You asked for ${sizeAsked(campus)}. ${rule}`,
  }
}

export const wishRow: Readonly<Record<Exclude<Factor, 'level' | 'grades' | 'kind'>, RowMaker>> = {
  cost,
  distance,
  majors,
  setting,
  size,
}
