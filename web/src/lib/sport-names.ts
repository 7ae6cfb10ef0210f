import type { SportKey } from '@fieldhouse/contract/accounts'

const names: Record<SportKey, string> = {
  basketball: 'Basketball',
  hockey: 'Hockey',
  lacrosse: 'Lacrosse',
  soccer: 'Soccer',
  baseball_softball: 'Baseball and softball',
}

/** A sport nobody here has heard of keeps its own key. */
export const sportName = (key: string): string => (names as Record<string, string>)[key] ?? key
