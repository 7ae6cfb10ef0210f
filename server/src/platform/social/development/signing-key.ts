import { generateKeyPair, type KeyPairKeyObjectResult, sign } from 'node:crypto'
import { promisify } from 'node:util'

const kid = 'development'

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Signs id tokens with RS256. The key is created on first use and ends with the process. */
export const createSigningKey = () => {
  let made: Promise<KeyPairKeyObjectResult> | null = null
  const pair = () => {
    made ??= promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
    return made
  }
  return {
    publicKeys: async () => {
      const { publicKey } = await pair()
      return { keys: [{ ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }] }
    },
    sign: async (claims: Record<string, unknown>): Promise<string> => {
      const { privateKey } = await pair()
      const token = `${part({ alg: 'RS256', typ: 'JWT', kid })}.${part(claims)}`
      return `${token}.${sign('sha256', Buffer.from(token), privateKey).toString('base64url')}`
    },
  }
}
