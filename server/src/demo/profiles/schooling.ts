import type { Random } from '../random.ts'
import { clamp } from './draw.ts'
import type { Profile } from './profile.ts'
import type { Entry } from './sections.ts'
import { answers, goals, honors, majors } from './words.ts'

const hundredths = (value: number): number => Math.round(value * 100) / 100

/** Some entries of a list, without duplicates. */
const some = <T>(random: Random, items: readonly T[], most: number): T[] => [
  ...new Set(Array.from({ length: Math.floor(random.fraction() * (most + 1)) }, () => random.pick(items))),
]

const educationShare = 0.67

export const drawEducation = (random: Random, { page }: Profile): Entry<'education'>[] => {
  if (!random.chance(educationShare)) return []
  const gpa = hundredths(clamp(random.around(3.4, 0.3), 2.3, 4))
  // Tests are taken from the tenth grade on.
  const isTested = page.class_year !== null && page.class_year <= 2028
  const mind = (gpa - 3.4) * 1.6
  return [
    {
      school: page.high_school,
      gpa,
      weighted_gpa: random.chance(0.5) ? hundredths(gpa + 0.15 + random.fraction() * 0.4) : null,
      core_gpa: random.chance(0.4) ? hundredths(clamp(gpa - random.fraction() * 0.15, 2, 4)) : null,
      sat:
        isTested && random.chance(0.5)
          ? 10 * Math.round(clamp(random.around(1110 + 130 * mind, 70), 760, 1580) / 10)
          : null,
      act:
        isTested && random.chance(0.35) ? Math.round(clamp(random.around(23 + 3 * mind, 2), 13, 36)) : null,
      ncaa_id: random.chance(0.25)
        ? `26${String(Math.floor(random.fraction() * 1e8)).padStart(8, '0')}`
        : null,
      intended_majors: some(random, majors, 2),
      honors: gpa > 3.3 ? some(random, honors, 2) : [],
    },
  ]
}

const goalsShare = 0.3

export const drawGoals = (random: Random): Entry<'goals'>[] => {
  if (!random.chance(goalsShare)) return []
  const athletic = { kind: 'athletic', text: random.pick(goals.athletic), target_date: '2027-03-01' } as const
  const academic = { kind: 'academic', text: random.pick(goals.academic), target_date: '2027-06-10' } as const
  return random.chance(0.5) ? [athletic, academic] : [athletic]
}

const answersShare = 0.22
const answered = [...answers.keys()]

export const drawAnswers = (random: Random): Entry<'answers'>[] =>
  random.chance(answersShare)
    ? some(random, answered, 4).map((question_id) => ({
        question_id,
        text: random.pick(answers.get(question_id) ?? []),
        json: null,
      }))
    : []
