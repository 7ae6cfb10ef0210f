import { hash } from 'node:crypto'
import type { MatchAnswers } from '@fieldhouse/contract/matching.answers'
import { methodVersion } from '../score/method-version.ts'

/** The same values always give the same text. The database returns the names of an object in an order of its own. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical)
  if (value === null || typeof value !== 'object') return value
  const sorted = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return sorted.map(([name, inner]) => [name, canonical(inner)])
}

/**
 * BCM-02: everything the matches follow from, as one short text. Results under another one are of an older survey,
 * profile, catalog, or method, and nobody gets to see them.
 */
export const inputsOf = (answers: MatchAnswers, catalogVersion: string, method = methodVersion): string =>
  hash('sha256', JSON.stringify([method, catalogVersion, canonical(answers)]), 'base64url')
