import type { Gender } from './accounts.ts'

/** The team of a college coach. Free of zod, because pages show these labels before any form loads. */
export const teamTitles: Record<Gender, string> = {
  female: 'Women’s basketball',
  male: 'Men’s basketball',
}

/** `Women’s basketball, Portland State`, or only the college if the team is unknown. */
export const teamOfCollege = (gender: Gender | null, college: string): string =>
  gender === null ? college : `${teamTitles[gender]}, ${college}`
