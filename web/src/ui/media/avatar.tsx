import { UserRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { classNames } from '../style/class-names.ts'
import { initials } from './initials.ts'

type AvatarSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl'

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

/** A photo, or a name's initials. */
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
  const look = classNames('avatar-face', isSquare && 'avatar-square', isAccent && 'avatar-accent')
  return (
    <span className={`avatar avatar-${size}`}>
      {hasPhoto && photo ? (
        <span className={look}>
          <img
            key={photo}
            src={photo}
            alt={alt}
            loading="lazy"
            decoding="async"
            className="avatar-photo"
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
      {badge && <span className="avatar-badge">{badge}</span>}
    </span>
  )
}

const Letters = ({ of: letters }: { of: string }) =>
  letters ? <span dir="auto">{letters}</span> : <UserRound className="icon size-[55%]" />
