import { finished } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { AppError } from '../app-error.ts'
import type { Caller } from './bind.ts'
import { callerOf } from './rate-limit.ts'

/** A file is in memory while it arrives. Our own pages send one after the other. */
const mostAtOnce = 4

/** How many files each caller is sending right now. */
export const createUploadSlots = () => {
  const sending = new Map<string, number>()
  /** Refuses one too many. The slot is free again when the answer is sent or the caller is gone. */
  return ({ actor, address }: Caller, { raw }: FastifyReply): void => {
    const key = actor?.id ?? callerOf(address)
    const count = sending.get(key) ?? 0
    if (count >= mostAtOnce)
      throw new AppError('too_many_requests', {
        message: `You are sending ${mostAtOnce} files already. Please wait until one of them is there.`,
        retryAfterSeconds: 5,
      })
    sending.set(key, count + 1)
    finished(raw, () => {
      const left = (sending.get(key) ?? 1) - 1
      if (left > 0) sending.set(key, left)
      else sending.delete(key)
    })
  }
}
