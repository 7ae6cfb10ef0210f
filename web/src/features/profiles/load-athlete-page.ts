import type { Athlete } from '@fieldhouse/contract/profiles.document'
import type { Sport } from '@fieldhouse/contract/profiles.sport'
import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { ApiError } from '../../lib/api-error.ts'
import { isAthleteId } from './athlete-labels.ts'
import { athleteQuery, sportQuery } from './profiles.api.ts'

/** An unknown page is a normal 404. */
const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404

export const loadAthlete = async (queryClient: QueryClient, id: string): Promise<Athlete> => {
  if (!isAthleteId(id)) throw notFound()
  const { data } = await queryClient.ensureQueryData(athleteQuery(id)).catch((error: unknown) => {
    throw isMissing(error) ? notFound() : error
  })
  return data
}

/** Only in the browser: without this, the page would grow while it is read. */
const sectionsLoaded = async () => {
  if (import.meta.env.SSR) return
  const { preloadSections } = await import('./athlete-sections.ts')
  await preloadSections()
}

/** The page and its sport's columns: all that the first paint needs. */
export const loadAthletePage = async (
  queryClient: QueryClient,
  id: string,
): Promise<{ athlete: Athlete; sport: Sport }> => {
  const [athlete] = await Promise.all([loadAthlete(queryClient, id), sectionsLoaded().catch(() => {})])
  const { data: sport } = await queryClient.ensureQueryData(sportQuery(athlete.sport.key))
  return { athlete, sport }
}
