import type { CenterItem } from '@fieldhouse/contract/recruiting'
import type { ActivityEvent } from '@fieldhouse/contract/recruiting.activity'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { listPage, network } from '../../lib/network.factory.ts'
import { openSite } from '../../lib/site.factory.tsx'
import type { Center, ListName } from './center.ts'
import { readCenterSearch } from './center-search.ts'
import { CenterPage, type CenterPageProps } from './pages/center-page.tsx'
import { eventsAnswer, familyCenter, filterOf } from './recruiting.factory.ts'

type Answers = Parameters<typeof network>[0]

interface CenterOptions {
  center?: Center
  list?: ListName
  /** The query string of the opening address. */
  at?: string
  items?: readonly CenterItem[]
  events?: readonly ActivityEvent[]
  isGuideShown?: boolean
  /** The day the package ended. */
  endedOn?: string | null
  unread?: { total: number; visit: number; message: number; by_contact?: readonly object[] }
  phone?: string | null
  siblings?: CenterPageProps['siblings']
  onCoach?: CenterPageProps['onCoach']
  /** Replaces the defaults. */
  answers?: Answers
}

const peopleIn = (item: CenterItem): { id: string; user_id: string | null; college: object | null }[] =>
  item.kind === 'athlete'
    ? [{ ...item, id: item.user_id, college: null }]
    : item.coaches.map((coach) => ({ ...coach, college: item }))

/** Everyone in the list, as the server returns them by id. */
const contactAnswers = (base: string, items: readonly CenterItem[]): Answers =>
  Object.fromEntries(
    items
      .flatMap(peopleIn)
      .flatMap((person) =>
        [person.id, person.user_id].map((id) => [
          `${base}/contact/${id}`,
          () => Response.json({ data: person }),
        ]),
      ),
  )

/** A recruiting center with real address, list, and log, and a fake server. */
export const openCenterPage = async ({
  center = familyCenter,
  list = 'results',
  at = '',
  items = [],
  events = [],
  isGuideShown = true,
  endedOn = null,
  unread = { total: 0, visit: 0, message: 0 },
  phone = '(541) 555-0123',
  siblings = [],
  onCoach = () => undefined,
  answers = {},
}: CenterOptions = {}) => {
  const base = `GET /recruiting-center/${center.id}`
  const listed = () => Response.json(listPage(items))
  const log = () => Response.json(eventsAnswer(events))
  const asked = network({
    [base]: listed,
    [`${base}/get-favorites`]: listed,
    [`${base}/recently-contacted`]: listed,
    [`${base}/recently-viewed`]: listed,
    [`${base}/known-contacts`]: () => Response.json({ data: [] }),
    [`${base}/get-filters`]: () => Response.json({ data: [filterOf()] }),
    [`${base}/counts`]: () =>
      Response.json({
        data: {
          favorites: 9,
          recently_contacted: 6,
          recently_viewed: 14,
          rc_guide_shown: isGuideShown,
          rc_ended_on: endedOn,
          team: center.role === 'coach' ? { gender: 'female', college: 'Portland State' } : null,
          athlete:
            center.role === 'coach'
              ? null
              : {
                  user_id: center.id,
                  athlete_slug: 'amara-whitlock',
                  first_name: 'Amara',
                  last_name: 'Whitlock',
                  gender: 'female',
                  contact_info: { phone },
                },
        },
      }),
    'GET /athlete/amara-whitlock': () => Response.json({ data: { city: 'Bend', state: 'OR' } }),
    'GET /activity-log': log,
    'GET /activity-log/views': log,
    'GET /activity-log/unread': () => Response.json({ data: { system: 0, by_contact: [], ...unread } }),
    'POST /activity-log/views/mark': () => Response.json({ data: { marked: 1 } }),
    'GET /my-rsa': () => Response.json({ data: null }),
    'POST /message/mark': () => Response.json({ data: { marked: 1 } }),
    ...contactAnswers(base, items),
    ...answers,
  })

  const Frame = () => {
    const navigate = useNavigate()
    const search = readCenterSearch(useRouterState({ select: ({ location }) => location.search }) as object)
    return (
      <CenterPage
        center={center}
        list={list}
        search={search}
        onSearchChange={(change, isQuiet = false) =>
          void navigate({ to: '/', search: change(search) as never, replace: isQuiet })
        }
        hrefOf={({ page = 1 }) => `/?page=${page}`}
        siblings={siblings}
        onCoach={onCoach}
        match={(collegeId) => <p>{`The match with ${collegeId}`}</p>}
        ended={({ endedOn: day, athleteName, isBrief }) => (
          <p role="status">{`${athleteName ?? 'Own'} ended ${day}${isBrief ? ', brief' : ''}`}</p>
        )}
        frame={({ counts, about, actions, notice, isPanelOpen, children }) => (
          <div className="flex h-dvh flex-col" data-panel={isPanelOpen}>
            <div
              className={`flex flex-wrap items-end gap-4 border-b border-line p-4 ${isPanelOpen ? 'max-lg:hidden' : ''}`}
            >
              {about}
              <h1 className="text-d2">Recruiting Center</h1>
              <p>Lists: {counts.join(', ')}</p>
              <div className="ms-auto flex gap-2">{actions}</div>
            </div>
            {notice}
            <main className="min-h-0 grow">{children}</main>
          </div>
        )}
        chat={({ user, contact }, onClose) => (
          <section aria-label="Chat">
            <p>{`Conversation of ${user} with ${contact}`}</p>
            <button type="button" onClick={onClose}>
              Close the chat
            </button>
          </section>
        )}
      />
    )
  }
  return { ...(await openSite({ at: `/${at}`, Frame })), asked }
}
