import type { Output } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import type { setSearchFilters } from '@fieldhouse/contract/search'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import { choiceCookie } from './choice-cookie.ts'
import { keepChoice } from './choices.queries.ts'
import { type Choice, findSports, tidied, unknownIn } from './filters.ts'
import { presentFilters } from './show-filters.ts'

interface Call {
  readonly db: Db
  readonly actor: Actor | null
  readonly caller: Caller
  readonly setCookie: (cookie: string) => void
}

/** SRC-02: saved with the account, or in a visitor's browser. Positions of a sport that is not chosen are removed. */
export const setFilters = async (
  { db, actor, caller, setCookie }: Call,
  chosen: Choice,
): Promise<Output<typeof setSearchFilters>> => {
  const sports = await findSports(db)
  const unknown = Object.keys(unknownIn(sports, chosen))
  if (unknown.length > 0)
    throw new AppError('invalid', {
      errors: Object.fromEntries(unknown.map((id) => [id, ['Please choose from the list']])),
    })
  const choice = tidied(sports, chosen)
  if (actor) await keepChoice(db, actor.id, choice)
  else setCookie(choiceCookie(choice, caller.isHttps))
  return presentFilters(db, sports, choice)
}
