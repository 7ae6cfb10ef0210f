import type { Athlete, MediaItem } from '@fieldhouse/contract/profiles.document'
import type { Sport } from '@fieldhouse/contract/profiles.sport'
import { useState } from 'react'
import { layOutWhenIdle } from '../../../lib/lay-out-when-idle.ts'
import type { Units } from '../../../lib/units.ts'
import { LoadingRegion, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { lateView } from '../../../ui/loading/late-view.tsx'
import { fieldOf } from '../athlete-field.ts'
import { athleteSections } from '../athlete-sections.ts'
import { AthleteBar } from '../components/athlete-bar.tsx'
import { AthleteFacts } from '../components/athlete-facts.tsx'
import { AthleteHero } from '../components/athlete-hero.tsx'
import { VipStory } from '../components/vip-story.tsx'
import { GalleryViewer } from '../gallery/gallery-viewer.tsx'

const HiddenNotice = lateView(
  () => import('../components/hidden-notice.tsx').then((module) => module.HiddenNotice),
  import.meta.env.SSR ? (await import('../components/hidden-notice.tsx')).HiddenNotice : undefined,
  'empty:h-20',
)

const ConfirmPanel = lateView(
  () => import('../confirming/confirm-panel.tsx').then((module) => module.ConfirmPanel),
  import.meta.env.SSR ? (await import('../confirming/confirm-panel.tsx')).ConfirmPanel : undefined,
  'empty:h-20',
)

const AthletePapers = lateView(
  () => import('../papers/athlete-papers.tsx').then((module) => module.AthletePapers),
  import.meta.env.SSR ? (await import('../papers/athlete-papers.tsx')).AthletePapers : undefined,
  'empty:h-22',
)

interface AthletePageProps {
  athlete: Athlete
  /** The day on which its games are still to come. Undefined without any. */
  today?: string | undefined
  sport: Sport
  units: Units
  onEdit: () => void
}

/** What the poster's button plays: a premium page's lead video, or the first in the gallery. */
const highlightsOf = ({ vip, gallery, updated_at }: Athlete): MediaItem | undefined =>
  vip?.highlight
    ? {
        id: 'highlight',
        kind: 'video',
        title: 'Highlights',
        picture: gallery.find(({ video }) => video?.url === vip.highlight?.url)?.picture ?? null,
        video: vip.highlight,
        created_at: updated_at,
      }
    : gallery.find(({ video }) => video !== null)

/** Leaves out short sections and the contact, which is the button, so the bar stays short. */
const unlisted: readonly string[] = ['goals', 'coaches', 'quote', 'social', 'contacts']

const hasFigures = ({ metrics, statistics: { high_school, aau } }: Athlete): boolean =>
  metrics.length + high_school.length + aau.length > 0

/** PRO-01: an athlete's public page. Empty sections are hidden. */
export const AthletePage = ({ athlete, today, sport, units, onEdit }: AthletePageProps) => {
  const [isPlaying, setPlaying] = useState(false)
  const highlights = highlightsOf(athlete)
  const shown = athleteSections.filter(({ isEmpty }) => !isEmpty(athlete))
  return (
    <article ref={layOutWhenIdle} data-viewed={athlete.can.edit ? undefined : athlete.id} data-today={today}>
      <AthleteHero athlete={athlete} sport={sport} onHighlights={highlights && (() => setPlaying(true))} />
      <AthleteFacts athlete={athlete} units={units} />
      <AthleteBar
        athlete={athlete}
        sections={shown.filter(({ key }) => !unlisted.includes(key))}
        onEdit={onEdit}
      />
      {!athlete.settings.is_visible && <HiddenNotice isOwn={athlete.can.edit} />}
      {athlete.can.confirm && hasFigures(athlete) && (
        <ConfirmPanel athlete={athlete} sport={sport} units={units} />
      )}
      {/* Avoids double lines: the bar has one, and so do full-width sections. */}
      <div className="[&>[data-section=gallery]+div>section]:border-t-0 [&>[data-section=quote]+div>section]:border-t-0 [&>div:first-child>section]:border-t-0">
        <VipStory vip={athlete.vip} />
        {shown.map(({ key, View }) => (
          <div
            key={key}
            id={key}
            data-section={key}
            data-far=""
            className="[contain-intrinsic-size:auto_36rem]"
          >
            <View athlete={athlete} sport={sport} units={units} />
          </div>
        ))}
      </div>
      <AthletePapers athlete={athlete} />
      {highlights && (
        <GalleryViewer
          isOpen={isPlaying}
          items={[highlights]}
          field={fieldOf(athlete.sport.key)}
          at={0}
          onMove={() => undefined}
          onClose={() => setPlaying(false)}
        />
      )}
    </article>
  )
}

export const AthletePending = () => (
  <LoadingRegion label="Loading the athlete’s page">
    <div className="bg-sunken">
      <div className="wrap grid min-h-[26rem] grid-cols-1 content-end gap-5 pb-9 sm:min-h-[39.5rem] sm:pb-16">
        <Skeleton className="h-5 w-56 bg-line" />
        <Skeleton className="h-32 w-4/5 bg-line" />
        <Skeleton className="h-12 w-44 bg-line" />
      </div>
    </div>
    <div className="wrap flex gap-10 py-7">
      <Skeleton className="h-10 w-28" />
      <Skeleton className="h-10 w-28" />
      <Skeleton className="h-10 w-28" />
    </div>
  </LoadingRegion>
)
