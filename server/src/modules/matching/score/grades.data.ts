import type { Curve } from './curve.ts'

/** BCM-02: grades as tables. Decision 27 has the sources and our own assumptions. */

/** From the ACT's composite score to the SAT's total, after the two makers' concordance of 2018. */
export const actToSat: Curve = [
  [9, 590],
  [12, 710],
  [15, 850],
  [18, 970],
  [21, 1080],
  [24, 1180],
  [27, 1280],
  [30, 1370],
  [33, 1460],
  [36, 1590],
]

/** The GPA of a typical student by the share of applicants that a college admits. */
export const gpaByAdmission: Curve = [
  [0.05, 3.95],
  [0.15, 3.9],
  [0.3, 3.75],
  [0.5, 3.5],
  [0.7, 3.25],
  [0.9, 3],
  [1, 2.8],
]

/** The GPA of a typical student where everyone is admitted. */
export const openAdmissionGpa = 2.6

/** So much GPA is one step from the middle to the edge of the middle half. */
export const gpaStep = 0.4

/** A test compares directly, a GPA through the admission rate. */
export const gradeShares = { test: 2, gpa: 1 }

/** Fit by how far the athlete is from the middle of a college's students. 1 is the edge of the middle half. */
export const fitByStanding: Curve = [
  [-3, 0],
  [-2, 25],
  [-1, 62],
  [0, 95],
  [0.25, 100],
  [0.5, 100],
  [1.5, 85],
  [2.5, 70],
  [4, 55],
]

/** A college that publishes only its average SAT: most have a middle half of about 200 points. */
export const usualSatHalf = 100
