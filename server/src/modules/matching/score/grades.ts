import type { MatchAnswers } from '@fieldhouse/contract/matching.answers'
import type { MatchCollege } from './college.ts'
import { type Curve, heightAt } from './curve.ts'
import {
  actToSat,
  fitByStanding,
  gpaByAdmission,
  gpaStep,
  gradeShares,
  openAdmissionGpa,
} from './grades.data.ts'

/** How far a score is from the middle of a college's students, where 1 is the edge of the middle half. */
const inMiddleHalf = (score: number, [p25, p75]: readonly [number, number]): number =>
  (score - (p25 + p75) / 2) / Math.max(1, (p75 - p25) / 2)

/** A college that publishes only its average: most have a middle half of about 200 points. */
const usualHalf = 100

/** The athlete's test against the college's, in the college's own test where both have it. */
const testStanding = (
  { sat, act }: MatchAnswers['academics'],
  college: Pick<MatchCollege, 'sat' | 'sat_average' | 'act'>,
): number | null => {
  if (sat !== null && college.sat) return inMiddleHalf(sat, college.sat)
  if (act !== null && college.act) return inMiddleHalf(act, college.act)
  const score = sat ?? (act === null ? null : heightAt(actToSat, act))
  if (score === null) return null
  if (college.sat) return inMiddleHalf(score, college.sat)
  if (college.act) {
    const [low, high] = college.act
    return inMiddleHalf(score, [heightAt(actToSat, low), heightAt(actToSat, high)])
  }
  return college.sat_average === null ? null : (score - college.sat_average) / usualHalf
}

/** The athlete's GPA against what the college's admission rate suggests. */
const gpaStanding = (
  gpa: number | null,
  { admission_rate, is_open }: Pick<MatchCollege, 'admission_rate' | 'is_open'>,
): number | null => {
  if (gpa === null) return null
  if (is_open) return (gpa - openAdmissionGpa) / gpaStep
  return admission_rate === null ? null : (gpa - heightAt(gpaByAdmission, admission_rate)) / gpaStep
}

/** Both standings as one, as far as they are known. */
export const standingOf = (academics: MatchAnswers['academics'], college: MatchCollege): number | null => {
  const test = testStanding(academics, college)
  const gpa = gpaStanding(academics.gpa, college)
  if (test === null) return gpa
  if (gpa === null) return test
  return (test * gradeShares.test + gpa * gradeShares.gpa) / (gradeShares.test + gradeShares.gpa)
}

const fitCurve: Curve = fitByStanding

/** Best slightly above the middle, falling on both sides. */
export const gradesFit = (standing: number | null): number | null =>
  standing === null ? null : heightAt(fitCurve, standing)
