import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const method = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/**
 * The key comes from a token that only its holder has. The server stores only its hash, so it can't open what it
 * stores.
 */
const keyFrom = (token: string): Buffer =>
  Buffer.from(hkdfSync('sha256', token, '', 'fieldhouse sealed token', 32))

/** Encrypts a token so that only the holder of `holderToken` can read it (ACC-15). */
export const sealToken = (token: string, holderToken: string): Buffer => {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(method, keyFrom(holderToken), iv)
  const sealed = Buffer.concat([cipher.update(token), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Null if it was sealed for another holder, or changed. */
export const openSealedToken = (sealed: Buffer, holderToken: string): string | null => {
  try {
    const decipher = createDecipheriv(method, keyFrom(holderToken), sealed.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    })
    decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
    return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]).toString()
  } catch {
    return null
  }
}
