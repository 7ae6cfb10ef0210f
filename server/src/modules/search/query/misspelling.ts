const vowels = new Set('aeiouy')
/** In haste, people leave letters out more often than they add or confuse them. */
const price = { wrong: 1, leftOut: 0.8, wrongVowel: 0.7, swapped: 0.7, doubled: 0.4, silent: 0.7 }
/** Nearly everyone gets the first letter right. */
const wrongStart = 0.4
/** Typed by ear. */
const sameSoundShare = 0.7
/** The rest of the word is still missing. */
const unfinished = 0.6

const at = (line: Float64Array, place: number): number => line[place] ?? 0

const replaced = (one: string, other: string): number => {
  if (one === other) return 0
  return vowels.has(one) && vowels.has(other) ? price.wrongVowel : price.wrong
}

/** A letter that only one of the two words has. */
const alone = (word: string, place: number, otherwise: number): number => {
  if (word[place] === word[place - 1] || word[place] === word[place + 1]) return price.doubled
  return word[place] === 'h' ? price.silent : otherwise
}

/** Damerau's distance, in which common typing mistakes cost less. */
const distance = (typed: string, meant: string): number => {
  const width = meant.length
  let before = new Float64Array(width + 1)
  let last = new Float64Array(width + 1)
  let line = new Float64Array(width + 1)
  const left = Float64Array.from(meant, (_, column) => alone(meant, column, price.leftOut))
  for (let column = 0; column < width; column++) last[column + 1] = at(last, column) + at(left, column)
  for (let row = 0; row < typed.length; row++) {
    const letter = typed[row] ?? ''
    const more = alone(typed, row, price.wrong)
    line[0] = at(last, 0) + more
    for (let column = 0; column < width; column++) {
      const isSwapped =
        row > 0 && column > 0 && letter === meant[column - 1] && typed[row - 1] === meant[column]
      const least = Math.min(
        at(last, column + 1) + more,
        at(line, column) + at(left, column),
        at(last, column) + replaced(letter, meant[column] ?? ''),
      )
      line[column + 1] = isSwapped ? Math.min(least, at(before, column - 1) + price.swapped) : least
    }
    ;[before, last, line] = [last, line, before]
  }
  return at(last, width)
}

/** How much may be wrong in a word of this length. */
const tolerance = (letters: number): number => {
  if (letters <= 4) return 1.1
  return letters <= 8 ? 2.1 : 3.1
}

/** Even with doubled letters, nobody types more extra ones than this. */
const mostLonger = 4

const whole = (typed: string, meant: string, isHeard: boolean): number => {
  if (Math.abs(typed.length - meant.length) > mostLonger) return Number.POSITIVE_INFINITY
  const faults = distance(typed, meant)
  if (faults > tolerance(typed.length) + (isHeard ? 1 : 0)) return Number.POSITIVE_INFINITY
  return (isHeard ? faults * sameSoundShare : faults) + (typed[0] === meant[0] ? 0 : wrongStart)
}

const shortestUnfinished = 4

/**
 * How wrong `typed` is if `meant` was meant, from almost 0 up, or infinite if it is impossible. An incomplete word may
 * have mistakes at its beginning. Words that sound the same (`isHeard`) are nearer.
 */
export const misspelling = (typed: string, meant: string, isHeard: boolean): number => {
  if (typed.length < 3 || meant.length < 3) return Number.POSITIVE_INFINITY
  const complete = whole(typed, meant, isHeard)
  if (typed.length < shortestUnfinished || meant.length <= typed.length + 1) return complete
  const begun = Math.min(...[0, 1].map((more) => distance(typed, meant.slice(0, typed.length + more))))
  const isBegun = begun <= tolerance(typed.length) / 2 && typed[0] === meant[0]
  return isBegun ? Math.min(complete, begun + unfinished) : complete
}
