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

/** A part with at least this fit is a reason. */
const reasonFrom = 85

interface Remarks {
  readonly good: Remark
  /** Each part says for itself what is worth a warning. It is never a sentence that can also be a reason. */
  readonly bad: Remark | null
}

export const remarksFor = (fit: number, { good, bad }: Remarks): Pick<PartWords, 'reason' | 'caution'> => ({
  reason: fit >= reasonFrom ? good : null,
  caution: bad,
})
