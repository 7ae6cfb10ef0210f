import { createHash, type ScryptOptions, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { AppError } from '../app-error.ts'

/** A request that came with an Idempotency-Key. */
export interface KeyedRequest {
  owner: string
  key: string
  /** The request behind the key: endpoint and input. */
  request: unknown
  /** The part of the input that must not be found by guessing, such as a password. */
  secrets?: unknown
}

const slowHash = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** As slow as the hash of an account's password. */
const strength = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }

export const hashOf = async ({ owner, key, request, secrets }: KeyedRequest): Promise<string> => {
  const open = createHash('sha256').update(JSON.stringify(request)).digest('base64')
  if (secrets === undefined) return open
  const salt = createHash('sha256')
    .update(JSON.stringify([owner, key]))
    .digest()
  return `${open} ${(await slowHash(JSON.stringify(secrets), salt, 32, strength)).toString('base64')}`
}

export const otherRequest = () =>
  new AppError('key_used', { message: 'This Idempotency-Key was used for another request.' })
