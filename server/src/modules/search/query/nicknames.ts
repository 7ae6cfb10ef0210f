import { readFileSync } from 'node:fs'
import { plainLetters } from '../../../platform/ascii-letters.ts'
import { soundOf } from '../index/sound-of.ts'
import { misspelling } from './misspelling.ts'

/** Each line has names for one person, the formal one first. */
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
    // A formal John is not a Nathan just because a Jonathan may be either.
    for (const other of formalNames.has(name) && name !== formal ? [formal] : group) others.add(other)
    byName.set(name, others)
  }
}

/** Other names of a person with this name: Mike is Michael, and the reverse. */
export const nicknamesOf = (name: string): string[] =>
  [...(byName.get(name) ?? [])].filter((other) => other !== name)

const groupOf = new Map(groups.map((group) => [group[0], group]))

/**
 * The same, most likely first: of the formal names that a nickname belongs to, the one with the most nicknames (Mike is
 * a Michael before he is a Miguel), then the other formal names, then names that only share a formal name with it.
 */
export const likelyNicknamesOf = (name: string): string[][] => {
  const others = nicknamesOf(name)
  const formal = others
    .filter((other) => groupOf.get(other)?.includes(name))
    .toSorted((a, b) => (groupOf.get(b)?.length ?? 0) - (groupOf.get(a)?.length ?? 0))
  const own = new Set(formalNames.has(name) ? groupOf.get(name) : [])
  const steps = [formal.slice(0, 1), formal.slice(1), others.filter((other) => !formal.includes(other))]
  // A formal name has its own nicknames first.
  const likely =
    own.size > 0
      ? [others.filter((other) => own.has(other)), others.filter((other) => !own.has(other))]
      : steps
  return likely.filter((names) => names.length > 0)
}

const nicknames = [...byName.keys()].filter((name) => !formalNames.has(name))

/** With fewer letters, it would match the nicknames of half the people. */
const shortestBeginning = 3

/** Names with a nickname that begins like this: `bobb` is on its way to Bobby. */
export const nicknamesBegunBy = (word: string): string[] =>
  word.length < shortestBeginning
    ? []
    : [...new Set(nicknames.filter((name) => name !== word && name.startsWith(word)).flatMap(nicknamesOf))]

const mostMisspellings = 3

/** Nicknames are short, so the beginning must be right, and hardly a letter may be missing or extra. */
const mayMisspell = (word: string, name: string): boolean =>
  name[0] === word[0] && Math.abs(name.length - word.length) <= 1 && !name.startsWith(word)

/** The names behind a misspelled nickname, nearest first. A word that is a nickname itself is not misspelled. */
export const nicknamesNear = (word: string): { names: string[]; faults: number }[] => {
  if (byName.has(word)) return []
  const sound = soundOf(word)
  return nicknames
    .filter((name) => mayMisspell(word, name))
    .map((name) => ({ names: nicknamesOf(name), faults: misspelling(word, name, soundOf(name) === sound) }))
    .filter(({ faults }) => Number.isFinite(faults))
    .toSorted((a, b) => a.faults - b.faults)
    .slice(0, mostMisspellings)
}
