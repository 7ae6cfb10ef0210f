import type { AccountInfo } from '@fieldhouse/contract/accounts.info'
import type { ReactNode } from 'react'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { RailSection } from '../../../ui/layout/rail-section.tsx'
import { AccountPhoto } from './account-photo.tsx'
import { useInfoChanged } from './info.api.ts'
import { InfoForm } from './info-form.tsx'

interface AccountSectionsProps {
  info: AccountInfo
  /** How the person signs in, or why they can't. */
  signIn: ReactNode
}

const photoNote = ({ type, first_name }: AccountInfo): string =>
  type === 'athlete' ? `It is the photo on ${first_name}’s page.` : 'It appears next to the name.'

/** PAY-06: another person's account, for a parent or an admin. The same parts as in one's own. */
export const AccountSections = ({ info, signIn }: AccountSectionsProps) => {
  const { id, athlete_slug } = info
  const refresh = useInfoChanged(id)
  return (
    <>
      <RailSection title="Photo" note={photoNote(info)}>
        <AccountPhoto key={id} info={info} isOwn={false} onChanged={refresh} />
      </RailSection>
      <RailSection title="Name">
        <InfoForm key={id} info={info} onSaved={() => void refresh()} />
      </RailSection>
      <RailSection title="Sign-in" note="Only the owner of an account changes the ways into it.">
        {signIn}
      </RailSection>
      {athlete_slug && (
        <RailSection title="Page" note="Everything else about the athlete is on the page.">
          <div className="flex flex-wrap gap-3">
            <LinkButton isOutlined to="/$athleteId" params={{ athleteId: athlete_slug }}>
              Open the page
            </LinkButton>
            <LinkButton
              isOutlined
              to="/$athleteId"
              params={{ athleteId: athlete_slug }}
              search={{ mode: 'edit' }}
            >
              Edit the page
            </LinkButton>
          </div>
        </RailSection>
      )}
    </>
  )
}
