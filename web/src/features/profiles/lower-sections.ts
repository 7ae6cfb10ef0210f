import { AthleteMessageForm } from './sections/contacts-section.tsx'

/** The sections below the first screens of a page, in one file that the browser loads when they are near. */
export { AnswersSection } from './sections/answers-section.tsx'
export { AwardsSection } from './sections/awards-section.tsx'
export { CoachesSection } from './sections/coaches-section.tsx'
export { ContactsSection } from './sections/contacts-section.tsx'
export { EducationSection } from './sections/education-section.tsx'
export { GallerySection } from './sections/gallery-section.tsx'
export { GoalsSection } from './sections/goals-section.tsx'
export { InterviewSection } from './sections/interview-section.tsx'
export { MetricsSection } from './sections/metrics-section.tsx'
export { PressSection } from './sections/press-section.tsx'
export { QuoteSection } from './sections/quote-section.tsx'
export { ScheduleSection } from './sections/schedule-section.tsx'
export { SocialSection } from './sections/social-section.tsx'

/** What a section needs to hydrate. */
export const preloadParts = async (section: string): Promise<void> => {
  if (section === 'ContactsSection') await AthleteMessageForm.preload()
}
