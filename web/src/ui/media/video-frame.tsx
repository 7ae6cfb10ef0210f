import { useState } from 'react'
import { type Film, playerAddress, providerNames } from './player-address.ts'

interface VideoFrameProps {
  video: Film
  title: string
  /** Shown until the video has a frame to show. */
  frame?: string | undefined
}

/** PRO-05: the player. Shown only after a press, so no other site is contacted before. */
export const VideoFrame = ({ video, title, frame }: VideoFrameProps) => {
  const [isBroken, setBroken] = useState(false)
  const address = playerAddress(video)
  if (!address || isBroken) return <NoFilm address={address} />
  if (video.provider === 'mp4')
    return (
      // biome-ignore lint/a11y/useMediaCaption: families record games with a phone, so there are no captions
      <video
        src={address}
        poster={frame}
        controls
        autoPlay
        playsInline
        aria-label={title}
        onError={() => setBroken(true)}
        className="size-full bg-ink"
      />
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

/** The link may be dead, or this browser may not support the format. */
const NoFilm = ({ address }: { address: string | null }) => (
  <div
    role="status"
    className="grid size-full content-center justify-items-center gap-3 p-8 text-center text-paper"
  >
    <p>This video can’t be played here.</p>
    {address && (
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        Open its link
      </a>
    )}
  </div>
)
