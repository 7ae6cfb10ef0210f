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
 * Announces new messages from the other side to a screen reader, but not earlier ones. It has to be in the page before
 * the first one arrives.
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
