import type { User } from '@fieldhouse/contract/accounts'
import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect, useRouterState } from '@tanstack/react-router'
import { EndedLine, loadWayBack } from '../../features/billing/ended/ended-line.tsx'
import { CollegeMatch } from '../../features/matching/match/college-match.tsx'
import { matchingFor } from '../../features/matching/matching-access.ts'
import { ConversationPanel } from '../../features/messaging/components/conversation-panel.tsx'
import {
  type Center,
  centerPath,
  centersFor,
  isListName,
  type ListName,
} from '../../features/recruiting/center.ts'
import { readCenterSearch, withoutSearch } from '../../features/recruiting/center-search.ts'
import { type ClosedAthlete, closedAthletes } from '../../features/recruiting/closed-center.ts'
import { linkedPage, loadList, openCenter } from '../../features/recruiting/load-center.ts'
import { CenterPage } from '../../features/recruiting/pages/center-page.tsx'
import { countsQuery } from '../../features/recruiting/recruiting.api.ts'
import { packagesQuery } from '../../lib/packages.ts'
import { stringifySearch } from '../../lib/search-params.ts'
import { useListAddress } from '../../lib/use-list-address.ts'
import { placesOf } from '../../shell/layouts/area-places.ts'
import { RecruitmentLayout } from '../../shell/layouts/recruitment-layout.tsx'
import { ChatPackage } from '../../shell/messages/chat-package.tsx'
import { openPayment, openPopup } from '../../shell/popups.ts'
import { ClosedCenterScreen } from './-closed-center-screen.tsx'

interface CenterAddress {
  userId: string | null
  list: string
}

interface CenterLoad extends CenterAddress {
  queryClient: QueryClient
  viewer: User | null
  search: object
}

export interface OpenedCenter {
  center: Center
  list: ListName
}

/** A family without the package sees what opens it. Nothing of the center is loaded. */
interface ClosedCenter {
  center: null
  closed: readonly ClosedAthlete[]
}

/** An unverified coach goes to the status, which says what is missing. Everyone else without access goes home. */
const awayFrom = (viewer: User | null) =>
  redirect({ to: viewer?.type === 'coach' ? '/coach/users' : '/', statusCode: 302 })

/**
 * RCC-06: runs before a recruiting center is shown. People without access go home, also a success coach whose roster
 * does not have the athlete.
 */
export const loadCenter = async ({
  queryClient,
  viewer,
  userId,
  list,
  ...at
}: CenterLoad): Promise<OpenedCenter | ClosedCenter> => {
  if (!isListName(list)) throw notFound()
  if (viewer?.type === 'rsc' && userId === null)
    throw redirect({ to: '/coach/roster', search: { open: 'recruiting-center' }, statusCode: 302 })
  const search = readCenterSearch(at.search)
  // RCC-04: links in a parent's messages name the athlete beside the coach. The address keeps the athlete from then on.
  if (viewer?.type === 'parent' && userId === null && search.athlete_id)
    throw redirect({
      href: `${centerPath(search.athlete_id, list)}${stringifySearch({ ...search })}`,
      statusCode: 302,
    })
  const center = await openCenter(queryClient, viewer, userId)
  if (!center) {
    const closed = closedAthletes(viewer, userId)
    if (closed.length === 0) throw awayFrom(viewer)
    await queryClient.prefetchQuery(packagesQuery)
    return { center, closed }
  }
  const elsewhere = await linkedPage(queryClient, center, list, search)
  if (elsewhere)
    throw redirect({
      href: `${centerPath(userId, list)}${stringifySearch({ ...elsewhere })}`,
      statusCode: 302,
    })
  const { data: counts } = await queryClient.ensureQueryData(countsQuery(center.id))
  if (counts.rc_ended_on !== null) {
    if (search.q)
      throw redirect({
        href: `${centerPath(userId, list)}${stringifySearch({ ...withoutSearch(search) })}`,
        statusCode: 302,
      })
    if (center.role === 'family') await loadWayBack(queryClient)
  }
  await loadList(queryClient, center, list, search)
  return { center, list }
}

/** A parent's athletes who may have a recruiting center, by name. */
const siblingsOf = (viewer: User) => {
  const ids = centersFor(viewer, null).map(({ id }) => id)
  return viewer.athletes.flatMap(({ user_id, first_name, last_name }) =>
    ids.includes(user_id) ? { id: user_id, name: `${first_name} ${last_name}` } : [],
  )
}

type CenterScreenProps = (OpenedCenter | ClosedCenter) & { viewer: User | null }

export const CenterScreen = ({ viewer, ...shown }: CenterScreenProps) => {
  if (!viewer) return null
  if (shown.center === null) return <ClosedCenterScreen viewer={viewer} closed={shown.closed} />
  return <OpenCenterScreen viewer={viewer} {...shown} />
}

/** The recruiting center in its layout, with the conversation in its place. */
const OpenCenterScreen = ({ viewer, center, list }: OpenedCenter & { viewer: User }) => {
  const address = useListAddress(readCenterSearch, { keepsScroll: true })
  const here = useRouterState({ select: ({ location }) => location.href })
  const matchPlace = matchingFor(viewer, center.userId).find(({ id }) => id === center.id)
  return (
    <CenterPage
      // Another athlete is a new page, so typed text and open panels do not carry over.
      key={center.id}
      center={center}
      list={list}
      {...address}
      siblings={siblingsOf(viewer)}
      onCoach={(chat) => openPopup({ name: 'messenger', chat })}
      frame={(frame) => (
        <RecruitmentLayout viewer={viewer} places={placesOf(viewer)} userId={center.userId} {...frame} />
      )}
      ended={(ended) => (
        <EndedLine
          {...ended}
          feature="recruiting-center"
          reader={center.role === 'success-coach' ? 'success-coach' : 'family'}
          athleteUserId={center.id}
          returnTo={here}
          onChoose={(packageKey, cycle) => openPayment(packageKey, cycle, here, center.id)}
        />
      )}
      match={(collegeId) => matchPlace && <CollegeMatch place={matchPlace} collegeId={collegeId} />}
      chat={(selection, onClose) => (
        <ConversationPanel
          {...selection}
          viewerId={viewer.id}
          offer={(facts) => <ChatPackage facts={facts} />}
          onClose={onClose}
          takesFocus
        />
      )}
    />
  )
}
