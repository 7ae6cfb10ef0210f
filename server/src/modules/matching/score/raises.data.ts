/** BCM-02: the changes that are tried to see what would raise a score. */

/** One step more of each figure, and the highest there is. */
export const gradeSteps = {
  gpa: { more: 0.2, most: 4 },
  sat: { more: 60, most: 1600 },
  act: { more: 2, most: 36 },
}

/** A projection is only suggested at a level this close to the athlete's own, in steps between levels. */
export const projectionWithin = 1

/** A budget is suggested in whole thousands, so much of a year's cost that the fit is full. */
export const budgetStep = 1000

/** Raises of fewer points are not worth a sentence. */
export const leastRaise = 1
export const mostRaises = 3
