import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { ProfileSection } from '../components/profile-section.tsx'
import { monthText } from '../profiles.format.ts'
import type { SectionProps } from './section-props.ts'

const kinds = [
  { kind: 'athletic', title: 'In the game' },
  { kind: 'academic', title: 'In school' },
] as const

export const GoalsSection = ({ athlete: { goals } }: Pick<SectionProps, 'athlete'>) => {
  if (goals.length === 0) return null
  return (
    <ProfileSection title="Goals">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
        {kinds.map(({ kind, title }) => (
          <GoalList key={kind} title={title} goals={goals.filter((goal) => goal.kind === kind)} />
        ))}
      </div>
    </ProfileSection>
  )
}

const GoalList = ({ title, goals }: { title: string; goals: Athlete['goals'] }) =>
  goals.length > 0 && (
    <div className="min-w-0">
      <h3 className="mb-3.5 text-d4">{title}</h3>
      <ul>
        {goals.map(({ id, text, target_date }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-t border-line py-3.5">
            <span className="min-w-0 flex-1 basis-56 wrap-anywhere">{text}</span>
            {target_date && <span className="text-small text-muted">by {monthText(target_date)}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
