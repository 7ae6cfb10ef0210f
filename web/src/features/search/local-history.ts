import type { FoundAthlete } from '@fieldhouse/contract/search'
import { createStore, useStore } from '../../lib/store.ts'
import { isUuid } from '../../lib/uuid.ts'

export const historyKey = 'athlete_history'
const mostKept = 10

const storedText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= 300 ? value : null

const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

const fieldsOf = (value: unknown) => Object(value) as Record<string, unknown>

/** One stored entry, or null if it is not valid. */
const storedAthlete = (given: unknown): FoundAthlete | null => {
  const athlete = fieldsOf(given)
  const [id, slug] = [storedText(athlete.id), storedText(athlete.slug)]
  const full_name = storedText(athlete.full_name)
  const url = storedText(fieldsOf(athlete.photo).url)
  const metrics = fieldsOf(athlete.personal_metrics)
  if (!id || !isUuid(id) || !slug || !/^[\w-]+$/.test(slug) || !full_name) return null
  return {
    id,
    slug,
    full_name,
    first_name: storedText(athlete.first_name) ?? '',
    last_name: storedText(athlete.last_name) ?? '',
    // Only our own pictures, whatever was stored.
    photo: url && /^\/[^/\\]/.test(url) ? { url } : null,
    sport: { key: storedText(fieldsOf(athlete.sport).key) ?? '' },
    class: numberOf(athlete.class),
    state: storedText(athlete.state),
    position: storedText(athlete.position),
    high_school: storedText(athlete.high_school),
    city: storedText(athlete.city),
    personal_metrics: {
      height: numberOf(metrics.height),
      height_in: numberOf(metrics.height_in),
      weight: numberOf(metrics.weight),
    },
  }
}

/** The valid part of the stored text, which anyone may have changed. */
export const historyIn = (given: unknown): readonly FoundAthlete[] =>
  Array.isArray(given) ? given.flatMap((entry) => storedAthlete(entry) ?? []).slice(0, mostKept) : []

/** Newest first, without duplicates. */
export const withAthlete = (
  history: readonly FoundAthlete[],
  athlete: FoundAthlete,
): readonly FoundAthlete[] => [athlete, ...history.filter(({ id }) => id !== athlete.id)].slice(0, mostKept)

const stored = (): readonly FoundAthlete[] => {
  try {
    return historyIn(JSON.parse(localStorage.getItem(historyKey) ?? 'null'))
  } catch {
    return []
  }
}

const none: readonly FoundAthlete[] = []
const history = createStore<readonly FoundAthlete[]>(import.meta.env.SSR ? none : stored())

/** Includes entries from other tabs. */
if (!import.meta.env.SSR)
  addEventListener('storage', ({ key: changed }) => {
    if (changed === historyKey) history.set(stored())
  })

/** SRC-04: a visitor's recently viewed athletes, stored only in their browser. */
export const useLocalHistory = (): readonly FoundAthlete[] => useStore(history, none)

const keep = (athletes: readonly FoundAthlete[]): void => {
  history.set(athletes)
  try {
    localStorage.setItem(historyKey, JSON.stringify(history.get()))
  } catch {
    // Then it is kept for this visit only.
  }
}

/** Stores the athlete without the reason they were found, which belongs to that search. */
export const rememberLocally = (athlete: FoundAthlete): void => {
  const known = storedAthlete(athlete)
  if (known) keep(withAthlete(history.get(), known))
}

/** Updates the requested athletes. Those missing from the response are hidden or deleted. */
export const refreshedHistory = (
  kept: readonly FoundAthlete[],
  askedIds: readonly string[],
  seen: readonly FoundAthlete[],
): readonly FoundAthlete[] =>
  kept.flatMap((athlete) =>
    askedIds.includes(athlete.id) ? (seen.find(({ id }) => id === athlete.id) ?? []) : athlete,
  )

/** SRC-05: hiding takes effect immediately, even in this browser's history. On failure all entries stay. */
export const refreshLocally = async (
  findSeen: (ids: readonly string[]) => Promise<readonly FoundAthlete[]>,
): Promise<void> => {
  const ids = history.get().map(({ id }) => id)
  const seen = await findSeen(ids)
  keep(refreshedHistory(history.get(), ids, seen))
}

export const forgetLocally = (): void => {
  history.set(none)
  try {
    localStorage.removeItem(historyKey)
  } catch {
    // Nothing was stored.
  }
}
