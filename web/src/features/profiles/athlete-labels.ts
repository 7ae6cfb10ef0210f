import type { Athlete } from '@fieldhouse/contract/profiles.document'
import type { Sport } from '@fieldhouse/contract/profiles.sport'
import { longestPart } from '../../ui/layout/name-fit.ts'

/** A possible address of an athlete's page. Anything else is not requested. */
export const isAthleteId = (text: string): boolean => /^[a-z0-9-]{1,120}$/i.test(text)

export const titleIn = (list: readonly { key: string; title: string }[], key: string | null) =>
  list.find((one) => one.key === key)?.title ?? key

/** A recruiter's first questions, in whole words. Unknown facts are left out. */
export const playsInWords = (
  { position, class: year }: Pick<Athlete, 'position' | 'class'>,
  sport: Pick<Sport, 'title' | 'positions'>,
): string[] =>
  [titleIn(sport.positions, position), year && `Class of ${year}`, sport.title].filter(
    (word) => typeof word === 'string',
  )

/** The line above the name, in whole words. Only the sport when nothing else is known. */
export const heroLine = (
  { position, class: year, handedness }: Pick<Athlete, 'position' | 'class' | 'handedness'>,
  sport: Pick<Sport, 'title' | 'positions' | 'handedness'>,
): string[] => {
  const known = [
    titleIn(sport.positions, position),
    year && `Class of ${year}`,
    titleIn(sport.handedness, handedness),
  ].filter((word) => typeof word === 'string')
  return known.length > 0 ? known : [sport.title]
}

const nameSizes = [
  { longest: 9, look: 'text-[clamp(min(4.75rem,21vw),12.4vw,11.5rem)] leading-[.8]' },
  { longest: 12, look: 'text-[clamp(min(3.5rem,15.5vw),9.4vw,8.75rem)] leading-[.82]' },
  { longest: 15, look: 'text-[clamp(min(2.75rem,12.4vw),7.4vw,7rem)] leading-[.84]' },
  { longest: 20, look: 'text-[clamp(min(2rem,8.8vw),5.6vw,5.25rem)] leading-[.88]' },
  { longest: 27, look: 'text-[clamp(min(1.5rem,6.5vw),4.2vw,3.75rem)] leading-[.92]' },
]

/** A name gets smaller by its longest part. It breaks between its parts and after a hyphen, never inside one. */
export const nameClassName = (name: string): string => {
  const longest = longestPart(name)
  const step = nameSizes.find((one) => longest <= one.longest)
  return step?.look ?? 'text-[clamp(min(1.125rem,5vw),3.2vw,2.75rem)] leading-none wrap-anywhere'
}
