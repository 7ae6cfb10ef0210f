/** 128 random bits. Not `randomUUID`: browsers have that on https and localhost only, and a family may use plain http at home. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')

/** One key for one body, until it has arrived: sent again after a lost answer, it counts once. */
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
