import type { Gender } from './accounts.ts'

/** The team that a college coach coaches. Kept free of zod: pages show these words before any form loads. */
export const teamTitles: Record<Gender, string> = {
  female: 'Women’s basketball',
  male: 'Men’s basketball',
}

/** `Women’s basketball, Portland State`; the college alone where the team is unknown. */
export const teamOfCollege = (gender: Gender | null, college: string): string =>
  gender === null ? college : `${teamTitles[gender]}, ${college}`
