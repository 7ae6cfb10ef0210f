/** 128 random bits. Not `randomUUID`: browsers have that on https and localhost only, and a family may use plain http at home. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
