/** BCM-02: reach, target, or likely, as numbers. */

/** Colleges that admit fewer are a reach for everyone. */
export const admitsFew = 0.15
/** Colleges that admit this many take most students in the range of their students. */
export const admitsMost = 0.7

/** In steps from the middle of a college's students, where 1 is the edge of the middle half. */
export const standings = { reachBelow: -1, likelyFrom: 0.5 }

/** In steps between levels: the college's minus the athlete's. */
export const gaps = { reachFrom: 0.75, likelyUpTo: -0.75 }
