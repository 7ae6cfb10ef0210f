import type { CoachNote } from '@fieldhouse/contract/tasks'
import { Lock, Pin, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useClientClock } from '../../../lib/client-time.ts'
import { dayOf } from '../../../lib/dates.ts'
import { Tag } from '../../../ui/data/tag.tsx'
import { Icon } from '../../../ui/media/icon.tsx'

interface NoteItemProps {
  note: CoachNote
  /** The family sees no tags: everything it sees is shared. */
  isForFamily?: boolean
  tools?: ReactNode
}

export const NoteItem = ({ note, isForFamily = false, tools }: NoteItemProps) => {
  const { text, is_pinned, is_shared, author, created_at, can } = note
  const clock = useClientClock()
  return (
    <>
      <div className="mb-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-micro text-muted">
        {is_pinned && <Icon of={Pin} size="sm" />}
        <span className="grow">
          {[is_pinned && 'Pinned', dayOf(created_at, clock), (isForFamily || !can.change) && author.name]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {!isForFamily && (
          <Tag>
            <Icon of={is_shared ? Users : Lock} size="sm" />
            {is_shared ? 'Family sees it' : 'Only you'}
          </Tag>
        )}
        {tools}
      </div>
      <p className="text-ui whitespace-pre-line wrap-anywhere">{text}</p>
    </>
  )
}
