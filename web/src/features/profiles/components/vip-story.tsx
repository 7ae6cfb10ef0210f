import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { ProfileSection } from './profile-section.tsx'

/** PRO-11: the extra text of a premium page. Its headline is on the poster. */
export const VipStory = ({ vip }: Pick<Athlete, 'vip'>) =>
  vip?.story ? (
    <div>
      <ProfileSection title="The story">
        <p className="max-w-[65ch] text-lead whitespace-pre-line wrap-anywhere">{vip.story}</p>
      </ProfileSection>
    </div>
  ) : null
