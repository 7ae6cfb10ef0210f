/** A refund that was sent. The key makes sure that sending it again refunds nothing twice. */
export interface SentRefund {
  key: string
  amount: string
  end_access: boolean
  at: number
}

/** What an editor typed, and what was sent without an answer yet. */
export interface RefundDraft {
  amount: string
  sent: SentRefund | null
}

/** After this time, the server has found out what happened, and the key may be forgotten there. */
const sentMilliseconds = 60 * 60 * 1000

/** Keys count for the person who sent them, so a draft belongs to that person too. */
const nameOf = (viewerId: string, invoiceId: string) => `refundDraft ${viewerId} ${invoiceId}`

const sentIn = (found: unknown, now: number): SentRefund | null => {
  const { key, amount, end_access, at } = Object(found) as Partial<Record<string, unknown>>
  if (typeof key !== 'string' || typeof amount !== 'string' || typeof at !== 'number') return null
  return now - at < sentMilliseconds ? { key, amount, end_access: end_access === true, at } : null
}

export const readRefundDraft = (viewerId: string, invoiceId: string, now = Date.now()): RefundDraft => {
  try {
    const stored = sessionStorage.getItem(nameOf(viewerId, invoiceId))
    const { amount, sent } = Object(JSON.parse(stored ?? 'null')) as Partial<Record<string, unknown>>
    return { amount: typeof amount === 'string' ? amount : '', sent: sentIn(sent, now) }
  } catch {
    return { amount: '', sent: null }
  }
}

export const saveRefundDraft = (viewerId: string, invoiceId: string, draft: RefundDraft): void => {
  try {
    const name = nameOf(viewerId, invoiceId)
    if (draft.amount || draft.sent) sessionStorage.setItem(name, JSON.stringify(draft))
    else sessionStorage.removeItem(name)
  } catch {
    // A browser that keeps nothing starts over after a reload. The server still refunds nothing twice.
  }
}
