import type { SignUpRole } from '@fieldhouse/contract/accounts.sign-up'

/** What the sign-up is for. */
export const eventWords = (event: string, team: string | null): string =>
  team ? `You are signing up for ${event}, with ${team}.` : `You are signing up for ${event}.`

/** COA-01: what a team's link is for. */
export const teamWords = (team: string): string => `You are joining ${team}.`

/** COA-01: the coach deleted the team. */
export const teamGoneWords = 'This team’s link no longer works. Ask the coach for a new one.'

/** The result, and where to find the team. */
export const joinedWords = (team: string, role: SignUpRole | ''): string =>
  role === 'coach'
    ? `You joined ${team}. You’ll find the team on your coach page. The organizer will confirm you there.`
    : `You joined ${team}. Once the team’s coaches are confirmed, they can reach you.`
