import { matchingPath, matchPath } from './matching-access.ts'

/** The addresses of an athlete's matching pages. The athlete is in them if the reader looks after several. */
export interface MatchPaths {
  readonly survey: string
  readonly list: string
  readonly match: (matchId: number) => string
}

export const matchPaths = (userId: string | null): MatchPaths => ({
  survey: matchingPath(userId, 'survey'),
  list: matchingPath(userId, 'matches'),
  match: (matchId) => matchPath(userId, matchId),
})
