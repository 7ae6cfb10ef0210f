import type { CoachInList, RecruitingCollege } from '@fieldhouse/contract/recruiting'
import type { ActivityEvent } from '@fieldhouse/contract/recruiting.activity'
import { type ReactNode, useRef, useState } from 'react'
import { fullName } from '../../../lib/person-name.ts'
import { useReturningFocus } from '../../../lib/returning-focus.ts'
import type { ChangeSearch } from '../../../lib/use-list-address.ts'
import { useRemoveCoach } from '../../../lib/use-remove-coach.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { type OnDemandProps, onDemand } from '../../../ui/loading/on-demand.tsx'
import type { Sibling } from '../../../ui/navigation/sibling-switch.tsx'
import { RemoveContact } from '../../../ui/overlays/remove-contact.tsx'
import { LogPanel } from '../activity/log-panel.tsx'
import type { Center, ListName } from '../center.ts'
import { type CenterSearch, keptBetweenLists, onTab, picked, unpicked, withLog } from '../center-search.ts'
import { CenterAbout } from '../components/center-about.tsx'
import { CenterActions } from '../components/center-actions.tsx'
import { CenterPanels } from '../components/center-panels.tsx'
import { ChatLookup } from '../components/chat-lookup.tsx'
import { EventDialog } from '../events/event-dialog.tsx'
import { useEventStart } from '../events/use-event-start.ts'
import type { GuideBodyProps } from '../guide/guide-body.tsx'
import { CollegeDialog } from '../results/college-dialog.tsx'
import { ResultsPanel } from '../results/results-panel.tsx'
import type { ChatSelection } from '../selection.ts'
import { useCenter } from '../use-center.ts'

const { OnDemand: Guide } = onDemand<GuideBodyProps & OnDemandProps>(() =>
  import('../guide/guide-body.tsx').then((module) => module.GuideBody),
)

/** The layout around the panels, which the route provides. */
interface CenterFrameProps {
  /** The four lists, in order. */
  counts: readonly (number | undefined)[]
  /** The part of the address that stays when another list opens. */
  kept: CenterSearch
  /** The owner, if that is not obvious. */
  about: ReactNode
  actions: ReactNode
  /** The line on top after the package ended. */
  notice: ReactNode
  /** On small screens a panel is a separate screen. */
  isPanelOpen: boolean
  children: ReactNode
}

/** What the line about an ended package needs to know. */
interface EndedCenter {
  endedOn: string
  /** By first name. Null for the athlete's own. */
  athleteName: string | null
  isBrief: boolean
}

export interface CenterPageProps {
  center: Center
  list: ListName
  search: CenterSearch
  /** Replaces the address without a history entry, as while typing. */
  onSearchChange: ChangeSearch<CenterSearch>
  hrefOf: (search: CenterSearch) => string
  /** A parent's athletes with a recruiting center. */
  siblings: readonly Sibling[]
  frame: (frame: CenterFrameProps) => ReactNode
  /** The conversation with the selected person. */
  chat: (selection: ChatSelection, onClose: () => void) => ReactNode
  /** The line on top, with the day the package ended. Brief while a panel fills a small screen. */
  ended: (ended: EndedCenter) => ReactNode
  /** How well a college fits the athlete, in its popup. */
  match: (collegeId: number) => ReactNode
  /** Opens the conversation with the success coach over the page. */
  onCoach: (chat: ChatSelection) => void
}

/** /recruiting-center: the lists, the activity log, and the chat, side by side. The address says what is open. */
export const CenterPage = ({ siblings, frame, chat, ended, match, onCoach, ...place }: CenterPageProps) => {
  const { center, list, search, onSearchChange, hrefOf } = place
  const toggle = useRef<HTMLButtonElement>(null)
  const [facts, setFacts] = useState<RecruitingCollege | null>(null)
  const known = useCenter(place)
  const { counts, endedOn, result, scope, selection, shownChat, chatLookup, guide, unread, unreadOf } = known
  const isReadOnly = endedOn !== null
  const event = useEventStart({
    center,
    search,
    selection,
    isReadOnly,
    isReady: result.data !== undefined && (known.lookup === null || known.lookup.error !== null),
    onSearchChange,
  })
  const page = result.data?.meta.current_page ?? search.page ?? 1
  const isLogShown = search.openActivityLog === '1' || guide.isAtLog
  const isChatShown = shownChat !== null || chatLookup !== null
  useReturningFocus(isLogShown || isChatShown || null, () => toggle.current?.focus({ preventScroll: true }))
  const removeCoach = useRemoveCoach(center.id)
  const [asked, setAsked] = useState<CoachInList | null>(null)
  const remove = async (coach: CoachInList) => {
    await removeCoach(coach.id)
    if (search.coach_id === coach.id) onSearchChange((latest) => unpicked(latest), true)
    toast(`${fullName(coach)} was removed.`)
  }
  const closeChat = () => onSearchChange((latest) => unpicked(latest))

  const pickCoach = ({ id, user_id }: CoachInList, college: { id: number }) =>
    onSearchChange((latest) =>
      picked(latest, page, { coach_id: id, college_id: college.id, hasAccount: user_id !== null }),
    )
  const pickAthlete = (athleteUserId: string) =>
    onSearchChange((latest) => picked(latest, page, { athlete_id: athleteUserId, hasAccount: true }))
  const pickFrom = ({ contact_id, contact, college, user_id }: ActivityEvent) => {
    if (center.role === 'coach') return pickAthlete(user_id)
    onSearchChange((latest) =>
      picked(latest, page, {
        coach_id: contact_id ?? contact.user_id ?? undefined,
        college_id: college?.id,
        hasAccount: contact.user_id !== null,
      }),
    )
  }

  return frame({
    counts: known.totals,
    kept: keptBetweenLists(search),
    isPanelOpen: isLogShown || isChatShown,
    notice:
      endedOn &&
      ended({
        endedOn,
        athleteName: center.viewerId === center.id ? null : (counts?.athlete?.first_name ?? null),
        isBrief: isLogShown || isChatShown,
      }),
    about: (
      <CenterAbout
        {...{ center, list, siblings, onCoach, unreadOf }}
        athlete={counts?.athlete ?? null}
        unread={unreadOf({ user_id: center.id, unread_message_count: 0 })}
        onMessage={() => pickAthlete(center.id)}
      />
    ),
    actions: (
      <CenterActions
        toggle={toggle}
        isLogShown={isLogShown}
        unread={unread.total}
        isReadOnly={isReadOnly}
        onLog={() => onSearchChange((latest) => withLog(latest, !isLogShown))}
        onAdd={event.open}
      />
    ),
    children: (
      <>
        <CenterPanels
          label={center.role === 'coach' ? 'Athletes' : 'Colleges'}
          results={
            <ResultsPanel
              {...{ center, list, search, result, isReadOnly, onSearchChange, hrefOf, unreadOf }}
              filters={known.filters}
              favorites={counts?.favorites}
              town={known.town}
              onFacts={setFacts}
              onPickCoach={pickCoach}
              onPickAthlete={pickAthlete}
              onReach={event.offer}
              onRemoveCoach={setAsked}
            />
          }
          log={
            isLogShown && (
              <LogPanel
                {...{ center, unread, isReadOnly }}
                isOfGuide={guide.isRunning}
                tab={known.tab}
                log={known.log}
                scope={scope.query}
                scopes={scope.optionsFor(selection)}
                scopeName={scope.name}
                pickedName={selection?.name ?? null}
                onScope={scope.choose}
                onTab={(next) => onSearchChange((latest) => onTab(latest, next), true)}
                onPick={pickFrom}
                onAdd={event.open}
                onClose={() => onSearchChange((latest) => withLog(latest, false))}
              />
            )
          }
          chat={
            shownChat
              ? chat(shownChat, closeChat)
              : chatLookup && <ChatLookup {...chatLookup} onClose={closeChat} />
          }
        />
        <CollegeDialog
          centerId={center.id}
          college={facts}
          match={match}
          pickedId={search.coach_id}
          unreadOf={unreadOf}
          onPick={(coach) => {
            setFacts(null)
            if (facts) pickCoach(coach, facts)
          }}
          onReach={(coach, type) => facts && event.offer(coach, facts, type)}
          onRemove={setAsked}
          onClose={() => setFacts(null)}
        />
        <RemoveContact
          name={asked && fullName(asked)}
          onRemove={() => asked && remove(asked)}
          onClose={() => setAsked(null)}
          returnTo={toggle}
        />
        <EventDialog center={center} start={event.start} onClose={event.close} />
        <Guide isOpen={guide.isRunning} {...guide.body} />
      </>
    ),
  })
}
