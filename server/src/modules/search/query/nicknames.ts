import { readFileSync } from 'node:fs'
import { plainLetters } from '../../../platform/ascii-letters.ts'
import { soundOf } from '../index/sound-of.ts'
import { misspelling } from './misspelling.ts'

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

const groupOf = new Map(groups.map((group) => [group[0], group]))

/**
 * The same, the likeliest first: of the formal names that a nickname belongs to, the one with the most nicknames (Mike is
 * a Michael before he is a Miguel), then the other formal names, then whoever only shares a formal name with it.
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

/** Fewer letters begin a nickname of half the people. */
const shortestBeginning = 3

/** Whoever has a nickname that begins so: `bobb` is on its way to Bobby. */
export const nicknamesBegunBy = (word: string): string[] =>
  word.length < shortestBeginning
    ? []
    : [...new Set(nicknames.filter((name) => name !== word && name.startsWith(word)).flatMap(nicknamesOf))]

const mostMisspelt = 3

/** Nicknames are short: their beginning is right, and hardly a letter too many or too few. */
const mayMisspell = (word: string, name: string): boolean =>
  name[0] === word[0] && Math.abs(name.length - word.length) <= 1 && !name.startsWith(word)

/** Whoever may have been meant by a misspelt nickname, the nearest first. A word that is one itself is not misspelt. */
export const nicknamesNear = (word: string): { names: string[]; faults: number }[] => {
  if (byName.has(word)) return []
  const sound = soundOf(word)
  return nicknames
    .filter((name) => mayMisspell(word, name))
    .map((name) => ({ names: nicknamesOf(name), faults: misspelling(word, name, soundOf(name) === sound) }))
    .filter(({ faults }) => Number.isFinite(faults))
    .toSorted((a, b) => a.faults - b.faults)
    .slice(0, mostMisspelt)
}
