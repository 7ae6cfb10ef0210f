import type { ShownGender } from '@fieldhouse/contract/recruiting'
import { idIn, oneOf, withoutNothing } from '../../lib/address-parts.ts'
import { lastPage, longestSearch } from '../../lib/list-search.ts'

/** RCC-02: the activity log's tabs in the address. */
const logTabs = ['all', 'call', 'email', 'sms', 'view', 'chat', 'log'] as const
export type LogTab = (typeof logTabs)[number]

/** The event types by name. Links may use their numbers, 1 to 5. */
const eventNames = ['call', 'email', 'sms', 'view', 'chat'] as const
type EventName = (typeof eventNames)[number]

/** RCC-04: everything a link to the recruiting center can contain. */
export interface CenterSearch {
  q?: string
  /** The gender in a coach's results. The default is the coach's own team. */
  gender?: ShownGender
  /** Set even for the first page after a choice: without it, a link may go to the page of the person it names. */
  page?: number
  activeLog?: LogTab
  openActivityLog?: '1'
  /** A coach, by contact or user id. */
  coach_id?: string
  /** An athlete, by user id. */
  athlete_id?: string
  /** The open college. */
  college_id?: number
  /** `chat` shows the conversation. A call, email, or SMS opens the form for one. */
  event_type?: EventName
}

const shownGenders = ['female', 'male', 'all'] as const

type Given = { readonly [Key in keyof CenterSearch]?: unknown }

const wholeOf = (given: unknown): number | undefined => {
  const number = Number(typeof given === 'string' || typeof given === 'number' ? given : Number.NaN)
  return given !== '' && Number.isSafeInteger(number) && number >= 1 ? number : undefined
}

const isOpen = (given: unknown): boolean => ['', '1', 'true', 'open'].some((word) => word === String(given))

/** Parses any address, also the router's, which still contains the raw text. */
export const readCenterSearch = (given: Given): CenterSearch => {
  const q = typeof given.q === 'string' ? given.q.trim().slice(0, longestSearch) : ''
  const page = wholeOf(given.page)
  const type = oneOf(eventNames, given.event_type) ?? eventNames[(wholeOf(given.event_type) ?? 0) - 1]
  return withoutNothing<CenterSearch>({
    q: q || undefined,
    gender: oneOf(shownGenders, given.gender),
    page: page && page <= lastPage ? page : undefined,
    activeLog: oneOf(logTabs, given.activeLog),
    openActivityLog: given.openActivityLog !== undefined && isOpen(given.openActivityLog) ? '1' : undefined,
    coach_id: idIn(given.coach_id),
    athlete_id: idIn(given.athlete_id),
    college_id: wholeOf(given.college_id),
    event_type: type,
  })
}

/** The person selected in a list or in the log. */
export interface Choice {
  coach_id?: string | undefined
  athlete_id?: string | undefined
  college_id?: number | undefined
  /** With an account there is a conversation to show. Without one, the log. */
  hasAccount: boolean
}

/** RCC-04: the selected person is in the address. `page` is the list's page, so it stays there. */
export const picked = (search: CenterSearch, page: number, { hasAccount, ...who }: Choice): CenterSearch =>
  withoutNothing<CenterSearch>({
    ...search,
    page,
    coach_id: who.coach_id,
    athlete_id: who.athlete_id,
    college_id: who.college_id ?? search.college_id,
    event_type: hasAccount ? 'chat' : undefined,
    activeLog: !hasAccount && search.activeLog === 'chat' ? undefined : search.activeLog,
    openActivityLog: hasAccount ? search.openActivityLog : '1',
  })

/** Nobody is selected anymore, and the log shows everyone again. */
export const unpicked = ({ coach_id, athlete_id, event_type, ...search }: CenterSearch): CenterSearch =>
  search

export const withCollege = (search: CenterSearch, page: number, college: number | null): CenterSearch =>
  withoutNothing<CenterSearch>({ ...search, page, college_id: college ?? undefined })

export const withLog = (search: CenterSearch, isShown: boolean): CenterSearch =>
  withoutNothing<CenterSearch>({ ...search, openActivityLog: isShown ? '1' : undefined })

export const onTab = (search: CenterSearch, tab: LogTab): CenterSearch =>
  withoutNothing<CenterSearch>({
    ...search,
    openActivityLog: '1',
    activeLog: tab === 'all' ? undefined : tab,
  })

/** A new search starts on the first page, with nothing open. */
export const centerFor = (search: CenterSearch, text: string): CenterSearch =>
  withoutNothing<CenterSearch>({ ...search, q: text || undefined, page: 1, college_id: undefined })

/** PAY-04: after the package ended, a link with a search shows the saved results. */
export const withoutSearch = ({ q, ...search }: CenterSearch): CenterSearch => search

/** Girls, boys, or everyone: another list, from its first page. */
export const showing = (search: CenterSearch, gender: ShownGender): CenterSearch =>
  withoutNothing<CenterSearch>({ ...search, gender, page: 1 })

/** Another page of the list. The selection and the log stay. */
export const turnedTo = (search: CenterSearch, page: number): CenterSearch =>
  withoutNothing<CenterSearch>({ ...search, page, college_id: undefined })

/** What stays when another list opens. */
export const keptBetweenLists = ({
  activeLog,
  openActivityLog,
  coach_id,
  athlete_id,
  event_type,
  gender,
}: CenterSearch) =>
  withoutNothing<CenterSearch>({
    activeLog,
    openActivityLog,
    coach_id,
    athlete_id,
    event_type,
    q: undefined,
    gender,
    // Set, so the selected person does not lead to another page.
    page: coach_id || athlete_id ? 1 : undefined,
    college_id: undefined,
  })
