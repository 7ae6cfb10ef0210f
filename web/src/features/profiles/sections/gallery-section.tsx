import type { MediaItem } from '@fieldhouse/contract/profiles.document'
import { ChevronLeft, ChevronRight, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import type { Field } from '../../../ui/forms/field-lines.tsx'
import { useOverflowsSideways } from '../../../ui/layout/overflow.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { fieldOf } from '../athlete-field.ts'
import { FilmPoster } from '../gallery/film-poster.tsx'
import { GalleryViewer, preloadGalleryViewer } from '../gallery/gallery-viewer.tsx'
import { galleryWords, mediaOrigin, mediaTitle } from '../gallery/media-labels.ts'
import type { SectionProps } from './section-props.ts'

/** PRO-05: a reel that runs off the edge of the window. Each tile opens in the viewer. */
export const GallerySection = ({ athlete: { gallery, sport } }: Pick<SectionProps, 'athlete'>) => {
  const reel = useRef<HTMLUListElement>(null)
  const isOver = useOverflowsSideways(reel)
  const [opened, setOpened] = useState<number | null>(null)
  if (gallery.length === 0) return null
  const roll = (by: number) => {
    const { current } = reel
    current?.scrollBy({ left: by * current.clientWidth * 0.8, behavior: 'smooth' })
  }
  return (
    <section aria-label="Gallery" className="border-t border-line py-12 sm:py-24 print:hidden">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-d2">Gallery</h2>
        <div className="flex items-center gap-3 text-small text-muted">
          {galleryWords(gallery)}
          {isOver && (
            <>
              <Button variant="borderless" isOutlined isIcon aria-label="Back" onClick={() => roll(-1)}>
                <Icon of={ChevronLeft} />
              </Button>
              <Button variant="borderless" isOutlined isIcon aria-label="Forward" onClick={() => roll(1)}>
                <Icon of={ChevronRight} />
              </Button>
            </>
          )}
        </div>
      </div>
      <ul
        ref={reel}
        className="mt-8 flex snap-x gap-3 overflow-x-auto scroll-px-[max(var(--gutter),calc(50vw-var(--page)/2))] px-[max(var(--gutter),calc(50vw-var(--page)/2))] py-1 [scrollbar-width:none]"
      >
        {gallery.map((item, place) => (
          <li key={item.id} className="flex-none snap-start">
            <Shot item={item} field={fieldOf(sport.key)} onOpen={() => setOpened(place)} />
          </li>
        ))}
      </ul>
      <GalleryViewer
        isOpen={opened !== null}
        items={gallery}
        field={fieldOf(sport.key)}
        at={opened ?? 0}
        onMove={setOpened}
        onClose={() => setOpened(null)}
      />
    </section>
  )
}

/** As wide as its picture needs, within limits. */
const shapeOf = ({ picture, kind }: MediaItem): string => {
  const ratio = picture ? picture.width / picture.height : kind === 'video' ? 16 / 9 : 1
  if (ratio > 1.2) return 'w-[300px] sm:w-[620px]'
  return ratio < 0.85 ? 'w-[220px] sm:w-[300px]' : 'w-[280px] sm:w-[420px]'
}

interface ShotProps {
  item: MediaItem
  /** Drawn if there is no picture. */
  field: Field
  onOpen: () => void
}

const Shot = ({ item, field, onOpen }: ShotProps) => (
  <button
    type="button"
    onPointerEnter={preloadGalleryViewer}
    onFocus={preloadGalleryViewer}
    onClick={onOpen}
    className={`relative isolate block h-80 overflow-hidden rounded-md bg-poster text-start text-on-poster sm:h-105 ${shapeOf(item)}`}
  >
    <FilmPoster item={item} field={field} sizes="(min-width: 768px) 620px, 300px" />
    {item.kind === 'video' && (
      <span className="absolute start-4 bottom-[62px] inline-flex items-center gap-2 rounded-full bg-paper py-[9px] ps-3 pe-4 text-ui font-semibold text-ink">
        <Icon of={Play} size="sm" className="fill-current" />
        <span aria-hidden="true">Play</span>
      </span>
    )}
    <span className="sr-only">
      {item.kind === 'video' ? 'Play' : 'Open'}: {mediaTitle(item)}
    </span>
    <span className="absolute inset-x-0 bottom-0 flex justify-between gap-3 bg-ink px-4 py-3.5 text-ui text-paper">
      <span aria-hidden="true" className="truncate">
        {mediaTitle(item)}
      </span>
      <span aria-hidden="true" className="shrink-0 text-ink-muted">
        {mediaOrigin(item)}
      </span>
    </span>
  </button>
)
