import type { Actor } from '@fieldhouse/contract/guards'
import * as contract from '@fieldhouse/contract/profiles.assistant'
import type { Assistant } from '../../../platform/assistant/assistant.ts'
import type { Db } from '../../../platform/database/database.ts'
import { bind } from '../../../platform/http/bind.ts'
import type { IsAssignedTo } from '../page/audience.ts'
import { openPageTo, type PageReader } from '../page/read-page.ts'
import { findSport } from '../sport/find-sport.ts'
import { askAssistant } from './ask-assistant.ts'
import { countAttemptsLeft } from './attempts.queries.ts'
import { factsOf } from './facts-of.ts'
import { whoseAssistant } from './whose-assistant.ts'

interface AssistantServices {
  isAssignedTo: IsAssignedTo
  assistant: Assistant
  readPage: PageReader
}

export const assistantRoutes = ({ isAssignedTo, assistant, readPage }: AssistantServices) => {
  /** People who may not edit a page can't draft for it. */
  const openOwn = async (db: Db, actor: Actor, given: string | undefined) => {
    const athleteId = await whoseAssistant(db, actor, given)
    return (await openPageTo(db, actor, athleteId, isAssignedTo, 'edit')).head
  }
  return bind(contract, {
    askAssistant: ({ db, actor, caller, body }) =>
      askAssistant(assistant, {
        talk: body.messages,
        open: (tx) => openOwn(tx, actor, body.athlete_id),
        readFacts: async (head) => {
          const { data } = (await readPage(db, head, 'visitor')).value()
          return factsOf(data, await findSport(db, data.sport.key), caller.siteOrigin)
        },
      }),
    getAssistantAttempts: async ({ db, actor, query }) => {
      const { athlete_id } = await openOwn(db, actor, query.athlete_id)
      return { data: { attempts_left: await countAttemptsLeft(db, athlete_id) } }
    },
  })
}
