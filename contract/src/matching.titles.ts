import type { Factor } from './matching.answers.ts'
import type { Chance } from './matching.match.ts'

/** The names of the parts of a match, on pages and on paper. */
export const factorTitles: Readonly<Record<Factor, string>> = {
  level: 'Level',
  grades: 'Grades',
  cost: 'Cost',
  distance: 'Distance',
  majors: 'Majors',
  setting: 'Setting',
  size: 'Size',
  kind: 'Kind',
}

export const chanceTitles: Readonly<Record<Chance, string>> = {
  reach: 'Reach',
  target: 'Target',
  likely: 'Likely',
}
