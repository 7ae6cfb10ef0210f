import type { User } from '@fieldhouse/contract/accounts'
import { type AccountInfo, getAccountInfo } from '@fieldhouse/contract/accounts.info'
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api.ts'
import { throwMissing } from '../../../lib/throw-missing.ts'
import { useAccountChanged } from '../settings/use-account-changed.ts'

export const infoQuery = (id: string) => queryOptions(queryOf(getAccountInfo, { params: { id } }))

export const loadInfo = (queryClient: QueryClient, id: string) =>
  queryClient.ensureQueryData(infoQuery(id)).catch(throwMissing)

/** Refreshes the account and everything that shows its name. */
export const useInfoChanged = (id: string) => {
  const queryClient = useQueryClient()
  const refresh = useAccountChanged()
  return async () => {
    await queryClient.invalidateQueries({ queryKey: infoQuery(id).queryKey })
    await refresh()
  }
}

/** The viewer's own info, which every page has. The server decides again when it is saved. */
export const ownInfo = (viewer: User): AccountInfo => {
  const { id, type, first_name, last_name, email, gender, phone, photo, athlete_slug } = viewer
  const canEdit = viewer.impersonator_id === null
  return {
    ...{ id, type, first_name, last_name, email, phone, photo, athlete_slug },
    gender: gender === 'male' || gender === 'female' ? gender : null,
    athletes: viewer.athletes,
    can: { edit: canEdit, rename: canEdit && !viewer.is_verified_coach },
  }
}
