const hex = (byte: number): string => byte.toString(16).padStart(2, '0')

/** A random UUID. Browsers have `randomUUID` only on https and localhost, and a family may use plain http at home. */
export const newClientId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const digits = Array.from(bytes, (byte, place) => {
    if (place === 6) return hex((byte & 0x0f) | 0x40)
    return hex(place === 8 ? (byte & 0x3f) | 0x80 : byte)
  }).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
