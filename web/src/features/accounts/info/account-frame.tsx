import type { ReactNode } from 'react'
import { LoadingRegion, SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { RailSection } from '../../../ui/layout/rail-section.tsx'

interface AccountFrameProps {
  title: ReactNode
  children: ReactNode
}

export const AccountFrame = ({ title, children }: AccountFrameProps) => (
  <div className="px-(--gutter) pt-8 pb-8 sm:pt-10">
    <h1 className="pb-8 text-d1 wrap-anywhere sm:pb-10">{title}</h1>
    <div className="max-w-(--page)">{children}</div>
  </div>
)

export const AccountPending = ({ title }: { title: string }) => (
  <AccountFrame title={title}>
    {['Photo', 'Name'].map((section) => (
      <RailSection key={section} title={section}>
        <LoadingRegion>
          <SkeletonRows rows={1} hasPicture={false} />
        </LoadingRegion>
      </RailSection>
    ))}
  </AccountFrame>
)
