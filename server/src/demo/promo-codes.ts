import type { promoCodes } from '../modules/affiliates/affiliates.tables.ts'

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
