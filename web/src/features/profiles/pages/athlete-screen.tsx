import type { User } from '@fieldhouse/contract/accounts'
import type { MetricType } from '@fieldhouse/contract/accounts.metric-type'
import { upcoming } from '@fieldhouse/contract/profiles.schedule'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ComponentProps, memo, Suspense, useDeferredValue } from 'react'
import { useClientClock } from '../../../lib/client-time.ts'
import { dateAt } from '../../../lib/dates.ts'
import { unitsFor } from '../../../lib/units.ts'
import { athleteQuery, sportQuery } from '../profiles.api.ts'
import { useCountView } from '../views/use-count-view.ts'
import { AthletePage, AthletePending } from './athlete-page.tsx'
import { AthleteEditPage } from './lazy-edit-page.ts'

interface AthleteScreenProps {
  /** A slug or an id. */
  id: string
  viewer: User | null
  /** The product's setting. */
  metricSetting: MetricType | undefined
  /** PRO-02: whether edit mode was requested. A person who may not edit sees the public page. */
  isEditing: boolean
  onEditingChange: (isEditing: boolean) => void
  /** Opens a college's popup. */
  onCollege: (college: { id: number; name: string }) => void
  /** Opens the payment dialog for this athlete. Undefined for people who don't buy packages. */
  onPackage?: ((athleteUserId: string) => void) | undefined
}

/**
 * The server renders the editor, and its scripts arrive later. React replaces what the server rendered with the fallback
 * if an urgent update gets there first. So this part is updated when the browser has time.
 */
const EditPage = (props: ComponentProps<typeof AthleteEditPage>) => (
  <KeptEditPage page={useDeferredValue(props)} />
)

const KeptEditPage = memo(({ page }: { page: ComponentProps<typeof AthleteEditPage> }) => (
  <Suspense fallback={<AthletePending />}>
    <AthleteEditPage {...page} />
  </Suspense>
))

export const AthleteScreen = ({
  id,
  viewer,
  metricSetting,
  isEditing,
  onEditingChange,
  onCollege,
  onPackage,
}: AthleteScreenProps) => {
  const { data: page, dataUpdatedAt } = useSuspenseQuery(athleteQuery(id))
  const athlete = page.data
  const sport = useSuspenseQuery(sportQuery(athlete.sport.key)).data.data
  const isShown = !(isEditing && athlete.can.edit)
  useCountView(athlete)
  // The time when the page was loaded, not now, so server and browser render the same games.
  const today = dateAt(dataUpdatedAt, useClientClock())
  const shown = { sport, units: unitsFor(viewer, metricSetting) }
  return isShown ? (
    <AthletePage
      {...shown}
      athlete={{ ...athlete, schedule: upcoming(athlete.schedule, today) }}
      today={athlete.schedule.length > 0 ? today : undefined}
      onEdit={() => onEditingChange(true)}
    />
  ) : (
    <EditPage
      {...shown}
      athlete={athlete}
      today={today}
      onLeave={() => onEditingChange(false)}
      onCollege={onCollege}
      onPackage={onPackage && (() => onPackage(athlete.user_id))}
    />
  )
}
