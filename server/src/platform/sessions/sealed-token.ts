import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const method = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** Made of a token that only its holder has: the server keeps but its hash, and so can't open what it keeps. */
const keyFrom = (token: string): Buffer =>
  Buffer.from(hkdfSync('sha256', token, '', 'fieldhouse sealed token', 32))

/** Hides a token so that nobody but who has `holderToken` can read it (ACC-15). */
export const sealToken = (token: string, holderToken: string): Buffer => {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(method, keyFrom(holderToken), iv)
  const sealed = Buffer.concat([cipher.update(token), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Null when it was sealed for somebody else, or touched. */
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
