import { Lock } from 'lucide-react'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { ProfileSection } from '../components/profile-section.tsx'
import { ReachLinks } from '../components/reach-links.tsx'
import type { SectionProps } from './section-props.ts'

const namesOf = (name: string): { firstName: string; lastName: string } => {
  const words = name.trim().split(/\s+/)
  return { firstName: words[0] ?? '', lastName: words.length > 1 ? (words.at(-1) ?? '') : '' }
}

/** The athlete's references. Contact details are shown only to people with access. */
export const CoachesSection = ({ athlete: { coaches, contacts } }: Pick<SectionProps, 'athlete'>) => {
  if (coaches.length === 0) return null
  return (
    <ProfileSection title="Coaches" note="Coaches who vouch for this athlete.">
      <ul className="grid gap-x-16 lg:grid-cols-2">
        {coaches.map(({ id, name, position, team }) => {
          const reach = contacts?.coaches.find((coach) => coach.id === id)
          return (
            <li key={id} className="flex items-center gap-3.5 border-t border-line py-3.5 text-ui">
              <Avatar {...namesOf(name)} />
              <span className="grid min-w-0 justify-items-start wrap-anywhere">
                <b>{name}</b>
                <span className="text-muted">{[position, team].filter(Boolean).join(', ')}</span>
                {reach && <ReachLinks {...reach} />}
              </span>
            </li>
          )
        })}
      </ul>
      {!contacts && (
        <p className="flex gap-1.5 border-t border-line pt-3.5 text-small text-muted">
          <Icon of={Lock} size="sm" className="mt-0.5" />
          Verified coaches see phone and email.
        </p>
      )}
    </ProfileSection>
  )
}
