import { Notice } from '../../../ui/feedback/notice.tsx'
import { teamGoneWords, teamWords } from './event-labels.ts'
import type { SignUpStart } from './sign-up-start.ts'

/** COA-01: the team that a person joins with their link, or that its link no longer works. */
export const TeamNotice = ({ start: { teamName, isTeamGone } }: { start: SignUpStart }) => {
  if (isTeamGone) return <Notice tone="warning">{teamGoneWords}</Notice>
  return teamName ? <Notice>{teamWords(teamName)}</Notice> : null
}
