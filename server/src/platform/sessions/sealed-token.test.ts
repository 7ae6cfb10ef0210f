import { describe, expect, test } from 'vitest'
import { openSealedToken, sealToken } from './sealed-token.ts'
import { newToken } from './sessions.ts'

describe('a sealed token (ACC-15)', () => {
  const [token, holder] = [newToken(), newToken()]

  test('is readable only by its holder', () => {
    const sealed = sealToken(token, holder)
    expect(openSealedToken(sealed, holder)).toBe(token)
    expect(openSealedToken(sealed, newToken())).toBeNull()
    expect(openSealedToken(sealed, token)).toBeNull()
  })

  test('reveals nothing, and never looks the same', () => {
    const sealed = sealToken(token, holder)
    expect(sealed.includes(token)).toBe(false)
    expect(sealed.equals(sealToken(token, holder))).toBe(false)
  })

  test('is worthless if any byte was changed', () => {
    const sealed = sealToken(token, holder)
    for (const index of sealed.keys()) {
      const touched = Buffer.from(sealed)
      touched.writeUInt8(touched.readUInt8(index) ^ 1, index)
      expect(openSealedToken(touched, holder)).toBeNull()
    }
    expect(openSealedToken(sealed.subarray(0, 20), holder)).toBeNull()
    expect(openSealedToken(Buffer.alloc(0), holder)).toBeNull()
  })
})
