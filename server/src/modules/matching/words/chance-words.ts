import type { MatchAnswers } from '@fieldhouse/contract/matching.answers'
import type { Chance } from '@fieldhouse/contract/matching.match'
import { admitsFew } from '../score/chance.data.ts'
import type { MatchCollege } from '../score/college.ts'
import { gradeFiguresOf, gradesOf, standingFrom, standingsOf } from '../score/grades.ts'
import { listed } from './figures.ts'

/** BCM-02: what reach, target, or likely was computed from, or why nobody can say. */
export const chanceBasis = (answers: MatchAnswers, college: MatchCollege, chance: Chance | null): string => {
  const { test, gpa } = standingsOf(gradesOf(answers.academics), gradeFiguresOf(college))
  const hasGrades = !Number.isNaN(standingFrom(test, gpa))
  const { projected } = answers.level
  const hasSeason = answers.game.averages !== null
  if (chance === null)
    return hasGrades
      ? 'Not enough to say reach, target, or likely: your level is not known yet.'
      : 'Not enough to say reach, target, or likely: your grades and your level are not known yet.'
  const sources = [
    hasGrades && 'your grades',
    projected && 'your coach’s projection',
    hasSeason && 'your season',
  ].filter((one): one is string => Boolean(one))
  const from = `From ${listed(sources, 'and')}.`
  if (!projected && !hasSeason)
    return !college.is_open && (college.admission_rate ?? 1) < admitsFew
      ? 'It admits so few that it is a reach for everyone.'
      : 'From your grades only. Your level is not known yet.'
  return projected ? from : `${from} No coach has projected you yet, so it is an estimate.`
}
