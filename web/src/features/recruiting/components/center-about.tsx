import type { Center, ListName } from '../center.ts'
import { ActingFor, type ActingForProps } from './acting-for.tsx'
import { type Sibling, SiblingSwitch } from './sibling-switch.tsx'

interface CenterAboutProps extends ActingForProps {
  center: Center
  list: ListName
  siblings: readonly Sibling[]
}

/** For whom the recruiting center is, where that has to be said. */
export const CenterAbout = ({ center, list, siblings, ...acting }: CenterAboutProps) => {
  if (center.role === 'success-coach') return <ActingFor {...acting} />
  if (center.role === 'family' && siblings.length > 1)
    return <SiblingSwitch siblings={siblings} current={center.id} list={list} />
  return null
}
