import type { MatchAnswers } from '@fieldhouse/contract/matching.answers'
import type { MatchCollege } from '../score/college.ts'
import { fitByStanding, gpaStep, gradeShares } from '../score/grades.data.ts'
import {
  comparedTest,
  type GradeFigures,
  type Grades,
  gradeFiguresOf,
  gradesOf,
  type Middle,
  satOfAct,
  standingFit,
  standingsOf,
} from '../score/grades.ts'
import { apart, gpaText, testRange } from './figures.ts'
import { lineWords, type Working } from './workings.ts'

const standingWords = (standing: number): string => {
  const say = (x: number) => apart(x, 'the middle')
  return `You are ${standing === 0 ? 'in the middle' : say(standing)}. ${lineWords(fitByStanding, standing, say)}`
}

const stepWords = ({ middle, half }: Middle): string => `The middle is ${middle}, and ${half} is one step.`

/** What the athlete has and what the college publishes, before they are compared. */
const testFigures = (grades: Grades, figures: GradeFigures, college: MatchCollege) => {
  const test = comparedTest(grades, figures.hasSat, figures.sat.middle, figures.act.middle)
  if (test === 'act')
    return {
      label: 'ACT',
      own: `${grades.act}`,
      theirs: college.act ? testRange(college.act) : '',
      middle: figures.act,
    }
  const own = Number.isNaN(grades.sat)
    ? `ACT ${grades.act}, like an SAT of ${grades.asSat},`
    : `${grades.sat}`
  const theirs = college.sat
    ? testRange(college.sat)
    : college.act
      ? `an ACT of ${testRange(college.act)}, like an SAT of ${testRange([satOfAct(college.act[0]), satOfAct(college.act[1])])}`
      : `an average of ${college.sat_average}`
  return { label: 'SAT', own, theirs, middle: figures.sat }
}

const admittedWords = ({ is_open, admission_rate }: MatchCollege): string =>
  is_open ? 'It admits everyone' : `It admits ${Math.round((admission_rate ?? 0) * 100)}%`

/** Grades, one row for the test and one for the GPA, as far as both sides have them. */
export const gradesWorkings = ({ academics }: MatchAnswers, college: MatchCollege): Working[] => {
  const grades = gradesOf(academics)
  const figures = gradeFiguresOf(college)
  const { test, gpa } = standingsOf(grades, figures)
  const rows: Working[] = []
  if (!Number.isNaN(test)) {
    const { label, own, theirs, middle } = testFigures(grades, figures, college)
    rows.push({
      label,
      value: `${own} against ${theirs}. ${stepWords(middle)} ${standingWords(test)}`,
      fit: standingFit(test),
      share: gradeShares.test,
    })
  }
  if (!Number.isNaN(gpa))
    rows.push({
      label: 'GPA',
      value: `${gpaText(grades.gpa)} against ${gpaText(figures.typicalGpa)}. ${admittedWords(college)}, and ${gpaText(figures.typicalGpa)} is typical there. ${gpaStep} is one step. ${standingWords(gpa)}`,
      fit: standingFit(gpa),
      share: gradeShares.gpa,
    })
  return rows
}
