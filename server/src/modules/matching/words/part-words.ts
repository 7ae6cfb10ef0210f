/** What is said about one part of a match. */
export interface PartWords {
  /** The short answer. */
  readonly verdict: string
  /** The figures behind it, so anyone can check them. */
  readonly compared: string
  /** The part as a reason to look at the college. Null if it is none. */
  readonly reason: Remark | null
  /** The part as something to think about. Null if it is none. */
  readonly caution: Remark | null
}

export interface Remark {
  readonly title: string
  readonly detail: string
}

/** A part with at least this fit is a reason. One below the second is something to think about. */
const reasonFrom = 85
const cautionBelow = 90

interface Remarks {
  readonly good: Remark
  readonly bad: Remark
}

/** A part can be both: a caution says what is missing to the best. */
export const remarksFor = (fit: number, { good, bad }: Remarks): Pick<PartWords, 'reason' | 'caution'> => ({
  reason: fit >= reasonFrom ? good : null,
  caution: fit < cautionBelow ? bad : null,
})
