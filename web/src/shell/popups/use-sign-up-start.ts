import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { SignUpStart } from '../../features/accounts/sign-up/sign-up-start.ts'
import { readCookie } from '../../lib/cookies.ts'
import { type InviteParams, readInviteParams, saveInviteParams } from '../../lib/invite-params.ts'
import { invitationQuery, isBadInvite } from './invitation-query.ts'
import { signUpStartOf } from './sign-up-start.ts'
import { isTeamGone, teamLinkQuery } from './team-link-query.ts'

/** COA-01: the team of a join link. An event's link has its own list of teams. */
const useLinkedTeam = (params: InviteParams | null, isOpen: boolean) => {
  const teamId = params?.event ? null : (params?.team_id ?? null)
  const { data, error, isLoading } = useQuery({
    ...teamLinkQuery(teamId ?? ''),
    enabled: isOpen && teamId !== null,
  })
  return { isLoading, isGone: isTeamGone(error), name: data?.data.name ?? null }
}

/**
 * The values of the link this person came by, on this page or an earlier one. Null while its invitation or its team is
 * loading. Without its team, a link says nothing about the person who signs up.
 */
export const useSignUpStart = (isOpen: boolean, isForPayment = false): SignUpStart | null => {
  const params = readInviteParams()
  const invite = params?.invite ?? null
  const { data, error, isLoading } = useQuery({
    ...invitationQuery(invite ?? ''),
    enabled: isOpen && invite !== null,
  })
  const team = useLinkedTeam(params, isOpen)

  const isBad = isBadInvite(error)
  useEffect(() => {
    const kept = readInviteParams()
    if (isBad && kept) saveInviteParams({ ...kept, invite: null })
  }, [isBad])

  if (isLoading || team.isLoading) return null
  const usable = params && {
    ...params,
    ...(isBad && { invite: null }),
    ...(team.isGone && { team_id: null, role: null }),
  }
  const promoCode = readCookie('promo-code') ?? null
  // A link for coaches says nothing about a person who buys a package.
  const link = isForPayment && usable?.role === 'coach' ? null : usable
  return {
    ...signUpStartOf(link, data?.data ?? null, promoCode),
    teamName: link?.team_id ? team.name : null,
    isTeamGone: team.isGone,
    ...(isForPayment && { isForPayment }),
  }
}
