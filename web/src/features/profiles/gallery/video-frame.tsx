import type { MediaItem } from '@fieldhouse/contract/profiles.document'
import { playerAddress, providerNames } from '../web-link.ts'

interface VideoFrameProps {
  video: NonNullable<MediaItem['video']>
  title: string
}

/** PRO-05: the player itself. Shown after a press only: before that nobody else is asked for anything. */
export const VideoFrame = ({ video, title }: VideoFrameProps) => {
  const address = playerAddress(video)
  if (!address) return <p className="p-8 text-center text-paper">This video can’t be played here.</p>
  if (video.provider === 'mp4')
    return (
      // biome-ignore lint/a11y/useMediaCaption: families film games with a phone; there are no captions to give
      <video src={address} controls autoPlay playsInline aria-label={title} className="size-full bg-ink" />
    )
  return (
    <iframe
      src={address}
      title={`${title}, ${providerNames[video.provider]}`}
      allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      className="size-full border-0 bg-ink"
    />
  )
}
