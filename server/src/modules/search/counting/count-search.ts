import type { SearchQuery } from '@fieldhouse/contract/search'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { rootOf, transaction } from '../../../platform/database/transaction.ts'
import { type Day, houseDayOf } from '../../../platform/house-day.ts'
import { countedText } from './searched-text.ts'
import { addSearches } from './searches.queries.ts'

/** The popup asks for fewer with every letter. Only a page of results is a search. */
const rowsOfPage = 15

/** Searches within this many milliseconds are written together. */
const writtenTogether = 200

/** More different texts between two writes are a flood. */
const mostTexts = 100

interface Waiting {
  searches: number
  found_nothing: number
  readonly texts: Map<string, number>
}

/**
 * Counts searches, and what was typed when nobody was found. Nobody waits for it: until the next write, searches are
 * added up in memory. If it fails, or the process ends before it, its counts are lost.
 */
export const createSearchCounter = () => {
  let waiting = new Map<Day, Waiting>()
  let isWriting = false

  const write = async (db: Db): Promise<void> => {
    try {
      while (waiting.size > 0) {
        const days = waiting
        waiting = new Map()
        await transaction(db, async (tx) => {
          for (const [day, count] of days) await addSearches(tx, day, count)
        })
      }
    } catch {
      // The database is away. The search itself reports it.
    } finally {
      isWriting = false
    }
  }

  return (db: Db, { q, page, limit }: SearchQuery, total: number): void => {
    if (q === undefined || page > 1 || limit < rowsOfPage) return
    const day = houseDayOf(clock.now())
    const count = waiting.get(day) ?? { searches: 0, found_nothing: 0, texts: new Map() }
    waiting.set(day, count)
    count.searches += 1
    if (total === 0) {
      count.found_nothing += 1
      const text = countedText(q)
      const isKnown = text !== null && (count.texts.has(text) || count.texts.size < mostTexts)
      if (isKnown) count.texts.set(text, (count.texts.get(text) ?? 0) + 1)
    }
    if (isWriting) return
    isWriting = true
    setTimeout(() => void write(rootOf(db)), writtenTogether).unref()
  }
}
