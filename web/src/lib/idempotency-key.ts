/** 128 random bits. Browsers have `randomUUID` only on https and localhost, and a family may use plain http at home. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')

/** One key per body until it has arrived, so a retry after a lost response counts one time. */
export const createSendingKey = () => {
  let kept = { text: '', key: '' }
  return {
    of: (body: unknown): string => {
      const text = JSON.stringify(body)
      if (kept.text !== text) kept = { text, key: newIdempotencyKey() }
      return kept.key
    },
    arrived: (): void => {
      kept = { text: '', key: '' }
    },
  }
}
