import type { Match } from '@fieldhouse/contract/matching.match'
import { conferenceWords } from '../../../lib/college-words.ts'
import { Tag } from '../../../ui/data/tag.tsx'

/** The division, the conference, and whether a source confirms the team. */
export const TeamLine = ({ college }: { college: Match['college'] }) => {
  const { division, conference, is_confirmed } = college
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 leading-[1.25]">
      <Tag>{division}</Tag>
      {conference && (
        <span className="min-w-0 text-small wrap-anywhere text-muted">{conferenceWords(conference)}</span>
      )}
      {!is_confirmed && <Tag tone="warning">Team not confirmed</Tag>}
    </p>
  )
}
