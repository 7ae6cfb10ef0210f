import { readFileSync } from 'node:fs'
import { plainLetters } from '../../../platform/ascii-letters.ts'

/** Each line is names that one person may go by, the formal one first. */
const groups = plainLetters(readFileSync(new URL('../data/nicknames.csv', import.meta.url), 'utf8'))
  .trim()
  .split('\n')
  .map((line) => line.split(','))

const formalNames = new Set(groups.map(([formal]) => formal))
const byName = new Map<string, Set<string>>()
for (const group of groups) {
  const [formal = ''] = group
  for (const name of group) {
    const others = byName.get(name) ?? new Set()
    // Whoever is formally a John is no Nathan because a Jonathan may be either.
    for (const other of formalNames.has(name) && name !== formal ? [formal] : group) others.add(other)
    byName.set(name, others)
  }
}

/** What else somebody of this name is called: Mike is Michael, and the other way. */
export const nicknamesOf = (name: string): string[] =>
  [...(byName.get(name) ?? [])].filter((other) => other !== name)
