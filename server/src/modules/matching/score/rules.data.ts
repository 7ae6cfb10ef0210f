/** BCM-02: rules of the associations, and what else stands beside the score. Decision 27 has the reasons. */

/** The core GPA that NCAA divisions require of a new player. */
export const leastCoreGpa: Readonly<Record<string, number>> = { 'NCAA D1': 2.3, 'NCAA D2': 2.2 }

/** Divisions and conferences that give no athletic scholarships, as people call them. */
export const withoutAthleticAid: Readonly<Record<string, string>> = {
  'NCAA D3': 'Division III',
  'NJCAA D3': 'Junior college Division III',
  CCCAA: 'A California community college',
  'Ivy League': 'The Ivy League',
}

/** Below this share of graduates, a college gets a caution. Many leave a two-year college for a four-year one. */
export const fewGraduate = { '4-year': 0.3, '2-year': 0.15 } as const
