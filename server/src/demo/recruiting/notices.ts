import type { NoticeKind } from '@fieldhouse/contract/messaging'
import type { notices, reports } from '../../modules/messaging/messaging.tables.ts'
import { demoAccounts } from '../accounts.ts'
import type { ClaimRow } from '../care.ts'
import { accountUser, crowds, demoUser, type Ingredients } from '../crowd.ts'
import type { UserRow } from '../people.ts'
import { Random } from '../random.ts'
import { momentBack } from './days.ts'
import { storedTalks } from './talks.ts'

type DemoRole = 'athlete' | 'parent' | 'coach' | 'rsc'

type NoticeLine = readonly [
  daysBack: number,
  time: string,
  to: readonly DemoRole[],
  kind: NoticeKind,
  isRead: boolean,
  text: string,
  path: string | null,
]

/** The system's notices to people who can sign in. */
const noticeLines: readonly NoticeLine[] = [
  [
    42,
    '09:00',
    ['athlete', 'parent'],
    'subscription',
    true,
    'Your package All-Star Showcase is active.',
    null,
  ],
  [
    41,
    '09:20',
    ['athlete', 'parent'],
    'roster',
    true,
    'Priya Nair is your success coach now. Say hello!',
    null,
  ],
  [41, '09:20', ['rsc'], 'roster', true, 'Amara Whitlock is on your roster.', '/coach/roster'],
  [19, '15:10', ['coach'], 'roster', true, 'Amara Whitlock has been assigned to you.', '/amara-whitlock'],
  [
    12,
    '14:25',
    ['athlete', 'parent'],
    'transcript',
    true,
    'Alma Petrov of Western Oregon University asks for Amara Whitlock’s transcripts.',
    '/amara-whitlock',
  ],
  [8, '19:41', ['athlete', 'parent'], 'match', false, 'Your college matches are ready.', '/bcm/matches'],
  [
    2,
    '10:40',
    ['rsc'],
    'roster',
    false,
    'You can claim a new athlete for your roster.',
    '/coach/roster/new-athletes',
  ],
]

type NoticeRow = typeof notices.$inferSelect

function* noticesToRoles(ingredients: Ingredients): Generator<Omit<NoticeRow, 'id'>> {
  for (const [back, time, roles, kind, isRead, text, path] of noticeLines)
    for (const role of roles) {
      const created_at = momentBack(back, time)
      const read_at = isRead ? created_at : null
      yield { user_id: demoUser(ingredients, role).id, kind, text, path, created_at, read_at }
    }
}

const fullName = ({ first_name, last_name }: UserRow): string => `${first_name} ${last_name}`

/** Every admin gets a notice about a report. */
function* noticesToAdmins(
  ingredients: Ingredients,
  claims: Iterable<ClaimRow>,
): Generator<Omit<NoticeRow, 'id'>> {
  const admins = demoAccounts.filter(({ type }) => type === 'admin')
  for (const { people, reported_at } of reportedTalks(ingredients, claims))
    for (const admin of admins)
      yield {
        user_id: accountUser(ingredients, admin).id,
        kind: 'safety',
        text: `${fullName(people.athlete)} reported a message from ${fullName(people.coach)}: it asks for contact elsewhere.`,
        path: '/admin/inbox?kind=report',
        created_at: reported_at,
        read_at: null,
      }
}

export function* noticeRows(ingredients: Ingredients, claims: Iterable<ClaimRow>): Generator<NoticeRow> {
  const random = new Random(ingredients.seed, crowds.notices, 0)
  for (const notice of [...noticesToRoles(ingredients), ...noticesToAdmins(ingredients, claims)])
    yield { id: random.uuid(notice.created_at), ...notice }
}

const tenMinutes = 10 * 60 * 1000

/** The blocked person was reported for their last delivered message, and the report waits for an admin. */
const reportedTalks = (ingredients: Ingredients, claims: Iterable<ClaimRow>) =>
  storedTalks(ingredients, claims).flatMap(({ people, conversation, messages }) => {
    const said = messages.findLast(({ side, is_withheld }) => side === 'coach' && !is_withheld)
    if (!conversation.blocked_at || !said) return []
    return [{ people, said, reported_at: new Date(said.created_at.getTime() + tenMinutes) }]
  })

export function* reportRows(
  ingredients: Ingredients,
  claims: Iterable<ClaimRow>,
): Generator<typeof reports.$inferSelect> {
  const random = new Random(ingredients.seed, crowds.notices, 1)
  for (const { people, said, reported_at } of reportedTalks(ingredients, claims))
    yield {
      id: random.uuid(reported_at),
      message_id: said.id,
      reporter_id: people.athlete.id,
      reason: 'contact-outside',
      note: 'They asked for my number and told me to keep it a secret.',
      created_at: reported_at,
      closed_at: null,
      closed_by: null,
    }
}
