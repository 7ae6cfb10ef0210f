import { getEventTeams } from '@fieldhouse/contract/teams'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api.ts'
import type { SignUpStart } from './sign-up-start.ts'

/** An event with its teams, loaded one time for all steps that show it. */
export const eventTeamsQuery = (eventId: string) =>
  queryOptions({
    ...queryOf(getEventTeams, { body: { event_id: eventId } }),
    retry: false,
    staleTime: 5 * 60_000,
  })

/** The event a person came from, and the name of one of its teams. Null without a known event. */
export const useEventNames = ({ fromEventId }: SignUpStart, teamId: string) => {
  const { data } = useQuery({ ...eventTeamsQuery(fromEventId ?? ''), enabled: Boolean(fromEventId) })
  return {
    event: data?.event.name ?? null,
    team: data?.data.find(({ id }) => id === teamId)?.name ?? null,
  }
}
