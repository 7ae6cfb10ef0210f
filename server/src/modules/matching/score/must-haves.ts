import type { MatchAnswers, MustHave } from '@fieldhouse/contract/matching.answers'
import type { MatchCollege } from './college.ts'
import { levelOf } from './college.ts'

/** What a must-have looks at. */
export interface Figures {
  readonly miles: number | null
  readonly cost: number | null
}

type Rule = (college: MatchCollege, figures: Figures, answers: MatchAnswers) => boolean

const isWithin = (value: number | null, least: number | null, most: number | null): boolean =>
  value === null || ((least === null || value >= least) && (most === null || value <= most))

/** Each answer as a strict rule. An unanswered question and an unpublished figure rule nothing out. */
const rules: Readonly<Record<MustHave, Rule>> = {
  level: (college, _, { level: { wanted } }) => wanted.length === 0 || wanted.includes(levelOf(college)),
  cost: (_, { cost }, { money }) => isWithin(cost, null, money.budget),
  distance: ({ region }, { miles }, { place }) =>
    place.regions.length > 0 ? place.regions.includes(region) : isWithin(miles, null, place.radius_miles),
  majors: ({ majors }, _, { academics }) =>
    academics.majors.length === 0 || academics.majors.some((field) => majors.includes(field)),
  setting: ({ setting }, _, { place: { settings } }) => settings.length === 0 || settings.includes(setting),
  size: ({ undergraduates }, _, { campus }) => isWithin(undergraduates, campus.min_size, campus.max_size),
  kind: (college, _, { campus: { controls, years, wants_hbcu, wants_single_sex } }) =>
    (controls.length === 0 || controls.includes(college.control)) &&
    (years.length === 0 || years.includes(college.years)) &&
    (!wants_hbcu || college.is_hbcu) &&
    (!wants_single_sex || college.is_single_sex),
}

export const passes = (
  mustHave: MustHave,
  college: MatchCollege,
  figures: Figures,
  answers: MatchAnswers,
): boolean => rules[mustHave](college, figures, answers)

/** The must-haves that are on. */
export const activeMustHaves = ({ priorities, filter_disabled }: MatchAnswers): MustHave[] =>
  priorities.must_haves.filter((mustHave) => !filter_disabled.includes(mustHave))
