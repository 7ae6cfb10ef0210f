import { getMyRosters } from '@fieldhouse/contract/desk'
import { getAthlete } from '@fieldhouse/contract/profiles'
import { getAthleteOfCoach } from '@fieldhouse/contract/roster'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api.ts'
import { tasksQuery } from '../tasks.api.ts'

export const workAthleteQuery = (userId: string) =>
  queryOptions(queryOf(getAthleteOfCoach, { params: { id: userId } }))

/** The height, the grades, and the color, from the athlete's page. */
export const athleteFactsQuery = (slug: string) =>
  queryOptions({
    ...queryOf(getAthlete, { params: { id: slug } }),
    select: ({ data: { personal_metrics, education, settings } }) => ({
      ...personal_metrics,
      gpa: education?.gpa ?? null,
      color_theme: settings.color_theme,
    }),
  })

/** The athlete's package and place on the roster. */
export const rosterPlaceQuery = (userId: string) =>
  queryOptions({
    ...queryOf(getMyRosters, { query: { show_all: '1' } }),
    select: ({ data }) => {
      const place = data.findIndex((athlete) => athlete.user_id === userId)
      const package_ = data[place]?.package ?? null
      return place < 0 ? null : { place: place + 1, count: data.length, package: package_ }
    },
  })

/** A missing part of the facts is not a missing page: only the athlete and the tasks must be there. */
export const loadWork = async (queryClient: QueryClient, userId: string) => {
  const [{ data: athlete }] = await Promise.all([
    queryClient.ensureQueryData(workAthleteQuery(userId)),
    queryClient.ensureQueryData(tasksQuery(userId)),
    queryClient.prefetchQuery(queryOf(getMyRosters, { query: { show_all: '1' } })),
  ])
  await queryClient.prefetchQuery(queryOf(getAthlete, { params: { id: athlete.athlete_slug } }))
  return athlete
}
