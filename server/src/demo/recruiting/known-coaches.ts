import type { Gender } from '../lists.ts'

/** A coach written by hand. */
export interface KnownCoach {
  readonly college_id: number
  readonly first_name: string
  readonly last_name: string
  readonly gender: Gender
  readonly position: string
  readonly team: Gender
  readonly phone: string | null
  readonly hasAccount: boolean
}

/** The colleges in the demo world's texts, by their number in the federal survey. */
export const known = {
  portlandState: 209_807,
  oregonState: 209_542,
  westernOregon: 210_429,
  oregon: 209_551,
  southernOregon: 210_146,
  centralWashington: 234_827,
  easternWashington: 235_097,
  westernWashington: 237_011,
  gonzaga: 235_316,
  seattlePacific: 236_577,
  boiseState: 142_115,
  idaho: 142_285,
  idahoState: 142_276,
  collegeOfIdaho: 142_294,
  montanaState: 180_461,
} as const

type CoachLine = readonly [
  name: string,
  gender: Gender,
  position: string,
  phone: string | null,
  account?: 'account',
]

/** The demo family has a girl, so most of these coach women. */
const mensCoaches: ReadonlySet<string> = new Set(['Philip Greer', 'Dwight Salas', 'Marco Ilves'])

const staff = (college_id: number, lines: readonly CoachLine[]): KnownCoach[] =>
  lines.map(([name, gender, position, phone, account]) => {
    const [first_name = '', last_name = ''] = name.split(' ')
    const team = mensCoaches.has(name) ? 'male' : 'female'
    const hasAccount = account !== undefined
    return { college_id, first_name, last_name, gender, position, team, phone, hasAccount }
  })

/** The staffs of the colleges around Bend, highest rank first. The demo coach is the head coach of the first. */
export const knownCoaches: readonly KnownCoach[] = [
  ...staff(known.portlandState, [
    ['Marisol Tran', 'female', 'Associate head coach', '(503) 555-0121', 'account'],
    ['Kelsey Brandt', 'female', 'Recruiting coordinator', '(503) 555-0122'],
  ]),
  ...staff(known.oregonState, [
    ['Renata Voss', 'female', 'Head coach', '(541) 555-0131', 'account'],
    ['Lena Novak', 'female', 'Assistant coach', '(541) 555-0132'],
    ['Simone Dufresne', 'female', 'Recruiting coordinator', null],
  ]),
  ...staff(known.westernOregon, [
    ['Alma Petrov', 'female', 'Head coach', '(503) 555-0151', 'account'],
    ['Carla Mendes', 'female', 'Assistant coach', '(503) 555-0152'],
  ]),
  ...staff(known.oregon, [
    ['Noor Haddad', 'female', 'Associate head coach', '(541) 555-0161', 'account'],
    ['Philip Greer', 'male', 'Assistant coach', '(541) 555-0162'],
  ]),
  ...staff(known.southernOregon, [
    ['Jonah Beckett', 'male', 'Head coach', '(541) 555-0171', 'account'],
    ['Tamsin Vale', 'female', 'Assistant coach', null],
  ]),
  ...staff(known.centralWashington, [
    ['Blair Jovanovic', 'female', 'Recruiting coordinator', '(509) 555-0111', 'account'],
    ['Hannah Fields', 'female', 'Assistant coach', '(509) 555-0112'],
  ]),
  ...staff(known.easternWashington, [
    ['Camille Roux', 'female', 'Assistant coach', '(509) 555-0123', 'account'],
    ['Dwight Salas', 'male', 'Recruiting coordinator', '(509) 555-0124'],
  ]),
  ...staff(known.gonzaga, [
    ['Wendell Price', 'male', 'Recruiting coordinator', '(509) 555-0135', 'account'],
    ['Joanna Rusk', 'female', 'Assistant coach', '(509) 555-0136'],
  ]),
  ...staff(known.seattlePacific, [
    ['Odette Yamada', 'female', 'Head coach', '(206) 555-0141', 'account'],
    ['Priscilla Lund', 'female', 'Assistant coach', '(206) 555-0142'],
  ]),
  ...staff(known.boiseState, [
    ['Erin Wakefield', 'female', 'Associate head coach', '(208) 555-0151', 'account'],
    ['Theresa Gold', 'female', 'Assistant coach', '(208) 555-0152'],
    ['Nadia Orlov', 'female', 'Recruiting coordinator', '(208) 555-0153'],
  ]),
  ...staff(known.idaho, [
    ['Sunniva Kerr', 'female', 'Associate head coach', '(208) 555-0161', 'account'],
    ['Delia Rourke', 'female', 'Assistant coach', '(208) 555-0162'],
  ]),
  ...staff(known.collegeOfIdaho, [
    ['Glenda Wirth', 'female', 'Head coach', '(208) 555-0171', 'account'],
    ['Marco Ilves', 'male', 'Assistant coach', null],
  ]),
]
