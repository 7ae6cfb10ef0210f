import { useSuspenseQuery } from '@tanstack/react-query'
import { Notice } from '../../../ui/notice.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { AthleteFacts } from '../components/athlete-facts.tsx'
import { AthleteHero } from '../components/athlete-hero.tsx'
import { athleteQuery } from '../profiles.api.ts'

/** /{athleteId}: a first form of PRO-01, with all that there is so far. */
export const AthletePage = ({ id }: { id: string }) => {
  const { data } = useSuspenseQuery(athleteQuery(id))
  const athlete = data.data
  return (
    <article className="pb-16">
      <AthleteHero athlete={athlete} />
      {!athlete.settings.is_visible && (
        <div className="wrap pt-8">
          <Notice>
            {athlete.can.edit
              ? 'This page is hidden. Only you, your family, your coaches and our team can see it.'
              : 'This page is hidden from the public.'}
          </Notice>
        </div>
      )}
      <AthleteFacts athlete={athlete} />
    </article>
  )
}

export const AthletePending = () => (
  <LoadingRegion label="Loading the athlete’s page">
    <div className="bg-sunken">
      <div className="wrap grid min-h-[26rem] content-end gap-5 pb-9 sm:min-h-[34rem] sm:pb-14">
        <Skeleton className="h-5 w-56 bg-line" />
        <Skeleton className="h-32 w-4/5 bg-line" />
      </div>
    </div>
    <div className="wrap flex gap-10 py-10">
      <Skeleton className="h-10 w-28" />
      <Skeleton className="h-10 w-28" />
    </div>
  </LoadingRegion>
)
