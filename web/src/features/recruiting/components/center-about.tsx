import type { Center, ListName } from '../center.ts'
import type { ChatSelection } from '../selection.ts'
import { ActingFor, type ActingForProps } from './acting-for.tsx'
import { OwnCoach } from './own-coach.tsx'
import { type Sibling, SiblingSwitch } from './sibling-switch.tsx'

interface CenterAboutProps extends ActingForProps {
  center: Center
  list: ListName
  siblings: readonly Sibling[]
  onCoach: (chat: ChatSelection) => void
}

/** For whom the recruiting center is, where that has to be said, and who helps them. */
export const CenterAbout = ({ center, list, siblings, onCoach, ...acting }: CenterAboutProps) => {
  if (center.role === 'success-coach') return <ActingFor {...acting} />
  if (center.role === 'coach') return null
  return (
    <>
      {siblings.length > 1 && <SiblingSwitch siblings={siblings} current={center.id} list={list} />}
      <OwnCoach center={center} onMessage={onCoach} />
    </>
  )
}
