import { ProfileSection } from '../components/profile-section.tsx'
import type { SectionProps } from './section-props.ts'

export const AnswersSection = ({ athlete: { answers } }: Pick<SectionProps, 'athlete'>) => {
  if (answers.length === 0) return null
  return (
    <ProfileSection title="Beyond the game">
      <dl className="grid gap-x-16 gap-y-8 sm:gap-y-10 lg:grid-cols-2">
        {answers.map(({ id, question, text }) => (
          <div key={id} className="grid min-w-0 content-start gap-1.5">
            <dt className="font-semibold">{question}</dt>
            <dd className="whitespace-pre-line text-muted wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </ProfileSection>
  )
}
