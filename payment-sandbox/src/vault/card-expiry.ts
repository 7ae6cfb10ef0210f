import type { Card } from '../store/records.ts'

/** A card can be used until the end of its month. */
export const isExpired = (
  { expiration_year, expiration_month }: Pick<Card, 'expiration_year' | 'expiration_month'>,
  now: Date,
): boolean => now.getTime() >= Date.UTC(Number(expiration_year), Number(expiration_month), 1)
