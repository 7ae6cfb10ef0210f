import { claimUser, declineUser, unclaimUser } from '@fieldhouse/contract/roster'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { call } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { fullName } from '../../../lib/person-name.ts'
import { viewerQuery } from '../../../lib/viewer.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { refreshClaims } from '../roster.api.ts'
import { workPath } from '../work-path.ts'

export interface Claimed {
  user_id: string
  first_name: string
  last_name: string
}

/** Someone else was faster, or the athlete is gone. */
const isOver = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'already_claimed' || error.code === 'not_found')

/** That is nobody's mistake, so it is not shown as an error. */
const tellOver = ({ code, message }: ApiError, athlete: Claimed) =>
  toast(code === 'not_found' ? `${fullName(athlete)} is no longer on this list.` : message, { tone: 'info' })

/** COA-02: claim, decline, and unclaim. The lists and the menu follow. */
export const useClaims = () => {
  const queryClient = useQueryClient()
  const router = useRouter()

  /** The menu has Messages only for a success coach with athletes. */
  const follow = async () => {
    await Promise.all([
      refreshClaims(queryClient),
      queryClient.prefetchQuery({ ...viewerQuery, staleTime: 0 }),
    ])
    await router.invalidate()
  }

  const change = async (athlete: Claimed, work: () => Promise<unknown>, tell: () => void) => {
    try {
      await work()
      tell()
    } catch (error) {
      if (!isOver(error)) throw error
      tellOver(error, athlete)
    }
    await follow()
  }

  const body = ({ user_id }: Claimed) => ({ body: { user_id } })
  return {
    claim: (athlete: Claimed) =>
      change(
        athlete,
        () => call(claimUser, body(athlete)),
        () =>
          toast(`${fullName(athlete)} is on your roster.`, {
            action: {
              label: 'Open',
              onPress: () => void router.navigate({ href: workPath(athlete.user_id) }),
            },
          }),
      ),
    decline: (athlete: Claimed) =>
      change(
        athlete,
        () => call(declineUser, body(athlete)),
        () => toast(`You declined ${fullName(athlete)}.`),
      ),
    unclaim: (athlete: Claimed) =>
      change(
        athlete,
        () => call(unclaimUser, body(athlete)),
        () => toast(`${fullName(athlete)} is off your roster. Tasks and time stayed.`),
      ),
  }
}
