import type { ConversationFacts } from '@fieldhouse/contract/messaging'
import { useState } from 'react'
import { fullName } from '../../../lib/person-name.ts'
import type { ConversationLog } from '../conversation-log.ts'
import { otherOf } from '../person-labels.ts'

interface SpokenMessageProps {
  log: Pick<ConversationLog, 'rows' | 'people'>
  facts: ConversationFacts
}

/**
 * What has just come from the other side, for a screen reader; what was there before is not read out. It has to stand in
 * the page before the first one comes.
 */
export const SpokenMessage = ({ log: { rows, people }, facts }: SpokenMessageProps) => {
  const last = rows.at(-1)
  const [first] = useState(last?.seq ?? 0)
  const isNew = last !== undefined && last.seq > first && last.side !== facts.side
  const author = last && people[last.sender_id]
  return (
    <p aria-live="polite" className="sr-only">
      {isNew && `${author ? fullName(author) : fullName(otherOf(facts))}: ${last.content}`}
    </p>
  )
}
