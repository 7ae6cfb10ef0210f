import type { Gender } from '@fieldhouse/contract/accounts'
import type { findCoaches as contract } from '@fieldhouse/contract/colleges'
import type { Output } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/database/database.ts'
import { hasOnlyEnded } from '../accounts/index.ts'
import { findCoachesByWords } from './coaches.queries.ts'
import { typedWords } from './typed-words.ts'

const most = 10

/**
 * RCC-03: the coaches for an event, found by a few letters of the coach's name or the college's. An event needs a package
 * that runs, and so does the search for one.
 */
export const findCoaches = async (
  db: Db,
  actor: Actor,
  q: string,
  gender: Gender | null,
): Promise<Output<typeof contract>> => {
  if (hasOnlyEnded(actor, 'recruiting-center'))
    throw new AppError('package_ended', {
      message: 'Your package with the recruiting center has ended. New searches need it again.',
    })
  const words = typedWords(q)
  return { data: words.length > 0 ? await findCoachesByWords(db, words, gender, most) : [] }
}
