import type { Side } from '@fieldhouse/contract/messaging.live'
import type { conversations, messages, readMarks } from '../../modules/messaging/messaging.tables.ts'
import { crowds, type Ingredients } from '../crowd.ts'
import type { UserRow } from '../people.ts'
import { Random } from '../random.ts'
import { momentBack } from './days.ts'

/** The speaker of a line. `advisor` is the success coach who writes for the athlete. */
type Voice = 'coach' | 'athlete' | 'parent' | 'advisor'

export type Line = readonly [daysBack: number, time: string, voice: Voice, content: string]

/** A conversation as it is written here. */
export interface Talk {
  readonly people: Readonly<Partial<Record<Voice, UserRow>> & Record<'coach' | 'athlete', UserRow>>
  readonly lines: readonly Line[]
  /** How many of the other side's last lines a person has not read. People who are not named have read all. */
  readonly unread?: Partial<Record<Voice, number>>
  /** How many of the last lines have not reached the other side. */
  readonly undelivered?: number
  /** The family has blocked the coach: the coach's lines after this one are withheld. */
  readonly blockedAfter?: number
}

type ConversationRow = typeof conversations.$inferSelect
type MessageRow = typeof messages.$inferSelect
type ReadMarkRow = typeof readMarks.$inferInsert

/** A conversation as the product would have stored it. */
interface StoredTalk extends Pick<Talk, 'people'> {
  readonly conversation: ConversationRow
  readonly messages: readonly MessageRow[]
  readonly readMarks: readonly ReadMarkRow[]
}

const sideOf = (voice: Voice): Side => (voice === 'coach' ? 'coach' : 'family')

const speaker = ({ people }: Talk, voice: Voice): UserRow => {
  const user = people[voice]
  if (!user) throw new Error(`No one is the ${voice} in the conversation with ${people.coach.last_name}`)
  return user
}

const storedMessages = (talk: Talk, random: Random, conversation_id: string): MessageRow[] =>
  talk.lines.map(([back, time, voice, content], index) => {
    // A second later than the line before, so two in the same minute keep their order.
    const created_at = new Date(momentBack(back, time).getTime() + index * 1000)
    return {
      id: random.uuid(created_at),
      conversation_id,
      seq: index + 1,
      side: sideOf(voice),
      sender_id: speaker(talk, voice).id,
      is_on_behalf: voice === 'advisor',
      content,
      client_id: random.uuid(created_at),
      is_withheld: voice === 'coach' && index >= (talk.blockedAfter ?? talk.lines.length),
      created_at,
    }
  })

/** The number of the last message that a person has read. */
const readUpTo = (said: readonly MessageRow[], voice: Voice, unread: number): number => {
  const heard = said.filter(({ side, is_withheld }) => side !== sideOf(voice) && !is_withheld)
  const firstUnread = heard.at(heard.length - unread)
  if (unread > 0 && firstUnread) return firstUnread.seq - 1
  return said.findLast(({ side, is_withheld }) => !is_withheld || side === sideOf(voice))?.seq ?? 0
}

/** The participants of a side have read marks. An advisor in the athlete's place has none. */
const readers = ['coach', 'athlete', 'parent'] as const

const storedMarks = ({ people, unread = {} }: Talk, said: readonly MessageRow[]) =>
  readers.flatMap((voice) => {
    const user = people[voice]
    const read_seq = readUpTo(said, voice, unread[voice] ?? 0)
    const last = said[read_seq - 1]
    if (!user || !last) return []
    const { conversation_id, created_at: read_at } = last
    return [{ side: sideOf(voice), mark: { conversation_id, user_id: user.id, read_seq, read_at } }]
  })

const store = (talk: Talk, { seed }: Ingredients, index: number): StoredTalk => {
  const random = new Random(seed, crowds.talks, index)
  const created_at = momentBack(...startOf(talk))
  const id = random.uuid(created_at)
  const said = storedMessages(talk, random, id)
  const marks = storedMarks(talk, said)
  const last = said.at(-1)
  const lastSeen = said.findLast(({ is_withheld }) => !is_withheld)
  const last_seq = said.length
  const delivered = (side: Side): number => {
    const seen = side === 'family' ? (lastSeen?.seq ?? 0) : last_seq
    return side === last?.side ? seen : seen - (talk.undelivered ?? 0)
  }
  const read = (side: Side): number =>
    Math.max(0, ...marks.flatMap((one) => (one.side === side ? one.mark.read_seq : [])))
  return {
    people: talk.people,
    conversation: {
      id,
      athlete_user_id: talk.people.athlete.id,
      coach_id: talk.people.coach.id,
      last_seq,
      family_last_seq: lastSeen?.seq ?? null,
      coach_last_seq: last_seq,
      family_last_at: lastSeen?.created_at ?? null,
      coach_last_at: last?.created_at ?? null,
      family_delivered_seq: delivered('family'),
      family_read_seq: read('family'),
      coach_delivered_seq: delivered('coach'),
      coach_read_seq: read('coach'),
      blocked_at: talk.blockedAfter === undefined ? null : (said[talk.blockedAfter - 1]?.created_at ?? null),
      blocked_by: talk.blockedAfter === undefined ? null : talk.people.athlete.id,
      created_at,
    },
    messages: said,
    readMarks: marks.map(({ mark }) => mark),
  }
}

const startOf = ({ lines }: Talk): [daysBack: number, time: string] => {
  const [first] = lines
  if (!first) throw new Error('The conversation is empty')
  return [first[0], first[1]]
}

export const storeTalks = (ingredients: Ingredients, talks: readonly Talk[]): StoredTalk[] =>
  talks.map((talk, index) => store(talk, ingredients, index))
