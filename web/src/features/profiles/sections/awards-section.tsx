import { ProfileSection } from '../components/profile-section.tsx'
import type { SectionProps } from './section-props.ts'

export const AwardsSection = ({ athlete: { awards } }: Pick<SectionProps, 'athlete'>) => {
  if (awards.length === 0) return null
  return (
    <ProfileSection title="Awards">
      <ul>
        {awards.map(({ id, title, year, level }) => (
          <li
            key={id}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1 border-t border-line py-4.5 last:border-b sm:grid-cols-[7.5rem_minmax(0,1fr)_auto] sm:gap-x-6"
          >
            <span className="display text-[1.375rem] leading-none text-accent-text sm:text-[1.75rem]">
              {year}
            </span>
            <b className="display text-[1.375rem] leading-none wrap-anywhere sm:text-[1.75rem]">{title}</b>
            {level && <span className="text-small text-muted max-sm:col-start-2">{level}</span>}
          </li>
        ))}
      </ul>
    </ProfileSection>
  )
}
