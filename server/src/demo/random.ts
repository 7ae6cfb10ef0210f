const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')

/**
 * Repeatable randomness (the sfc32 generator). Each person in the demo world has their own stream, so any of them can
 * be made without those before.
 */
export class Random {
  #a: number
  #b: number
  #c: number
  #counter = 1

  constructor(seed: number, crowd: number, index: number) {
    this.#a = seed
    this.#b = crowd
    this.#c = index
    // Twelve rounds spread three similar numbers over the whole state.
    for (let round = 0; round < 12; round++) this.#word()
  }

  #word(): number {
    const sum = (this.#a + this.#b + this.#counter++) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0
    return sum >>> 0
  }

  /** From 0 to below 1. */
  fraction(): number {
    return this.#word() / 2 ** 32
  }

  chance(probability: number): boolean {
    return this.fraction() < probability
  }

  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.fraction() * items.length)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }

  /** A bell curve around the mean, never more than three deviations away: three dice make a good bell. */
  around(mean: number, deviation: number): number {
    return mean + deviation * 2 * (this.fraction() + this.fraction() + this.fraction() - 1.5)
  }

  /** Version 7, like the product's ids. */
  uuid(at: Date): string {
    const time = at.getTime()
    const word = this.#word()
    const version = 0x7000 | (word >>> 20)
    const variant = 0x8000 | (word & 0x3fff)
    const node = hex(this.#word() >>> 16, 4) + hex(this.#word(), 8)
    // In two halves, because writing a small number in base 16 is many times faster.
    const start = `${hex(Math.floor(time / 2 ** 16), 8)}-${hex(time % 2 ** 16, 4)}`
    return `${start}-${hex(version, 4)}-${hex(variant, 4)}-${node}`
  }
}

/** A draw in which each item comes up in proportion to its weight. */
export const weighted = <T>(items: readonly T[], weightOf: (item: T) => number): ((random: Random) => T) => {
  let total = 0
  const upTo = Float64Array.from(items, (item) => {
    total += weightOf(item)
    return total
  })
  return (random) => {
    const target = random.fraction() * total
    let low = 0
    let high = upTo.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((upTo[middle] ?? total) > target) high = middle
      else low = middle + 1
    }
    const item = items[low]
    if (item === undefined) throw new Error('Nothing to draw from')
    return item
  }
}
