import type { Gender } from '@fieldhouse/contract/accounts'
import type { findCoaches as contract } from '@fieldhouse/contract/colleges'
import type { Output } from '@fieldhouse/contract/endpoint'
import type { Db } from '../../platform/database/database.ts'
import { findCoachesByWords } from './coaches.queries.ts'
import { typedWords } from './typed-words.ts'

const most = 10

/** RCC-03: the coaches for an event, found by a few letters of the coach's name or the college's. */
export const findCoaches = async (
  db: Db,
  q: string,
  gender: Gender | null,
): Promise<Output<typeof contract>> => {
  const words = typedWords(q)
  return { data: words.length > 0 ? await findCoachesByWords(db, words, gender, most) : [] }
}
