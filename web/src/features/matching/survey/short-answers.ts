import type { SurveyStep } from '@fieldhouse/contract/matching.answers'
import type { ShownAnswers } from '@fieldhouse/contract/matching.shown'
import type { SurveyState } from '@fieldhouse/contract/matching.survey'
import { dollars } from '../../../lib/college-words.ts'
import { counted } from '../../../lib/counted.ts'
import type { Units } from '../../../lib/units.ts'
import { heightText } from './heights.ts'
import { levelWords, roleWords, selectivityWords, settingWords, styleWords } from './survey-words.ts'

type Parts = readonly (string | null | false | undefined)[]

const listed = (parts: Parts) => parts.filter(Boolean).join(', ')
const few = (titles: readonly string[]) => (titles.length > 3 ? null : titles.join(', '))

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const sizeWords = ({ min_size, max_size }: ShownAnswers['campus']): string | null => {
  if (min_size === null && max_size === null) return null
  const [least, most] = [min_size?.toLocaleString('en-US'), max_size?.toLocaleString('en-US')]
  if (!most) return `${least} students or more`
  return least ? `${least} to ${most} students` : `up to ${most} students`
}

const words: Readonly<Record<SurveyStep, (answers: ShownAnswers, units: Units) => string>> = {
  player: ({ player }, units) =>
    listed([
      player.positions.join(' '),
      player.class_year?.toString(),
      player.height_in !== null && heightText(player.height_in, units),
      player.role && lowered(roleWords[player.role].title),
    ]),
  level: ({ level: { wanted } }) =>
    wanted.length === 0
      ? 'Any level'
      : (few(wanted.map((one) => levelWords[one].short)) ?? counted(wanted.length, 'level')),
  game: ({ game }) =>
    listed([
      game.averages && `${game.averages.points} points`,
      few(game.styles.map((style) => lowered(styleWords[style].title))),
    ]) || 'Left open',
  academics: ({ academics: { gpa, uses_tests, sat, act, majors, selectivity } }) =>
    listed([
      gpa !== null && `${gpa} GPA`,
      uses_tests && (sat !== null ? `SAT ${sat}` : act !== null && `ACT ${act}`),
      majors.length > 0 && counted(majors.length, 'field'),
      majors.length === 0 && few(selectivity.map((one) => lowered(selectivityWords[one].title))),
    ]) || 'Left open',
  place: ({ place: { home, radius_miles, regions, settings } }) =>
    listed([
      regions.length > 0
        ? regions.join(', ')
        : radius_miles === null
          ? 'Any distance'
          : `${radius_miles.toLocaleString('en-US')} miles${home ? ` of ${home.city}` : ''}`,
      few(settings.map((one) => lowered(settingWords[one].title))),
    ]),
  campus: ({ campus }) =>
    listed([
      sizeWords(campus),
      campus.controls.length === 1 && campus.controls[0],
      campus.years.length === 1 && (campus.years[0] === '2-year' ? 'two-year' : 'four-year'),
      campus.wants_hbcu && 'HBCU',
      campus.wants_single_sex && 'single-sex',
    ]) || 'Any campus',
  money: ({ money }) =>
    listed([
      money.budget === null ? 'No budget set' : `${dollars(money.budget)} a year`,
      money.needs_aid && 'needs aid',
    ]),
  priorities: ({ priorities: { must_haves } }) =>
    must_haves.length === 0 ? 'No must-haves' : counted(must_haves.length, 'must-have'),
}

/** What was answered, in a few words. */
export const shortAnswer = (
  step: SurveyStep,
  { answers, filter_disabled }: Pick<SurveyState, 'answers' | 'filter_disabled'>,
  units: Units,
): string => {
  const must_haves = answers.priorities.must_haves.filter((one) => !filter_disabled.includes(one))
  return words[step]({ ...answers, priorities: { ...answers.priorities, must_haves } }, units)
}
