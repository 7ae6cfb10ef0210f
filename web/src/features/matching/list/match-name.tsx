import type { Match } from '@fieldhouse/contract/matching.match'
import { conferenceWords } from '../../../lib/college-words.ts'
import { Tag } from '../../../ui/data/tag.tsx'

/** The division, the conference, and whether a source confirms the team. */
export const TeamLine = ({ college }: { college: Match['college'] }) => {
  const { division, conference, is_confirmed } = college
  return (
    <p className="match-row-team">
      <Tag>{division}</Tag>
      {conference && <span>{conferenceWords(conference)}</span>}
      {!is_confirmed && <Tag tone="warning">Team not confirmed</Tag>}
    </p>
  )
}
