import type { SiteContent } from '@fieldhouse/contract/site.content'
import { Play } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FieldLines } from '../../../ui/forms/field-lines.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { themes } from '../../../ui/style/themes.ts'

type InsiderVideo = SiteContent['insider_videos']['videos'][number]

const InsiderPlayer = lazy(async () => ({
  default: (await import('./insider-player.tsx')).InsiderPlayer,
}))

const posterThemes = themes.filter((theme) => theme !== 'black')

/** PUB-01: short videos. No other site is contacted before a press on play. */
export const InsiderVideos = ({ videos }: { videos: readonly InsiderVideo[] }) => {
  const [playing, setPlaying] = useState<string | null>(null)
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-10 sm:grid-cols-[repeat(2,minmax(0,1fr))] lg:grid-cols-[repeat(3,minmax(0,1fr))]">
      {videos.map((video, place) => (
        <li key={video.link} className="min-w-0">
          <div
            data-theme={posterThemes[(place + 2) % posterThemes.length]}
            className="relative isolate aspect-video overflow-hidden rounded-md bg-poster text-on-poster"
          >
            {playing === video.link ? (
              <Suspense fallback={<p className="p-6">Opening the video…</p>}>
                <InsiderPlayer link={video.link} title={video.title} />
              </Suspense>
            ) : (
              <DrawnPoster place={place} title={video.title} onPlay={() => setPlaying(video.link)} />
            )}
          </div>
          <h3 className="mt-4 text-d4">{video.title}</h3>
          <p className="mt-1 text-small text-muted">{video.who}</p>
          <p className="mt-2 max-w-[46ch] text-ui text-pretty text-muted">{video.text}</p>
        </li>
      ))}
    </ul>
  )
}

interface DrawnPosterProps {
  place: number
  title: string
  onPlay: () => void
}

const DrawnPoster = ({ place, title, onPlay }: DrawnPosterProps) => (
  <button
    type="button"
    onClick={onPlay}
    className="group absolute inset-0 size-full outline-none focus-visible:outline-3 focus-visible:-outline-offset-6 focus-visible:outline-on-poster"
  >
    <span className="sr-only">Play: {title}</span>
    <span aria-hidden="true" className="absolute inset-0 -z-20 text-poster-deep">
      <FieldLines />
    </span>
    <span
      aria-hidden="true"
      data-number={place + 1}
      className="absolute start-4 -bottom-[.16em] -z-10 font-display text-[11rem] leading-none font-bold text-poster-deep before:content-[attr(data-number)]"
    />
    <span
      aria-hidden="true"
      className="transition-press absolute inset-0 m-auto grid size-16 place-items-center rounded-full border-2 border-current bg-poster group-hover:scale-105"
    >
      <Icon of={Play} size="lg" />
    </span>
  </button>
)
