import type { User } from '@fieldhouse/contract/accounts'
import type { LastMessage } from '@fieldhouse/contract/messaging'
import { useQuery } from '@tanstack/react-query'
import { unreadQuery } from '../../../lib/unread.ts'
import { verifiedCoach } from '../../../lib/verified-coach.ts'
import { VerifiedSign } from '../../../ui/data/verified-mark.tsx'
import { otherPerson } from '../chat-address.ts'
import { useIsChatOpen } from '../open-chats.ts'
import { authorWords, lineOf } from '../person-labels.ts'
import { unreadIn } from '../unread-counts.ts'
import { ChatRow } from './chat-row.tsx'

type RowViewer = Pick<User, 'id' | 'type'> & Partial<Pick<User, 'athletes'>>

/** Shows a parent of several athletes whose conversation it is. */
const whose = ({ athletes = [] }: RowViewer, { athlete_user_id }: LastMessage): string => {
  const athlete = athletes.find(({ user_id }) => user_id === athlete_user_id)
  return athlete && athletes.length > 1 ? `${athlete.first_name} · ` : ''
}

/** MSG-03: a list entry. An open conversation has nothing unread. */
export const IncomingRow = ({ viewer, message }: { viewer: RowViewer; message: LastMessage }) => {
  const counts = useQuery(unreadQuery()).data?.data
  const isOpen = useIsChatOpen()
  const other = otherPerson(viewer, message)
  return (
    <ChatRow
      firstName={other.first_name}
      lastName={other.last_name}
      photo={other.photo?.url}
      sign={other.verified_by && <VerifiedSign {...verifiedCoach(other.verified_by)} />}
      line={whose(viewer, message) + lineOf(other, message.contact_college)}
      text={authorWords(message.sender, viewer.id, other.id) + message.content}
      at={message.created_at}
      unread={isOpen(message) ? 0 : unreadIn(counts, viewer, message)}
    />
  )
}
