import type { User } from '@fieldhouse/contract/accounts'
import { RailSection } from '../../../ui/layout/rail-section.tsx'
import { WorkPhone } from './work-phone.tsx'
import { WorkPhoto } from './work-photo.tsx'

interface WorkSectionProps {
  viewer: User
  isLocked: boolean
}

const noteOf = ({ type }: Pick<User, 'type'>): string =>
  type === 'rsc'
    ? 'Your photo appears next to your name. The families on your roster see your phone and can call you. Nobody else sees it.'
    : 'Your photo appears next to your name. Your phone is for work: visitors, families and coaches do not see it.'

/** MSG-04: the photo and phone of success coaches and staff. */
export const WorkSection = (props: WorkSectionProps) => (
  <RailSection title="Photo and phone" note={noteOf(props.viewer)}>
    <div className="grid min-w-0 gap-8">
      <WorkPhoto {...props} />
      <WorkPhone {...props} />
    </div>
  </RailSection>
)
