import type { User } from '@fieldhouse/contract/accounts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { RailSection } from '../../../ui/layout/rail-section.tsx'

const guideOf = (type: User['type']) => {
  if (type === 'parent') return '/services/for-parents'
  if (type === 'coach') return '/services/for-colleges'
  return '/services/for-athletes'
}

/** Help and contact links. */
export const HelpSection = ({ viewer }: { viewer: Pick<User, 'type'> }) => (
  <RailSection title="Help and contact" note="A person reads every message.">
    <div className="flex flex-wrap gap-3">
      <LinkButton to="/contact-us" isOutlined>
        Get help
      </LinkButton>
      <LinkButton to={guideOf(viewer.type)} isOutlined>
        How Fieldhouse works
      </LinkButton>
    </div>
  </RailSection>
)
