/** BCM-02: rules of the associations that stand beside the score. Decision 27 has the reasons. */

/** The core GPA that NCAA divisions require of a new player. */
export const leastCoreGpa: Readonly<Record<string, number>> = { 'NCAA D1': 2.3, 'NCAA D2': 2.2 }

/** Divisions and conferences that give no athletic scholarships, as people call them. */
export const withoutAthleticAid: Readonly<Record<string, string>> = {
  'NCAA D3': 'Division III',
  'NJCAA D3': 'Junior college Division III',
  CCCAA: 'A California community college',
  'Ivy League': 'The Ivy League',
}
