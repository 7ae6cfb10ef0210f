import type { Invitation } from '@fieldhouse/contract/accounts.sign-up'

/** Who invites, and to whose family. */
export const invitationWords = ({
  inviter_name,
  athlete_first_name,
  athlete_last_name,
  type,
}: Invitation): string => {
  if (type === 'athlete') return `${inviter_name} has started your page. Sign up to make it yours.`
  const athlete = `${athlete_first_name} ${athlete_last_name}`
  return inviter_name === athlete
    ? `${athlete} invites you to the family.`
    : `${inviter_name} invites you to the family of ${athlete}.`
}
