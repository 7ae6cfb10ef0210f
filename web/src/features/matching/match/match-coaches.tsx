import type { CoachInMatch } from '@fieldhouse/contract/matching.match'
import { Mail, MessageCircle, NotebookPen, Pencil, Phone, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { CenterLinks } from '../../../lib/center-links.ts'
import { fullName } from '../../../lib/person-name.ts'
import { useRemoveCoach } from '../../../lib/use-remove-coach.ts'
import { verifiedCoach } from '../../../lib/verified-coach.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { AnchorButton, LinkButton } from '../../../ui/actions/link-button.tsx'
import { Badge } from '../../../ui/data/badge.tsx'
import { VerifiedMark } from '../../../ui/data/verified-mark.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { RemoveContact } from '../../../ui/overlays/remove-contact.tsx'

interface MatchCoachesProps {
  athleteUserId: string
  coaches: readonly CoachInMatch[]
  places: CenterLinks | null
  /** Corrects a coach whom the family added. Null if nothing can be changed. */
  onEdit: ((coach: CoachInMatch) => void) | null
}

export const MatchCoaches = ({ athleteUserId, coaches, places, onEdit }: MatchCoachesProps) => {
  const all = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<CoachInMatch | null>(null)
  const removeCoach = useRemoveCoach(athleteUserId)
  const remove = async (coach: CoachInMatch) => {
    await removeCoach(coach.id)
    toast(`${fullName(coach)} was removed.`)
  }
  return (
    <div ref={all} tabIndex={-1} className="outline-none">
      {coaches.length === 0 ? (
        <p className="text-muted">We don’t have any coaches for this college yet. Add one you know.</p>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari removes the role of a list without bullets.
        <ul role="list">
          {coaches.map((coach) => (
            <MatchCoachRow
              key={coach.id}
              coach={coach}
              places={places}
              onEdit={onEdit && (() => onEdit(coach))}
              onRemove={() => setAsked(coach)}
            />
          ))}
        </ul>
      )}
      <RemoveContact
        name={asked && fullName(asked)}
        onRemove={() => asked && remove(asked)}
        onClose={() => setAsked(null)}
        returnTo={all}
      />
    </div>
  )
}

const contactStanding = ({ user_id, is_own }: CoachInMatch): string => {
  if (is_own) return 'Added by the family. Only the family and the success coach see it.'
  return user_id === null ? 'No account yet, so no chat' : ''
}

interface MatchCoachRowProps {
  coach: CoachInMatch
  places: CenterLinks | null
  onEdit: (() => void) | null
  onRemove: () => void
}

const MatchCoachRow = ({ coach, places, onEdit, onRemove }: MatchCoachRowProps) => {
  const name = fullName(coach)
  const standing = contactStanding(coach)
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-t border-line py-3.5 text-ui leading-[1.4] first:border-t-0 md:grid-cols-[2.75rem_minmax(0,1.1fr)_minmax(0,1fr)_16rem]">
      <span className="relative">
        <Avatar firstName={coach.first_name} lastName={coach.last_name} photo={coach.photo?.url} />
        {coach.unread_message_count > 0 && (
          <span className="absolute -top-1.5 -right-1.5">
            <Badge count={coach.unread_message_count} label={`${coach.unread_message_count} unread`} />
          </span>
        )}
      </span>
      <span className="grid min-w-0">
        <b className="font-semibold wrap-anywhere">{name}</b>
        <span className="text-muted wrap-anywhere">{coach.position}</span>
      </span>
      <span className="grid min-w-0 gap-0.5 text-small text-muted max-md:col-start-2">
        {coach.verified_by && <VerifiedMark {...verifiedCoach(coach.verified_by)} />}
        {standing && <span>{standing}</span>}
        <span>{coach.last_contact ?? 'Never contacted'}</span>
      </span>
      <span className="flex flex-wrap gap-2 max-md:col-start-2 md:justify-end">
        {coach.user_id !== null && places && (
          <LinkButton size="sm" to={places.chatWith(coach)}>
            <Icon of={MessageCircle} size="sm" />
            Chat<span className="sr-only"> with {name}</span>
          </LinkButton>
        )}
        {coach.email !== null && (
          <AnchorButton size="sm" isOutlined href={`mailto:${coach.email}`} title={coach.email}>
            <Icon of={Mail} size="sm" />
            Email<span className="sr-only"> {name}</span>
          </AnchorButton>
        )}
        {coach.email === null && coach.phone !== null && (
          <AnchorButton
            size="sm"
            isOutlined
            href={`tel:${coach.phone.replace(/[^\d+]/g, '')}`}
            title={coach.phone}
          >
            <Icon of={Phone} size="sm" />
            Call<span className="sr-only"> {name}</span>
          </AnchorButton>
        )}
        {places && (
          <LinkButton size="sm" isOutlined to={places.logWith(coach)}>
            <Icon of={NotebookPen} size="sm" />
            Log<span className="sr-only"> a contact with {name}</span>
          </LinkButton>
        )}
        {coach.is_own && onEdit && (
          <Button size="sm" variant="borderless" isIcon aria-label={`Edit ${name}`} onClick={onEdit}>
            <Icon of={Pencil} size="sm" />
          </Button>
        )}
        {coach.is_own && (
          <Button size="sm" variant="borderless" isIcon aria-label={`Remove ${name}`} onClick={onRemove}>
            <Icon of={Trash2} size="sm" />
          </Button>
        )}
      </span>
    </li>
  )
}
