import type { SignUpRole } from '@fieldhouse/contract/accounts.sign-up'

/** What the sign-up is for. */
export const eventWords = (event: string, team: string | null): string =>
  team ? `You are signing up for ${event}, with ${team}.` : `You are signing up for ${event}.`

/** The result, and where to find the team. */
export const joinedWords = (team: string, role: SignUpRole | ''): string =>
  role === 'coach'
    ? `You joined ${team}. You’ll find the team on your coach page. The organizer will confirm you there.`
    : `You joined ${team}. Once the team’s coaches are confirmed, they can reach you.`
