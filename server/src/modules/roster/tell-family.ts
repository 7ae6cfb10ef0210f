import { emit } from '../../events.ts'
import type { Db } from '../../platform/database/database.ts'
import { findFamily } from './family.queries.ts'

interface Words {
  readonly coach: string
  /** As in "your success coach" and "Amara’s success coach". */
  readonly whose: string
}

const texts = {
  claimed: ({ coach, whose }: Words) => `${coach} is ${whose} success coach now. You can write any time.`,
  unclaimed: ({ coach, whose }: Words) =>
    `${coach} is no longer ${whose} success coach. Tasks, notes, and messages stay as they are. ` +
    'Another success coach will continue with them, and you will hear from us who it is.',
}

/** COA-02: the athlete and the parents hear who the success coach is, and what happens when one leaves. */
export const tellFamily = async (
  tx: Db,
  what: keyof typeof texts,
  { athleteUserId, coachId }: { athleteUserId: string; coachId: string },
): Promise<void> => {
  const { athlete, parents, coach } = await findFamily(tx, athleteUserId, coachId)
  const tell = (user_ids: readonly string[], whose: string) =>
    emit(tx, 'notices.created', {
      user_ids,
      kind: 'roster',
      text: texts[what]({ coach, whose }),
      path: null,
    })
  await tell([athleteUserId], 'your')
  if (parents.length > 0) await tell(parents, `${athlete}’s`)
}
