import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { Lock } from 'lucide-react'
import { AnchorButton } from '../../../ui/actions/link-button.tsx'
import { StatBoard, StatTile } from '../../../ui/data/stat-tile.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { ProfileSection, SectionBlocks } from '../components/profile-section.tsx'
import type { SectionProps } from './section-props.ts'

type Education = NonNullable<Athlete['education']>

/** The existing grades, in the order that colleges ask for them. */
const gradesOf = ({ gpa, weighted_gpa, core_gpa, sat, act }: Education) =>
  [
    {
      label: 'GPA',
      value: gpa?.toFixed(2),
      meaning: gpa !== null && weighted_gpa !== null && `${weighted_gpa.toFixed(2)} weighted`,
    },
    { label: 'Weighted GPA', value: gpa === null ? weighted_gpa?.toFixed(2) : undefined, meaning: false },
    { label: 'Core GPA', value: core_gpa?.toFixed(2), meaning: 'In the courses that the NCAA counts' },
    { label: 'SAT', value: sat?.toString(), meaning: 'Out of 1600' },
    { label: 'ACT', value: act?.toString(), meaning: 'Out of 36' },
  ].filter(({ value }) => value !== undefined)

const columnsOf: Record<number, string> = {
  1: 'grid-cols-1',
  2: 'grid-cols-2',
  3: 'grid-cols-2 sm:grid-cols-3',
}

export const EducationSection = ({ athlete }: Pick<SectionProps, 'athlete'>) => {
  const { education, has_transcripts, slug, can } = athlete
  if (!education) return null
  const { school, ncaa_id, intended_majors, honors } = education
  const grades = gradesOf(education)
  return (
    <ProfileSection
      title="Education"
      note={[school, ncaa_id && `NCAA ID ${ncaa_id}`].filter(Boolean).join('. ')}
      action={
        has_transcripts &&
        !can.download && (
          <AnchorButton href={`/${slug}/transcript-request`} isOutlined>
            <Icon of={Lock} />
            Request transcript
          </AnchorButton>
        )
      }
    >
      <SectionBlocks>
        {grades.length > 0 && (
          <StatBoard columns={columnsOf[grades.length] ?? 'grid-cols-2 sm:grid-cols-4'}>
            {grades.map((grade) => (
              <StatTile key={grade.label} {...grade} />
            ))}
          </StatBoard>
        )}
        {intended_majors.length + honors.length > 0 && (
          <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
            <WantedMajors majors={intended_majors} />
            <Honors honors={honors} />
          </div>
        )}
      </SectionBlocks>
    </ProfileSection>
  )
}

const WantedMajors = ({ majors }: { majors: readonly string[] }) =>
  majors.length > 0 && (
    <div className="min-w-0">
      <h3 className="mb-3.5 text-d4">Wants to study</h3>
      <ul className="flex flex-wrap gap-2">
        {majors.map((major) => (
          <li
            key={major}
            className="max-w-full rounded-full border border-line bg-surface px-3 py-1.5 text-small font-medium wrap-anywhere"
          >
            {major}
          </li>
        ))}
      </ul>
    </div>
  )

const Honors = ({ honors }: { honors: readonly string[] }) =>
  honors.length > 0 && (
    <div className="min-w-0">
      <h3 className="mb-3.5 text-d4">Honors</h3>
      <ul className="text-ui">
        {honors.map((honor) => (
          <li key={honor} className="border-t border-line py-3 wrap-anywhere">
            {honor}
          </li>
        ))}
      </ul>
    </div>
  )
