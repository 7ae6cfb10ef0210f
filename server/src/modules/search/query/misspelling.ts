const vowels = new Set('aeiouy')
/** What is left out is so by haste, more often than what is too much or wrong. */
const price = { wrong: 1, leftOut: 0.8, wrongVowel: 0.7, swapped: 0.7, doubled: 0.4, silent: 0.7 }
/** Nearly everybody gets the first letter right. */
const wrongStart = 0.4
/** Typed by ear. */
const sameSoundShare = 0.7
/** The rest of the word is still to come. */
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

/** Damerau's distance, in which the slips that people make often cost less. */
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

/** Of a word of so many letters this much may be wrong. */
const tolerance = (letters: number): number => {
  if (letters <= 4) return 1.1
  return letters <= 8 ? 2.1 : 3.1
}

/** Even of doubled letters nobody types more than this too many. */
const mostLonger = 4

const whole = (typed: string, meant: string, isHeard: boolean): number => {
  if (Math.abs(typed.length - meant.length) > mostLonger) return Number.POSITIVE_INFINITY
  const faults = distance(typed, meant)
  if (faults > tolerance(typed.length) + (isHeard ? 1 : 0)) return Number.POSITIVE_INFINITY
  return (isHeard ? faults * sameSoundShare : faults) + (typed[0] === meant[0] ? 0 : wrongStart)
}

const shortestUnfinished = 4

/**
 * How wrong `typed` is if `meant` was meant, from near 0 upwards; infinite where it can't have been. A word that is
 * still being typed may be wrong at its beginning. What sounds the same (`isHeard`) is nearer.
 */
export const misspelling = (typed: string, meant: string, isHeard: boolean): number => {
  if (typed.length < 3 || meant.length < 3) return Number.POSITIVE_INFINITY
  const complete = whole(typed, meant, isHeard)
  if (typed.length < shortestUnfinished || meant.length <= typed.length + 1) return complete
  const begun = Math.min(...[0, 1].map((more) => distance(typed, meant.slice(0, typed.length + more))))
  const isBegun = begun <= tolerance(typed.length) / 2 && typed[0] === meant[0]
  return isBegun ? Math.min(complete, begun + unfinished) : complete
}
