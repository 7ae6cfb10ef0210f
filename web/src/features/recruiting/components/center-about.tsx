import { AthleteLink } from '../../../ui/navigation/athlete-link.tsx'
import { type Sibling, SiblingSwitch } from '../../../ui/navigation/sibling-switch.tsx'
import { type Center, centerPath, type ListName } from '../center.ts'
import type { ChatSelection } from '../selection.ts'
import { ActingFor, type ActingForProps } from './acting-for.tsx'
import { OwnCoach } from './own-coach.tsx'

interface CenterAboutProps extends ActingForProps {
  center: Center
  list: ListName
  siblings: readonly Sibling[]
  onCoach: (chat: ChatSelection) => void
  unreadOf: (person: { user_id: string | null; unread_message_count: number }) => number
}

/** The owner of the recruiting center, if that is not obvious, and their success coach. */
export const CenterAbout = ({ center, list, siblings, onCoach, unreadOf, ...acting }: CenterAboutProps) => {
  if (center.role === 'success-coach') return <ActingFor {...acting} />
  if (center.role === 'coach') return null
  // Another child may have no recruiting center, so a parent sees the name even without a switch.
  const isOfAnother = center.viewerId !== center.id
  return (
    <>
      {siblings.length > 1 ? (
        <SiblingSwitch siblings={siblings} current={center.id} pathOf={(id) => centerPath(id, list)} />
      ) : (
        isOfAnother &&
        acting.athlete && (
          <p className="ms-3 py-1 text-ui">
            <AthleteLink athlete={acting.athlete} />
          </p>
        )
      )}
      <OwnCoach center={center} unreadOf={unreadOf} onMessage={onCoach} />
    </>
  )
}
