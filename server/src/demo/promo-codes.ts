import type { promoCodes } from '../modules/affiliates/affiliates.tables.ts'
import { crowds, type Ingredients } from './crowd.ts'
import type { PackageState } from './package-accounts.ts'
import { firstDay } from './people.ts'
import { Random } from './random.ts'

type PromoCodeRow = typeof promoCodes.$inferSelect

/** What a code takes off, and for how many months of charges. */
export type DemoCode = Pick<PromoCodeRow, 'code' | 'kind' | 'percent' | 'amount_cents' | 'months'>

const percentOff = (code: string, percent: number, months: number | null = null): DemoCode => ({
  code,
  kind: 'percent',
  percent,
  amount_cents: null,
  months,
})

/** Codes that a visitor of the demo world can type in. */
export const demoCodes = {
  affiliate: percentOff('LUIS10', 10),
  welcome: percentOff('WELCOME20', 20),
  over: percentOff('SUMMER24', 25),
  season: percentOff('FALL30', 30, 3),
  /** Takes off the full price, so it needs no card. */
  full: percentOff('FULLRIDE', 100, 12),
} as const

const codeOrder = Object.keys(demoCodes) as (keyof typeof demoCodes)[]

export const codeId = ({ seed }: Ingredients, place: number): string =>
  new Random(seed, crowds.promoCodes, place).uuid(firstDay)

export const demoCodeId = (ingredients: Ingredients, name: keyof typeof demoCodes): string =>
  codeId(ingredients, codeOrder.indexOf(name))

/** The athletes who can sign in and used one of our own codes. */
export const codeOfState: Partial<Record<PackageState, 'season' | 'full'>> = {
  promo: 'season',
  freecode: 'full',
}
