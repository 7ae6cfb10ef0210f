import { UserRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { classNames } from '../style/class-names.ts'
import { initials } from './initials.ts'

const sizes = {
  xs: 'size-6 text-[0.625rem]',
  sm: 'size-8 text-[0.8125rem]',
  md: 'size-10 text-[1rem]',
  lg: 'size-12 text-[1.1875rem]',
  xl: 'size-18 text-[1.75rem]',
  '2xl': 'size-28 text-[2.75rem]',
}

type AvatarSize = keyof typeof sizes

interface AvatarProps {
  firstName?: string | null | undefined
  lastName?: string | null | undefined
  photo?: string | null | undefined
  /** Replaces the initials: a jersey number. */
  mark?: string | number | null | undefined
  /** The person's name, or empty if the name is beside it. */
  alt?: string | undefined
  size?: AvatarSize | undefined
  isSquare?: boolean | undefined
  /** On its theme's poster color. */
  isAccent?: boolean | undefined
  /** On the upper corner. */
  badge?: ReactNode
}

/**
 * A photo, or a name's initials. The box keeps its size: its single grid row may not grow with a portrait photo. The
 * face is in the upper half of such a photo.
 */
export const Avatar = ({
  firstName,
  lastName,
  photo,
  mark,
  alt = '',
  size = 'md',
  isSquare = false,
  isAccent = false,
  badge,
}: AvatarProps) => {
  const [failed, setFailed] = useState<string | null>(null)
  const hasPhoto = Boolean(photo) && photo !== failed
  const look = classNames(
    'grid size-full grid-cols-1 grid-rows-1 place-items-center overflow-clip font-display leading-none font-semibold tracking-[0.02em]',
    isSquare ? 'rounded-sm' : 'rounded-full',
    isAccent ? 'bg-poster text-on-poster shadow-[inset_0_0_0_1px_var(--poster-deep)]' : 'bg-sunken text-text',
  )
  return (
    <span className={classNames('relative inline-grid shrink-0 grid-cols-1 grid-rows-1', sizes[size])}>
      {hasPhoto && photo ? (
        <span className={look}>
          <img
            key={photo}
            src={photo}
            alt={alt}
            loading="lazy"
            decoding="async"
            className="size-full object-cover object-[50%_25%]"
            // It may have failed before hydration.
            ref={(image) => {
              if (image?.complete && image.naturalWidth === 0) setFailed(photo)
            }}
            onError={() => setFailed(photo)}
          />
        </span>
      ) : (
        <span className={look} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
          <Letters of={String(mark ?? '') || initials(firstName, lastName)} />
        </span>
      )}
      {badge && (
        // It is above the letters and grows outward, so the initials stay readable.
        <span className="absolute start-[calc(100%-0.875rem)] bottom-[calc(100%-0.5rem)] z-1 grid rounded-full ring-2 ring-surface">
          {badge}
        </span>
      )}
    </span>
  )
}

const Letters = ({ of: letters }: { of: string }) =>
  letters ? <span dir="auto">{letters}</span> : <UserRound strokeWidth={1.5} className="size-[55%]" />
