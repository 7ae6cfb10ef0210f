import type { UserType } from '@fieldhouse/contract/guards'
import type { JoinLink, LinkStanding } from '@fieldhouse/contract/teams.my'

/** What a signed-in person reads who opened a team's link (COA-01). */
interface LinkWords {
  title: string
  text: string
}

export const goneLink: LinkWords = {
  title: 'This link doesn’t work anymore',
  text: 'Ask the person who sent it for a new one.',
}

const offerTexts: Partial<Record<UserType, string>> = {
  athlete: 'The team’s coaches see that you are on it. Coaches whom the team confirmed see how to reach you.',
  parent:
    'The team’s coaches see your name among the parents. Your athlete joins from their own account, with the same link.',
  coach: 'The person who created the link confirms you first. Then you see how to reach the team’s athletes.',
}

export const linkWords = (name: string, standing: LinkStanding, type: UserType): LinkWords => {
  switch (standing) {
    case 'can-join':
      return { title: `Join ${name}?`, text: offerTexts[type] ?? '' }
    case 'on-team':
      return { title: `You’re on ${name}`, text: 'You joined this team before. There’s nothing more to do.' }
    case 'waiting':
      return {
        title: `You asked to join ${name}`,
        text: 'The person who created the link has not answered yet. You’ll get a notice.',
      }
    case 'refused':
      return {
        title: `You were not confirmed for ${name}`,
        text: 'The person who created the link said no. If that is a mistake, talk to them.',
      }
    case 'owner':
      return {
        title: `${name} is your own team`,
        text: 'This link is for your athletes and coaches. Send it to them.',
      }
    case 'not-for-them':
      return {
        title: 'Your account can’t join a team',
        text: 'This link is for athletes, parents, and coaches. To use another account, sign out and open it again.',
      }
  }
}

/** What happened, in one sentence. Null if they are not on the team. */
export const joinedText = ({ name, standing }: JoinLink): string | null => {
  if (standing === 'on-team') return `You’re on ${name}.`
  return standing === 'waiting'
    ? `You asked to join ${name}. You’ll get a notice once you’re confirmed.`
    : null
}
