import type { Athlete } from '@fieldhouse/contract/profiles.document'
import type { ComponentType } from 'react'
import { type LateView, lateView } from '../../ui/loading/late-view.tsx'
import type { SectionProps } from './sections/section-props.ts'

type Lower = Record<
  Exclude<keyof typeof import('./lower-sections.ts'), 'preloadParts'>,
  ComponentType<SectionProps>
>

/** Loaded up front on the server. */
const lower: Lower | undefined = import.meta.env.SSR ? await import('./lower-sections.ts') : undefined

const late = (name: keyof Lower) =>
  lateView<SectionProps>(async () => {
    const { preloadParts, ...loaded } = await import('./lower-sections.ts')
    await preloadParts(name)
    const views: Lower = loaded
    return views[name]
  }, lower?.[name])

/** Charts and tables are in a separate file. */
const StatisticsSection = lateView<SectionProps>(
  () => import('./sections/statistics-section.tsx').then((module) => module.StatisticsSection),
  import.meta.env.SSR ? (await import('./sections/statistics-section.tsx')).StatisticsSection : undefined,
)

export type SectionKey =
  | 'statistics'
  | 'metrics'
  | 'gallery'
  | 'goals'
  | 'education'
  | 'coaches'
  | 'awards'
  | 'answers'
  | 'quote'
  | 'press'
  | 'social'
  | 'schedule'
  | 'interview'
  | 'contacts'

interface AthleteSection {
  /** Also its anchor on the page: `#statistics`. */
  key: SectionKey
  title: string
  /** An empty section invites the owner, and is hidden from everyone else. */
  isEmpty: (athlete: Athlete) => boolean
  View: LateView<SectionProps>
}

const section = (
  key: SectionKey,
  title: string,
  View: LateView<SectionProps>,
  isEmpty: (athlete: Athlete) => boolean,
): AthleteSection => ({ key, title, View, isEmpty })

const hasEducation = ({ education }: Athlete): boolean =>
  education !== null &&
  Object.values(education).some((value) => (Array.isArray(value) ? value.length > 0 : value !== null))

const hasContacts = ({ contacts, website }: Athlete): boolean => {
  const { coaches: _, ...own } = contacts ?? { coaches: [] }
  return website !== null || Object.values(own).some((value) => value !== null)
}

/** PRO-01: the sections of a page in order. The page, the editor, the bar, and the guide all use this list. */
export const athleteSections: readonly AthleteSection[] = [
  section(
    'statistics',
    'Stats',
    StatisticsSection,
    ({ statistics }) => statistics.high_school.length + statistics.aau.length === 0,
  ),
  section('metrics', 'Metrics', late('MetricsSection'), ({ metrics }) => metrics.length === 0),
  section('gallery', 'Gallery', late('GallerySection'), ({ gallery }) => gallery.length === 0),
  section('goals', 'Goals', late('GoalsSection'), ({ goals }) => goals.length === 0),
  section('education', 'Education', late('EducationSection'), (athlete) => !hasEducation(athlete)),
  section('coaches', 'Coaches', late('CoachesSection'), ({ coaches }) => coaches.length === 0),
  section('awards', 'Awards', late('AwardsSection'), ({ awards }) => awards.length === 0),
  section('answers', 'Beyond the game', late('AnswersSection'), ({ answers }) => answers.length === 0),
  section('quote', 'Quote', late('QuoteSection'), ({ quote }) => quote === null),
  section('press', 'Press', late('PressSection'), ({ press }) => press.length === 0),
  section('social', 'Social', late('SocialSection'), ({ social }) =>
    Object.values(social).every((network) => !network),
  ),
  section('interview', 'Interviews', late('InterviewSection'), ({ interviews }) => interviews.length === 0),
  section('schedule', 'Schedule', late('ScheduleSection'), ({ schedule }) => schedule.length === 0),
  section(
    'contacts',
    'Contact',
    late('ContactsSection'),
    (athlete) => athlete.can.edit && !hasContacts(athlete),
  ),
]

/** Runs before a page that the server did not render is shown. */
export const preloadSections = async (): Promise<void> => {
  await Promise.all(athleteSections.map(({ View }) => View.preload()))
}
