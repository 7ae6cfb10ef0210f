import { asciiLetters } from '../../platform/ascii-letters.ts'
import { formatUsd } from '../../platform/money.ts'
import type { PromoCodeRow } from './affiliates.queries.ts'

type Worth = Pick<PromoCodeRow, 'kind' | 'percent' | 'amount_cents'>

/** The discount of a code, as people read it. */
export const worthText = ({ kind, percent, amount_cents }: Worth): string =>
  `${kind === 'percent' ? `${percent}%` : formatUsd(amount_cents ?? 0)} off`

/** Not expired and not withdrawn. */
export const isRunning = (
  { is_active, valid_from, valid_until }: Pick<PromoCodeRow, 'is_active' | 'valid_from' | 'valid_until'>,
  now: Date,
): boolean => is_active && valid_from <= now && (valid_until === null || now < valid_until)

/** It has uses left. */
export const isFree = ({ max_uses, uses }: Pick<PromoCodeRow, 'max_uses' | 'uses'>): boolean =>
  max_uses === null || uses < max_uses

const longestCode = 10
const ownPercent = 10

/**
 * The code of a new affiliate: LUIS10, which shows its discount. If that is taken, the same name with more and more
 * digits.
 */
export function* ownCodeNames(first_name: string, drawBelow: (limit: number) => number): Generator<string> {
  const name = asciiLetters(first_name).toUpperCase() || 'FRIEND'
  yield name.slice(0, longestCode - 2) + ownPercent
  for (const digits of [3, 4, 4, 5, 5, 6, 7, 7]) {
    const number = String(drawBelow(10 ** digits)).padStart(digits, '0')
    yield name.slice(0, longestCode - digits) + number
  }
}

/** The discount of an affiliate's code. */
export const ownCodeWorth = { kind: 'percent', percent: ownPercent, amount_cents: null } as const

/** The first name and the first letter of the last name. The family's identity stays private. */
export const discreetName = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  `${first_name} ${[...last_name][0] ?? ''}.`
