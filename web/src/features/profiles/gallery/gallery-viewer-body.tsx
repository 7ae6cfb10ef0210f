import type { MediaItem } from '@fieldhouse/contract/profiles.document'
import { ChevronLeft, ChevronRight, Play } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { swipeOf } from '../../../ui/actions/swipe.ts'
import type { Field } from '../../../ui/forms/field-lines.tsx'
import type { OnDemandProps } from '../../../ui/loading/on-demand.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { VideoFrame } from '../../../ui/media/video-frame.tsx'
import { ModalFrame } from '../../../ui/overlays/modal-frame.tsx'
import { ModalHead } from '../../../ui/overlays/modal-parts.tsx'
import { PictureView } from '../components/picture-view.tsx'
import { FilmPoster } from './film-poster.tsx'
import { mediaOrigin, mediaTitle } from './media-labels.ts'

export interface GalleryViewerBodyProps extends OnDemandProps {
  items: readonly MediaItem[]
  /** Drawn for a video without a poster frame. */
  field: Field
  /** The one that is shown. Opened by a press, its video starts playing. */
  at: number
  onMove: (at: number) => void
  onClose: () => void
}

export const GalleryViewerBody = ({
  items,
  field,
  at,
  onMove,
  onClose,
  ...frame
}: GalleryViewerBodyProps) => {
  const [playing, setPlaying] = useState<string | null>(null)
  const [wasOpen, setWasOpen] = useState(false)
  if (frame.isOpen !== wasOpen) {
    setWasOpen(frame.isOpen)
    setPlaying(frame.isOpen ? (items[at]?.id ?? null) : null)
  }
  const start = useRef<{ x: number; y: number } | null>(null)
  const stage = useRef<HTMLDivElement>(null)
  const item = items[at]
  const move = (by: number) => {
    setPlaying(null)
    onMove((at + by + items.length) % items.length)
  }

  const turn = (event: KeyboardEvent) => {
    if (items.length < 2 || event.target instanceof HTMLVideoElement) return
    if (event.key === 'ArrowRight') move(1)
    if (event.key === 'ArrowLeft') move(-1)
  }
  const release = ({ clientX, clientY }: PointerEvent) => {
    const by = start.current && swipeOf(start.current, { x: clientX, y: clientY })
    start.current = null
    if (by && items.length > 1) move(by)
  }

  return (
    <ModalFrame
      {...frame}
      onClose={onClose}
      isDismissible
      initialFocus={stage}
      viewportClass="grid"
      popupClass="h-dvh w-full [--inset-top:.75rem] [--inset:1.25rem] bg-ink! text-paper! transition-opacity duration-(--medium) ease-out data-ending-style:opacity-0 data-starting-style:opacity-0"
    >
      <ModalHead title="Gallery" isTitleHidden closeLabel="Close" onClose={onClose} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and swipes are alternatives to the buttons */}
      <div
        ref={stage}
        tabIndex={-1}
        onKeyDown={turn}
        onPointerDown={({ clientX, clientY, pointerType }) => {
          start.current = pointerType === 'mouse' ? null : { x: clientX, y: clientY }
        }}
        onPointerUp={release}
        onPointerCancel={() => {
          start.current = null
        }}
        className="grid min-h-0 grow touch-pan-y outline-none grid-rows-[auto_minmax(0,1fr)_auto]"
      >
        <p aria-live="polite" className="flex min-h-16 items-center px-4 text-ui text-ink-muted sm:px-6">
          {at + 1} of {items.length}
        </p>
        {item && (
          <div className="relative grid min-h-0 place-items-center px-2 sm:px-20">
            <Shown
              key={item.id}
              item={item}
              field={field}
              isPlaying={playing === item.id}
              onPlay={() => setPlaying(item.id)}
            />
            {items.length > 1 && (
              <>
                <Arrow side="start" onClick={() => move(-1)} />
                <Arrow side="end" onClick={() => move(1)} />
              </>
            )}
          </div>
        )}
        {item && (
          <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 px-4 py-4 text-ui sm:px-6">
            <span className="min-w-0 wrap-anywhere">{mediaTitle(item)}</span>
            <span className="text-ink-muted">{mediaOrigin(item)}</span>
          </p>
        )}
      </div>
    </ModalFrame>
  )
}

const Arrow = ({ side, onClick }: { side: 'start' | 'end'; onClick: () => void }) => (
  <span className={`absolute top-1/2 -mt-6 ${side === 'start' ? 'start-2 sm:start-4' : 'end-2 sm:end-4'}`}>
    <Button
      variant="white"
      size="lg"
      isIcon
      aria-label={side === 'start' ? 'Previous' : 'Next'}
      onClick={onClick}
    >
      <Icon of={side === 'start' ? ChevronLeft : ChevronRight} size="lg" />
    </Button>
  </span>
)

interface ShownProps {
  item: MediaItem
  field: Field
  isPlaying: boolean
  onPlay: () => void
}

const Shown = ({ item, field, isPlaying, onPlay }: ShownProps) => {
  const { picture, video } = item
  const title = mediaTitle(item)
  if (video)
    return (
      <div className="relative isolate grid aspect-video max-h-full w-full max-w-[calc((100dvh-9rem)*16/9)] place-items-center overflow-clip">
        {isPlaying ? (
          <VideoFrame video={video} title={title} frame={picture?.url} />
        ) : (
          <>
            <FilmPoster item={item} field={field} sizes="100vw" />
            <Button variant="white" size="lg" onClick={onPlay}>
              <Icon of={Play} /> Play
            </Button>
          </>
        )}
      </div>
    )
  return (
    <div className="relative grid size-full min-h-0 place-items-center">
      {picture && (
        <PictureView
          picture={picture}
          alt={title}
          sizes="100vw"
          isFirst
          className="max-h-full min-h-0 w-auto max-w-full object-contain"
        />
      )}
    </div>
  )
}
