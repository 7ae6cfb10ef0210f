import type { PlayLevel } from '@fieldhouse/contract/matching.answers'

/** The levels as lists call them. */
export const levelTitles: Readonly<Record<PlayLevel, string>> = {
  'd1-high': 'NCAA D1, high major',
  'd1-mid': 'NCAA D1, mid major',
  'd1-low': 'NCAA D1, low major',
  d2: 'NCAA D2',
  naia: 'NAIA',
  d3: 'NCAA D3',
  'juco-d1': 'Junior college D1',
  'juco-d2': 'Junior college D2',
  'juco-d3': 'Junior college D3',
  small: 'Small college',
}
