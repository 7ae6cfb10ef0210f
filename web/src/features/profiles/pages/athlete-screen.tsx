import type { User } from '@fieldhouse/contract/accounts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { athleteQuery, sportQuery } from '../profiles.api.ts'
import { unitsFor } from '../units.ts'
import { useCountView } from '../views/use-count-view.ts'
import { AthletePage, AthletePending } from './athlete-page.tsx'
import { AthleteEditPage } from './lazy-edit-page.ts'

interface AthleteScreenProps {
  /** A slug or an id. */
  id: string
  viewer: User | null
  /** PRO-02: asked for; who may not edit sees the page. */
  isEditing: boolean
  onEditingChange: (isEditing: boolean) => void
}

export const AthleteScreen = ({ id, viewer, isEditing, onEditingChange }: AthleteScreenProps) => {
  const athlete = useSuspenseQuery(athleteQuery(id)).data.data
  const sport = useSuspenseQuery(sportQuery(athlete.sport.key)).data.data
  const isShown = !(isEditing && athlete.can.edit)
  useCountView(athlete)
  const shown = { athlete, sport, units: unitsFor(viewer) }
  return isShown ? (
    <AthletePage {...shown} onEdit={() => onEditingChange(true)} />
  ) : (
    <Suspense fallback={<AthletePending />}>
      <AthleteEditPage {...shown} onLeave={() => onEditingChange(false)} />
    </Suspense>
  )
}
