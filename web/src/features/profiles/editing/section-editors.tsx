import { sortPress } from '@fieldhouse/contract/profiles.editing'
import type { ComponentType } from 'react'
import type { SectionKey } from '../athlete-sections.ts'
import { GalleryEditor } from '../pictures/gallery-editor.tsx'
import { EditSection } from './frame/edit-section.tsx'
import type { SaveEndpoint } from './frame/editing.ts'
import { type Entry, type EntryKind, EntryList } from './frame/entry-list.tsx'
import { OrderedList } from './frame/ordered-list.tsx'
import { answerKind } from './sections/answer-kind.tsx'
import { awardKind } from './sections/award-kind.tsx'
import { coachKind } from './sections/coach-kind.tsx'
import { ContactsEditor } from './sections/contacts-editor.tsx'
import { EducationEditor } from './sections/education-editor.tsx'
import { eventKind } from './sections/event-kind.tsx'
import { goalKind } from './sections/goal-kind.tsx'
import { interviewKind } from './sections/interview-kind.tsx'
import { metricKind } from './sections/metric-kind.tsx'
import { pressKind } from './sections/press-kind.tsx'
import { QuoteEditor } from './sections/quote-editor.tsx'
import { SocialEditor } from './sections/social-editor.tsx'
import { StatisticsEditor } from './sections/statistics-editor.tsx'

type Editor = ComponentType<{ title: string }>

const listEditor =
  <E extends Entry>(kind: EntryKind<E>): Editor =>
  ({ title }) => (
    <EditSection id={kind.group} title={title}>
      <EntryList kind={kind} />
    </EditSection>
  )

const orderedEditor =
  <E extends Entry>(kind: EntryKind<E>, sort: SaveEndpoint): Editor =>
  ({ title }) => <OrderedList title={title} kind={kind} sort={sort} />

/** The editor of each section. */
export const sectionEditors: Record<SectionKey, Editor> = {
  statistics: StatisticsEditor,
  metrics: listEditor(metricKind),
  gallery: GalleryEditor,
  goals: listEditor(goalKind),
  education: EducationEditor,
  coaches: listEditor(coachKind),
  awards: listEditor(awardKind),
  answers: listEditor(answerKind),
  quote: QuoteEditor,
  press: orderedEditor(pressKind, sortPress),
  social: SocialEditor,
  interview: listEditor(interviewKind),
  schedule: listEditor(eventKind),
  contacts: ContactsEditor,
}
