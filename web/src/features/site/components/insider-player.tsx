import { videoOf } from '@fieldhouse/contract/profiles.video'
import { useEffect, useRef } from 'react'
import { VideoFrame } from '../../../ui/media/video-frame.tsx'

export const InsiderPlayer = ({ link, title }: { link: string; title: string }) => {
  const place = useRef<HTMLDivElement>(null)
  // The pressed button is gone, so the focus moves here.
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={place} tabIndex={-1} className="size-full outline-none">
      <VideoFrame video={videoOf(link) ?? { provider: 'mp4', embed_url: link }} title={title} />
    </div>
  )
}
