import { teamOfCollege } from '@fieldhouse/contract/colleges.team'
import type { CoachedTeam, CoachVerification } from '@fieldhouse/contract/colleges.verification'
import { verifiedBy } from '@fieldhouse/contract/colleges.verified'
import type { TagTone } from '../../../ui/data/tag.tsx'

interface StatusWords {
  tag: string
  tone: TagTone
  title: string
  lead: string
}

type Stand = Pick<CoachVerification, 'status' | 'teams'>

const untilVerified = 'Until you are verified, you see what every visitor sees.'

/** For a coach without a college: the best status from any team. */
const byTeam = (teams: readonly CoachedTeam[]): StatusWords | null => {
  const has = (status: CoachedTeam['status']) => teams.some((team) => team.status === status)
  if (has('verified'))
    return {
      tag: 'Confirmed by the team',
      tone: 'positive',
      title: 'Your team confirmed you',
      lead: 'You can see the contact details of its athletes. For all other athletes, you see what every visitor sees.',
    }
  if (has('pending'))
    return {
      tag: 'Waiting',
      tone: 'warning',
      title: 'Waiting for your team',
      lead: `The person who created your link confirms that you coach this team. ${untilVerified}`,
    }
  if (has('refused'))
    return {
      tag: 'Not confirmed',
      tone: 'danger',
      title: 'Your team did not confirm you',
      lead: `Is this a mistake? Talk to the person who sent you the link, or write to us. ${untilVerified}`,
    }
  return null
}

const byStatus: Record<CoachVerification['status'], StatusWords> = {
  none: { tag: 'Not verified', tone: 'neutral', title: 'Get verified', lead: untilVerified },
  pending: {
    tag: 'In review',
    tone: 'warning',
    title: 'We are checking',
    lead: `We usually answer within two business days, by email. ${untilVerified}`,
  },
  verified: {
    tag: 'Verified',
    tone: 'positive',
    title: 'You are verified',
    lead: 'Families see “Verified coach” next to your name.',
  },
  refused: {
    tag: 'Not verified',
    tone: 'danger',
    title: 'We could not verify you',
    lead: `Correct what is wrong and send it again. ${untilVerified}`,
  },
  paused: {
    tag: 'Paused',
    tone: 'warning',
    title: 'Time for a second check',
    lead: 'You were verified before. Until you are verified again, you see what every visitor sees.',
  },
}

/** A coach's status as text. */
export const statusWords = ({ status, teams }: Stand): StatusWords =>
  (status === 'none' ? byTeam(teams) : null) ?? byStatus[status]

const remindedDays = 30

/** A verified coach is reminded this long before the second review. */
export const isReviewDue = (
  { status, verified_until }: Pick<CoachVerification, 'status' | 'verified_until'>,
  now: number,
): boolean =>
  status === 'verified' &&
  verified_until !== null &&
  Date.parse(verified_until) - now < remindedDays * 24 * 60 * 60 * 1000

/** A college email would verify the coach. */
export const canConfirmEmail = ({
  college,
  accepted_domains,
}: Pick<CoachVerification, 'college' | 'accepted_domains'>): boolean =>
  college !== null && accepted_domains.length > 0

/** The coach can use some conversations: those from before the pause, or with a team's athletes. */
export const hasMessages = ({ status, teams }: Stand): boolean =>
  status === 'paused' || teams.some((team) => team.status === 'verified')

/** Why a coach is not verified, or null for a verified coach. */
export const missingWords = (verification: CoachVerification): string | null => {
  const { status, teams } = verification
  const canConfirm = canConfirmEmail(verification)
  switch (status) {
    case 'verified':
      return null
    case 'pending':
      return canConfirm
        ? 'Nothing. Confirm your college email if you do not want to wait.'
        : 'Nothing. We check your account by hand.'
    case 'refused':
    case 'paused':
      return canConfirm
        ? 'A confirmed college email or a new check. One of them is enough.'
        : 'A new check. Please send your college again.'
    case 'none':
      if (teams.some((team) => team.status === 'verified')) return 'Nothing for the athletes of your team.'
      if (teams.some((team) => team.status === 'pending'))
        return 'The answer of the person who created your link.'
      return teams.length > 0
        ? 'A team that confirms you, or a college. You can add a college below.'
        : 'Your college and your position.'
  }
}

/** `an address ending in @pdx.edu or @athletics.test`. */
export const domainWords = (domains: readonly string[]): string => {
  const endings = domains.map((domain) => `@${domain}`)
  const last = endings.at(-1) ?? ''
  const list = endings.length > 1 ? `${endings.slice(0, -1).join(', ')} or ${last}` : last
  return `an address ending in ${list}`
}

/** `Verified coach · Confirmed an email address at the college · Women’s basketball, Portland State`. */
export const verifiedWords = ({
  method,
  college,
  team_gender,
}: Pick<CoachVerification, 'method' | 'college' | 'team_gender'>): string =>
  ['Verified coach', method && verifiedBy[method], college && teamOfCollege(team_gender, college.short_name)]
    .filter(Boolean)
    .join('\u00a0· ')

/** Signed up before we asked for the team. If the whole form is open, it asks for the team itself. */
export const isTeamUnsaid = ({
  status,
  team_gender,
}: Pick<CoachVerification, 'status' | 'team_gender'>): boolean =>
  team_gender === null && (status === 'verified' || status === 'pending')
