import type { MatchAnswers } from '@fieldhouse/contract/matching.answers'
import type { MatchCollege } from './college.ts'
import { heightAt } from './curve.ts'
import {
  actToSat,
  fitByStanding,
  gpaByAdmission,
  gpaStep,
  gradeShares,
  openAdmissionGpa,
  usualSatHalf,
} from './grades.data.ts'
import { hundredths, whole } from './rounding.ts'

/** The middle of a college's students, and how far it is to the edge of the middle half. NaN is unknown. */
export interface Middle {
  readonly middle: number
  readonly half: number
}

const unknown: Middle = { middle: Number.NaN, half: Number.NaN }

const middleOf = ([p25, p75]: readonly [number, number]): Middle => ({
  middle: (p25 + p75) / 2,
  half: Math.max(1, (p75 - p25) / 2),
})

/** NaN stays NaN. */
export const satOfAct = (act: number): number => (Number.isNaN(act) ? act : whole(heightAt(actToSat, act)))

/** The SAT of its students, or else what their ACT or their average SAT says about it. */
const satMiddleOf = ({ sat, act, sat_average }: MatchCollege): Middle => {
  if (sat) return middleOf(sat)
  if (act) return middleOf([satOfAct(act[0]), satOfAct(act[1])])
  return sat_average === null ? unknown : { middle: sat_average, half: usualSatHalf }
}

const actMiddleOf = ({ act }: MatchCollege): Middle => (act ? middleOf(act) : unknown)

/** The GPA of a typical student, by the share of applicants that it admits. NaN is unknown. */
const typicalGpaOf = ({ admission_rate, is_open }: MatchCollege): number => {
  if (is_open) return openAdmissionGpa
  return admission_rate === null
    ? Number.NaN
    : hundredths(heightAt(gpaByAdmission, whole(admission_rate * 100) / 100))
}

/** The athlete's own figures. NaN is unknown, or not to be used. */
export interface Grades {
  readonly sat: number
  readonly act: number
  /** The SAT, or the ACT as one. */
  readonly asSat: number
  readonly gpa: number
}

export const gradesOf = ({ sat, act, gpa, uses_tests }: MatchAnswers['academics']): Grades => {
  const ownSat = uses_tests && sat !== null ? sat : Number.NaN
  const ownAct = uses_tests && act !== null ? act : Number.NaN
  return {
    sat: ownSat,
    act: ownAct,
    asSat: Number.isNaN(ownSat) ? satOfAct(ownAct) : ownSat,
    gpa: gpa === null ? Number.NaN : hundredths(gpa),
  }
}

/** How many steps above the middle, where one step is to the edge of the middle half. */
const stepsAbove = (score: number, middle: number, half: number): number =>
  hundredths((score - middle) / half)

export const gpaStepsAbove = (gpa: number, typical: number): number => hundredths((gpa - typical) / gpaStep)

export type ComparedTest = 'sat' | 'act' | 'as-sat'

/** Which test compares best: the college's own, if the athlete has it. Null if none does. */
export const comparedTest = (
  { sat, act, asSat }: Grades,
  hasSat: boolean,
  satMiddle: number,
  actMiddle: number,
): ComparedTest | null => {
  if (hasSat && !Number.isNaN(sat)) return 'sat'
  if (!Number.isNaN(act) && !Number.isNaN(actMiddle)) return 'act'
  return Number.isNaN(asSat) || Number.isNaN(satMiddle) ? null : 'as-sat'
}

/** A college's figures, as far as grades are compared with them. */
export interface GradeFigures {
  readonly hasSat: boolean
  readonly sat: Middle
  readonly act: Middle
  readonly typicalGpa: number
}

export const gradeFiguresOf = (college: MatchCollege): GradeFigures => ({
  hasSat: college.sat !== null,
  sat: satMiddleOf(college),
  act: actMiddleOf(college),
  typicalGpa: typicalGpaOf(college),
})

/** How many steps a test is above the middle. NaN is unknown. */
export const testStepsAbove = (
  grades: Grades,
  hasSat: boolean,
  satMiddle: number,
  satHalf: number,
  actMiddle: number,
  actHalf: number,
): number => {
  const test = comparedTest(grades, hasSat, satMiddle, actMiddle)
  if (test === null) return Number.NaN
  return test === 'act'
    ? stepsAbove(grades.act, actMiddle, actHalf)
    : stepsAbove(grades.asSat, satMiddle, satHalf)
}

/** How an athlete's figures compare with a college's. NaN is unknown. */
export const standingsOf = (grades: Grades, { hasSat, sat, act, typicalGpa }: GradeFigures) => ({
  test: testStepsAbove(grades, hasSat, sat.middle, sat.half, act.middle, act.half),
  gpa: gpaStepsAbove(grades.gpa, typicalGpa),
})

/** Both standings as one, as far as they are known. */
export const standingFrom = (test: number, gpa: number): number => {
  if (Number.isNaN(test)) return gpa
  if (Number.isNaN(gpa)) return test
  return (test * gradeShares.test + gpa * gradeShares.gpa) / (gradeShares.test + gradeShares.gpa)
}

const lowest = fitByStanding[0]?.[0] ?? 0
const highest = fitByStanding.at(-1)?.[0] ?? 0
/** The curve at each hundredth, which is all that is ever asked for. */
const fitByHundredth = Int8Array.from({ length: Math.round((highest - lowest) * 100) + 1 }, (_, index) =>
  whole(heightAt(fitByStanding, lowest + index / 100)),
)

/** Best slightly above the middle, falling on both sides. */
export const standingFit = (standing: number): number =>
  fitByHundredth[Math.round((Math.min(highest, Math.max(lowest, standing)) - lowest) * 100)] ?? 0

/** The fit of the test and of the GPA together. -1 is unknown. */
export const gradesFit = (test: number, gpa: number): number => {
  if (Number.isNaN(test)) return Number.isNaN(gpa) ? -1 : standingFit(gpa)
  if (Number.isNaN(gpa)) return standingFit(test)
  return whole(
    (standingFit(test) * gradeShares.test + standingFit(gpa) * gradeShares.gpa) /
      (gradeShares.test + gradeShares.gpa),
  )
}
