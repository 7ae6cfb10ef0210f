import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { ProfileSection } from './profile-section.tsx'

/** PRO-11: what a premium page tells besides. Its headline stands on the poster. */
export const VipStory = ({ vip }: Pick<Athlete, 'vip'>) =>
  vip?.story ? (
    <div>
      <ProfileSection title="The story">
        <p className="max-w-[65ch] text-lead whitespace-pre-line wrap-anywhere">{vip.story}</p>
      </ProfileSection>
    </div>
  ) : null
