import type { User } from '@fieldhouse/contract/accounts'
import type { UserType } from '@fieldhouse/contract/guards'
import { RailSection } from '../../../ui/layout/rail-section.tsx'
import { AccountPhoto } from './account-photo.tsx'
import { ownInfo, useInfoChanged } from './info.api.ts'
import { InfoForm } from './info-form.tsx'

const notes: Partial<Record<UserType, string>> = {
  athlete: 'Your photo is the one on your page.',
  rsc: 'Your photo appears next to your name. The families on your roster see your phone and can call you. Nobody else sees it.',
  parent: 'Your photo appears next to your name. Only our team sees your phone.',
  coach: 'Your photo appears next to your name in messages.',
}

const otherNote =
  'Your photo appears next to your name. Your phone is for work: visitors, families and coaches do not see it.'

/** PAY-06, MSG-04: who the person is to others. */
export const InfoSection = ({ viewer }: { viewer: User }) => {
  const info = ownInfo(viewer)
  const refresh = useInfoChanged(viewer.id)
  return (
    <RailSection title="About you" note={notes[viewer.type] ?? otherNote}>
      <div className="grid min-w-0 gap-8">
        <AccountPhoto info={info} isOwn onChanged={refresh} />
        <InfoForm info={info} onSaved={() => void refresh()} />
      </div>
    </RailSection>
  )
}
