import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { SignUpStart } from '../../features/accounts/sign-up/sign-up-start.ts'
import { readCookie } from '../../lib/cookies.ts'
import { readInviteParams, saveInviteParams } from '../../lib/invite-params.ts'
import { invitationQuery, isBadInvite } from './invitation-query.ts'
import { signUpStartOf } from './sign-up-start.ts'

/** The values of the link this person came by, on this page or an earlier one. Null while its invitation is loading. */
export const useSignUpStart = (isOpen: boolean, isForPayment = false): SignUpStart | null => {
  const params = readInviteParams()
  const invite = params?.invite ?? null
  const { data, error, isLoading } = useQuery({
    ...invitationQuery(invite ?? ''),
    enabled: isOpen && invite !== null,
  })

  const isBad = isBadInvite(error)
  useEffect(() => {
    const kept = readInviteParams()
    if (isBad && kept) saveInviteParams({ ...kept, invite: null })
  }, [isBad])

  if (isLoading) return null
  const usable = params && isBad ? { ...params, invite: null } : params
  const promoCode = readCookie('promo-code') ?? null
  if (!isForPayment) return signUpStartOf(usable, data?.data ?? null, promoCode)
  // A link for coaches says nothing about a person who buys a package.
  const start = signUpStartOf(usable?.role === 'coach' ? null : usable, data?.data ?? null, promoCode)
  return { ...start, isForPayment: true }
}
