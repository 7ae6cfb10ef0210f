import { getJoinLink } from '@fieldhouse/contract/teams.my'
import { joinedText } from '../../features/teams/join-link-words.ts'
import { call } from '../../lib/api.ts'
import { toast } from '../../ui/feedback/toast.ts'

/**
 * COA-01: says what came of a team's link after a sign-in or sign-up. The server knows whether they are on the team. If it
 * does not answer, nothing is claimed.
 */
export const tellJoined = async (teamId: string): Promise<void> => {
  const answer = await call(getJoinLink, { params: { id: teamId } }).catch(() => null)
  const text = answer && joinedText(answer.data)
  if (text) toast(text)
}
