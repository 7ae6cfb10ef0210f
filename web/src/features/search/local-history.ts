import type { FoundAthlete } from '@fieldhouse/contract/search'
import { createStore, useStore } from '../../lib/store.ts'
import { isUuid } from '../../lib/uuid.ts'

const historyKey = 'athlete_history'
const mostKept = 10

const storedText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= 300 ? value : null

const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

const fieldsOf = (value: unknown) => Object(value) as Record<string, unknown>

/** One entry as it may stand there; null when it is not one of ours. */
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
    // Pictures of ours only, whatever was written there.
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

/** What makes sense of what stands there: anybody may have written to it. */
export const historyIn = (given: unknown): readonly FoundAthlete[] =>
  Array.isArray(given) ? given.flatMap((entry) => storedAthlete(entry) ?? []).slice(0, mostKept) : []

/** Newest first, nobody twice. */
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

/** What another tab has looked up counts too. */
if (!import.meta.env.SSR)
  addEventListener('storage', ({ key: changed }) => {
    if (changed === historyKey) history.set(stored())
  })

/** SRC-04: whom a visitor looked up last, which only their own browser knows. */
export const useLocalHistory = (): readonly FoundAthlete[] => useStore(history, none)

const keep = (athletes: readonly FoundAthlete[]): void => {
  history.set(athletes)
  try {
    localStorage.setItem(historyKey, JSON.stringify(history.get()))
  } catch {
    // It holds for this visit then.
  }
}

/** The athlete alone: why they were found concerns that search, and nobody later. */
export const rememberLocally = (athlete: FoundAthlete): void => {
  const known = storedAthlete(athlete)
  if (known) keep(withAthlete(history.get(), known))
}

/** As those are now who were asked about; whoever of them did not come back hides or has left. */
export const refreshedHistory = (
  kept: readonly FoundAthlete[],
  askedIds: readonly string[],
  seen: readonly FoundAthlete[],
): readonly FoundAthlete[] =>
  kept.flatMap((athlete) =>
    askedIds.includes(athlete.id) ? (seen.find(({ id }) => id === athlete.id) ?? []) : athlete,
  )

/** SRC-05: hiding takes effect at once, also in what this browser remembers. Without an answer all stay. */
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
    // Nothing was kept.
  }
}
