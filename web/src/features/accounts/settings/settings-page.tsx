import type { User } from '@fieldhouse/contract/accounts'
import type { ReactNode } from 'react'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { LoadingRegion, SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { RailSection } from '../../../ui/layout/rail-section.tsx'
import { ArchiveOffer } from '../archive/archive-offer.tsx'
import { CoachSection } from '../coach/coach-section.tsx'
import type { DeleteAccount } from '../deletion/delete-dialog.tsx'
import { InfoSection } from '../info/info-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { EmailSection } from './email-section.tsx'
import { FamilySection } from './family-section.tsx'
import { HelpSection } from './help-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { hasFamily, isCollegeCoach } from './settings.api.ts'
import { UnitsSection } from './units-section.tsx'

interface SettingsPageProps {
  viewer: User
  title: string
  onDelete: DeleteAccount
}

/** The account page, the same for every role. An impersonating admin sees it but can't change anything. */
export const SettingsPage = ({ viewer, title, onDelete }: SettingsPageProps) => {
  const isLocked = viewer.impersonator_id !== null
  return (
    <SettingsFrame title={title}>
      {isLocked && (
        <div className="pb-8">
          <Notice tone="warning">
            You are acting as {viewer.first_name} {viewer.last_name}. You see their account, but only they can
            change it.
          </Notice>
        </div>
      )}
      {isCollegeCoach(viewer) && <CoachSection viewer={viewer} isLocked={isLocked} />}
      {viewer.type !== 'unknown' && <InfoSection viewer={viewer} />}
      <EmailSection viewer={viewer} isLocked={isLocked} />
      <PasswordSection viewer={viewer} isLocked={isLocked} />
      <SessionsSection isLocked={isLocked} />
      <UnitsSection viewer={viewer} isLocked={isLocked} />
      {hasFamily(viewer) && <FamilySection isLocked={isLocked} />}
      <HelpSection viewer={viewer} />
      <RailSection title="Your data" note="Everything we store about you is yours.">
        <ArchiveOffer viewer={viewer} isLocked={isLocked} />
      </RailSection>
      <DeleteSection viewer={viewer} isLocked={isLocked} onDelete={onDelete} />
    </SettingsFrame>
  )
}

export const SettingsPending = ({ title }: { title: string }) => (
  <SettingsFrame title={title}>
    {['Email', 'Password', 'Where you are signed in'].map((section) => (
      <RailSection key={section} title={section}>
        <LoadingRegion>
          <SkeletonRows rows={1} hasPicture={false} />
        </LoadingRegion>
      </RailSection>
    ))}
  </SettingsFrame>
)

const SettingsFrame = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="px-(--gutter) pt-8 pb-8 sm:pt-10">
    <h1 className="pb-8 text-d1 sm:pb-10">{title}</h1>
    <div className="max-w-(--page)">{children}</div>
  </div>
)
