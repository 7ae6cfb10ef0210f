import type { College, CollegeDetails } from '@fieldhouse/contract/colleges'
import { dollars, percent } from '../../../lib/college-words.ts'

const small = new Set(['of', 'the', 'and', 'at', 'in', 'for', 'a', '&'])

/** The letters on a college's tile: `PS` for Portland State, `ID` for Idaho. */
export const collegeLetters = (name: string): string => {
  const words = name
    .split(/[\s\-–]+/u)
    .filter((word) => /\p{L}/u.test(word) && !small.has(word.toLowerCase()))
  if (words.length <= 1) return (words[0] ?? name).slice(0, 2).toUpperCase()
  return words
    .slice(0, 3)
    .map((word) => word.match(/\p{L}/u)?.[0] ?? '')
    .join('')
    .toUpperCase()
}

const channelOf = (hex: string): number => {
  const value = Number.parseInt(hex, 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** The tile has the college's first color and a readable text color, or null without a color. */
export const tileColors = (colors: readonly string[]): { ground: string; ink: string } | null => {
  const ground = colors.find((color) => /^#[\da-f]{6}$/i.test(color))
  if (!ground) return null
  const [red, green, blue] = [1, 3, 5].map((at) => channelOf(ground.slice(at, at + 2)))
  const light = 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
  return { ground, ink: light > 0.18 ? 'var(--ink)' : 'var(--paper)' }
}

const settingNames: Readonly<Record<string, string>> = {
  city: 'City',
  suburb: 'Suburb',
  town: 'Town',
  rural: 'Rural',
}

const unknown = 'Not published'

export const admissionOf = ({
  open_admission,
  admission_rate,
}: Pick<College, 'open_admission' | 'admission_rate'>) => {
  if (open_admission) return 'Open to all'
  return admission_rate === null ? unknown : `${percent(admission_rate)} admitted`
}

interface Fact {
  label: string
  value: string
}

/** The facts in an open row. */
export const shortFacts = (
  college: Pick<
    College,
    'undergrad_enrollment' | 'setting' | 'open_admission' | 'admission_rate' | 'control' | 'level'
  >,
): readonly Fact[] => [
  { label: 'Undergraduates', value: college.undergrad_enrollment?.toLocaleString('en-US') ?? unknown },
  { label: 'Setting', value: settingNames[college.setting] ?? college.setting },
  { label: 'Admission', value: admissionOf(college) },
  { label: 'Type', value: `${college.control === 'public' ? 'Public' : 'Private'}, ${college.level}` },
]

const money = (amount: number | null): string => (amount === null ? unknown : dollars(amount))

const actOf = ({ act_25, act_75 }: CollegeDetails): string =>
  act_25 === null || act_75 === null ? unknown : `${act_25} to ${act_75}`

/** A college, and for a family whether its cost is an estimate for them. */
export type ShownCollege = CollegeDetails & { is_cost_estimate?: boolean }

/** RCC-01: the popup's facts, in groups. Unpublished facts say so. */
export const collegeFacts = (college: ShownCollege): readonly { title: string; facts: readonly Fact[] }[] => [
  {
    title: 'Admission',
    facts: [
      { label: 'Who gets in', value: admissionOf(college) },
      { label: 'SAT, average', value: college.sat_avg?.toLocaleString('en-US') ?? unknown },
      { label: 'ACT, middle half', value: actOf(college) },
      {
        label: 'Graduation',
        value: college.graduation_rate === null ? unknown : `${percent(college.graduation_rate)} graduate`,
      },
    ],
  },
  {
    title: 'Cost per year',
    facts: [
      {
        label: college.is_cost_estimate ? 'Net, estimate, out of state' : 'Net, on average',
        value: money(college.avg_net_cost),
      },
      { label: 'Full cost', value: money(college.cost_of_attendance) },
      { label: 'Tuition in state', value: money(college.in_state_tuition) },
      { label: 'Tuition out of state', value: money(college.out_state_tuition) },
    ],
  },
  { title: 'The place', facts: shortFacts(college).filter(({ label }) => label !== 'Admission') },
]
