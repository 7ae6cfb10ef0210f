import type { ConversationFacts, MessageRow, Person } from '@fieldhouse/contract/messaging'
import { Flag } from 'lucide-react'
import { memo, type ReactElement, useState } from 'react'
import { fullName } from '../../../lib/person-name.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { type MessageGroup, stateOf } from '../message-groups.ts'
import { MessageText } from './message-text.tsx'

interface Around {
  facts: ConversationFacts
  people: Readonly<Record<string, Person>>
  viewerId: string
  onReport: ((row: MessageRow) => void) | undefined
}

/** Shown when the side does not make it clear: another family member, or a person who writes for the athlete. */
const authorLine = (
  { side, sender_id, is_on_behalf }: MessageGroup,
  { facts, people, viewerId }: Around,
): string | null => {
  const author = people[sender_id]
  if (!author || sender_id === viewerId) return null
  if (is_on_behalf) return `${fullName(author)}, for ${facts.athlete.first_name}`
  const expected = side === 'coach' ? facts.contact.id : facts.athlete.id
  if (sender_id === expected) return side === facts.side ? fullName(author) : null
  return `${fullName(author)}, ${author.type_title.toLowerCase()}`
}

const timeWords = ({ bubbles, side, time }: MessageGroup, { facts }: Around): string => {
  if (side !== facts.side) return time
  const state = stateOf(bubbles.at(-1)?.row, facts.other)
  return state === 'sending' ? 'Sending…' : `${time}, ${state}`
}

/**
 * Consecutive messages by one person: own messages at the end of the line, others at the start. These are separate
 * lines, not one box, so a new message does not re-create the others.
 */
export const groupLines = (group: MessageGroup, around: Around): ReactElement[] => {
  const { facts, people, viewerId, onReport } = around
  const isOwn = group.side === facts.side
  const author = people[group.sender_id]
  const place = isOwn ? 'self-end' : 'self-start'
  const by = authorLine(group, around)
  const name = group.sender_id === viewerId ? 'You' : author ? fullName(author) : ''
  return [
    ...(by
      ? [
          <p key={`by ${group.key}`} className={`${place} px-1 pt-1 text-micro text-muted wrap-anywhere`}>
            {by}
          </p>,
        ]
      : []),
    ...group.bubbles.map(({ key, content, row }) => (
      <MessageBubble
        key={key}
        content={content}
        row={row}
        isOwn={isOwn}
        name={name}
        onReport={isOwn ? undefined : onReport}
      />
    )),
    <p key={`time ${group.bubbles.at(-1)?.key}`} className={`${place} px-1 pb-2.5 text-micro text-muted`}>
      {timeWords(group, around)}
    </p>,
  ]
}

interface MessageBubbleProps {
  content: string
  row: MessageRow | null
  isOwn: boolean
  name: string
  onReport: ((row: MessageRow) => void) | undefined
}

const MessageBubble = memo(({ content, row, isOwn, name, onReport }: MessageBubbleProps) => {
  const [isPointedAt, setPointedAt] = useState(false)
  return (
    <div
      data-seq={row?.seq}
      onPointerEnter={({ pointerType }) => setPointedAt(pointerType === 'mouse')}
      onPointerLeave={() => setPointedAt(false)}
      className={classNames(
        'relative max-w-[min(82%,36rem)] rounded-[14px] border px-[13px] py-[9px] text-[0.9375rem] leading-[1.42]',
        isOwn
          ? 'self-end rounded-ee-xs border-transparent bg-accent-soft text-text'
          : 'self-start rounded-es-xs border-line bg-raised text-text',
        !row && 'opacity-70',
      )}
    >
      <span className="sr-only">{name}: </span>
      <MessageText content={content} />
      {isPointedAt && onReport && row && <ReportButton onPress={() => onReport(row)} />}
    </div>
  )
})

/** By keyboard and touch, a message is reported from the menu above: a tab stop per message would be too many. */
const ReportButton = ({ onPress }: { onPress: () => void }) => (
  <span className="absolute start-full top-0 ps-1">
    <Button
      variant="borderless"
      size="sm"
      isIcon
      tabIndex={-1}
      aria-label="Report this message"
      onClick={onPress}
    >
      <Icon of={Flag} size="sm" />
    </Button>
  </span>
)
