import type {
  ConversationFacts,
  LastMessage,
  Message,
  MessageRow,
  Notice,
  Person,
} from '@fieldhouse/contract/messaging'

export const personOf = (facts: Partial<Person> = {}): Person => ({
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  first_name: 'Amara',
  last_name: 'Whitlock',
  photo: null,
  type: 'athlete',
  type_title: 'Athlete',
  gender: 'female',
  number: '14',
  position: 'Shooting guard',
  athlete_id: 'athlete-page',
  athlete_slug: 'amara-whitlock',
  verified_by: null,
  personal_metrics: { class_name: '2027', weight: 150 },
  ...facts,
})

export const amara = personOf()

const nothingMeasured = { class_name: null, weight: null }

export const coachTran = personOf({
  id: '01890a5d-ac96-774b-bcce-b302099a8060',
  first_name: 'Marisol',
  last_name: 'Tran',
  type: 'coach',
  type_title: 'College coach',
  gender: null,
  number: null,
  position: 'Associate head coach',
  athlete_id: null,
  athlete_slug: null,
  verified_by: 'contact',
  personal_metrics: nothingMeasured,
})

export const mother = personOf({
  id: '01890a5d-ac96-774b-bcce-b302099a8061',
  first_name: 'Dana',
  type: 'parent',
  type_title: 'Mother',
  number: null,
  position: null,
  athlete_id: null,
  athlete_slug: null,
  personal_metrics: nothingMeasured,
})

/** By default a message from the coach. Each number has its own minute. */
export const rowOf = (seq: number, facts: Partial<MessageRow> = {}): MessageRow => {
  const created_at = new Date(Date.UTC(2026, 10, 9, 15, 0) + seq * 60_000).toISOString()
  const isFamily = facts.side === 'family'
  return {
    id: `00000000-0000-7000-8000-${String(seq).padStart(12, '0')}`,
    seq,
    athlete_user_id: amara.id,
    contact_id: coachTran.id,
    side: 'coach',
    sender_id: isFamily ? amara.id : coachTran.id,
    recipient_id: isFamily ? coachTran.id : amara.id,
    is_on_behalf: false,
    content: `Message ${seq}`,
    client_id: null,
    created_at,
    event_date: created_at.slice(0, 10),
    event_time: created_at.slice(11, 16),
    ...facts,
  }
}

export const messageOf = (seq: number, facts: Partial<Message> = {}): Message => {
  const row = rowOf(seq, facts)
  const isFamily = row.side === 'family'
  return {
    ...row,
    sender: isFamily ? amara : coachTran,
    recipient: isFamily ? coachTran : amara,
    athlete: amara,
    contact_college: 'Portland State',
    ...facts,
  }
}

export const lastMessageOf = (seq: number, facts: Partial<LastMessage> = {}): LastMessage => ({
  ...messageOf(seq, facts),
  me: false,
  viewed: false,
  unread_count: 1,
  ...facts,
})

/** As Amara sees it. */
export const factsOf = (facts: Partial<ConversationFacts> = {}): ConversationFacts => ({
  athlete: amara,
  contact: coachTran,
  contact_college: 'Portland State',
  side: 'family',
  last_seq: 0,
  other: { delivered_seq: 0, read_seq: 0 },
  read_seq: 0,
  readers: { parents: 1, success_coach: false },
  is_blocked: false,
  can: { send: true, block: true, report: true },
  closed_because: null,
  opens_with: null,
  package_ended_on: null,
  draft: '',
  ...facts,
})

export const noticeOf = (id: string, facts: Partial<Notice> = {}): Notice => ({
  id,
  kind: 'transcript',
  text: `Notice ${id}`,
  path: null,
  viewed: false,
  created_at: '2026-11-14T12:00:00Z',
  ...facts,
})

/** The answer to GET message. */
export const pageOf = (
  rows: readonly MessageRow[],
  {
    facts = {},
    hasOlder = false,
    hasNewer = false,
  }: {
    facts?: Partial<ConversationFacts>
    hasOlder?: boolean
    hasNewer?: boolean
  } = {},
) => ({
  data: [...rows],
  people: [amara, coachTran],
  conversation: factsOf({ last_seq: rows.at(-1)?.seq ?? 0, ...facts }),
  meta: { has_older: hasOlder, has_newer: hasNewer },
})
