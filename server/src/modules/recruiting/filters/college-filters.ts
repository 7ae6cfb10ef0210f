import { divisions } from '@fieldhouse/contract/colleges'
import { usStates } from '@fieldhouse/contract/search.states'
import { type FilterKind, variant } from './filters.ts'

const inWords = (amount: number): string => amount.toLocaleString('en-US')

/** The maximum number of miles from the athlete's town. */
const distances = [50, 100, 200, 300, 500, 1000]

/** Less than this many dollars a year that families pay after aid. */
const costs = [10_000, 15_000, 20_000, 25_000, 30_000]

interface Span {
  readonly id: string
  readonly title: string
  readonly from: number
  /** At most this. */
  readonly to: number
}

/** By number of undergraduates. */
export const sizes: readonly Span[] = [
  { id: 'under-2000', title: 'Under 2,000', from: 0, to: 1999 },
  { id: '2000-5000', title: '2,000 to 5,000', from: 2000, to: 4999 },
  { id: '5000-15000', title: '5,000 to 15,000', from: 5000, to: 15_000 },
  { id: 'over-15000', title: 'Over 15,000', from: 15_001, to: 1_000_000 },
]

export const openAdmission = 'open'

interface Share {
  readonly id: string
  readonly title: string
  /** More than this, or at least this if `isFrom` is set. */
  readonly above: number
  readonly isFrom: boolean
  readonly below: number
  readonly isTo: boolean
}

/** By the share of applicants who are admitted. */
export const admissions: readonly Share[] = [
  { id: 'over-75', title: 'Over 75%', above: 0.75, isFrom: false, below: 1, isTo: true },
  { id: '50-75', title: '50 to 75%', above: 0.5, isFrom: true, below: 0.75, isTo: true },
  { id: '25-50', title: '25 to 50%', above: 0.25, isFrom: true, below: 0.5, isTo: false },
  { id: 'under-25', title: 'Under 25%', above: 0, isFrom: true, below: 0.25, isTo: false },
]

const settings = { city: 'City', suburb: 'Suburb', town: 'Town', rural: 'Rural' }

interface Known {
  readonly conferences: readonly string[]
  /** Without the athlete's town, there is no distance filter. */
  readonly isHomeKnown: boolean
}

/** RCC-01: all filters for colleges. */
export const collegeFilters = ({ conferences, isHomeKnown }: Known): FilterKind[] => [
  {
    id: 'division',
    title: 'Division',
    is_single: false,
    variants: divisions.map((division) => variant(division)),
  },
  {
    id: 'conference',
    title: 'Conference',
    is_single: false,
    variants: conferences.map((conference) => variant(conference)),
  },
  {
    id: 'state',
    title: 'State',
    is_single: false,
    variants: Object.entries(usStates).map(([id, title]) => variant(id, title)),
  },
  {
    id: 'distance',
    title: 'Distance',
    is_single: true,
    variants: isHomeKnown
      ? distances.map((miles) => variant(String(miles), `Within ${inWords(miles)} miles`))
      : [],
  },
  {
    id: 'size',
    title: 'Size',
    is_single: false,
    variants: sizes.map(({ id, title }) => variant(id, title)),
  },
  {
    id: 'setting',
    title: 'Setting',
    is_single: false,
    variants: Object.entries(settings).map(([id, title]) => variant(id, title)),
  },
  {
    id: 'cost',
    title: 'Cost',
    is_single: true,
    variants: costs.map((dollars) => variant(String(dollars), `Under $${inWords(dollars)} a year`)),
  },
  {
    id: 'admission',
    title: 'Admission',
    is_single: false,
    variants: [
      variant(openAdmission, 'Open admission'),
      ...admissions.map(({ id, title }) => variant(id, title)),
    ],
  },
]
