import type { FamilyRole } from '@fieldhouse/contract/accounts.family'
import { letter } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { strangersName } from '../../../platform/mail/strangers-name.ts'

interface InvitationLink {
  to: string
  inviterName: string
  athleteName: string
  role: FamilyRole
  url: string
}

/** What the invited person will be able to do. */
const offer = (athlete: string, role: FamilyRole): string =>
  role === 'athlete'
    ? `Your Fieldhouse page is already started. Sign up to make it yours: fill it in, show it to coaches, and see who looks at it.`
    : `Sign up as ${athlete}’s ${role} to manage ${athlete}’s profile page together.`

/** The names come from another person and go to someone who may not know us, so they never become a link. */
export const invitationMail = ({ to, inviterName, athleteName, role, url }: InvitationLink): Mail => {
  const inviter = strangersName(inviterName)
  const athlete = strangersName(athleteName)
  return {
    to,
    ...letter({
      subject:
        role === 'athlete'
          ? `${inviter} invites you to your page on Fieldhouse`
          : `${inviter} invites you to ${athlete}’s family on Fieldhouse`,
      preview: 'The link works once, for 14 days.',
      heading: 'You are invited',
      paragraphs: [
        `${inviter} invites you to Fieldhouse, where high-school athletes get recruited by college programs.`,
        offer(athlete, role),
      ],
      button: { label: 'Sign up', url },
      closing: `The link works once, for 14 days. Don’t know ${inviter}? You can ignore this email.`,
    }),
  }
}
