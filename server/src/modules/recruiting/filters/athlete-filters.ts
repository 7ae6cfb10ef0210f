import type { Sport } from '@fieldhouse/contract/profiles.sport'
import { usStates } from '@fieldhouse/contract/search.states'
import { type FilterKind, variant } from './filters.ts'

/** In inches. */
export const heights = [
  { id: 'under-68', title: 'Under 5′8″', from: 0, to: 67 },
  { id: '68-71', title: '5′8″ to 5′11″', from: 68, to: 71 },
  { id: '72-75', title: '6′0″ to 6′3″', from: 72, to: 75 },
  { id: '76-79', title: '6′4″ to 6′7″', from: 76, to: 79 },
  { id: '80-up', title: '6′8″ and up', from: 80, to: 200 },
] as const

/** This year's class and the others in high school with it. */
const classes = (year: number): string[] => Array.from({ length: 5 }, (_, later) => String(year + later))

/** RCC-05: all filters for athletes. */
export const athleteFilters = ({ positions }: Sport, year: number): FilterKind[] => [
  { id: 'class', title: 'Class', is_single: false, variants: classes(year).map((id) => variant(id)) },
  {
    id: 'position',
    title: 'Position',
    is_single: false,
    variants: positions.map(({ key, title }) => variant(key, title)),
  },
  {
    id: 'state',
    title: 'State',
    is_single: false,
    variants: Object.entries(usStates).map(([id, title]) => variant(id, title)),
  },
  {
    id: 'height',
    title: 'Height',
    is_single: false,
    variants: heights.map(({ id, title }) => variant(id, title)),
  },
]
