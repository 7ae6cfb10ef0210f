import type { AuditValues } from '../../platform/audit/audit.tables.ts'

/** A person in the demo world: a role that can sign in, an unverified coach by email, or the nth athlete. */
export type Somebody = 'athlete' | 'parent' | 'coach' | 'rsc' | 'affiliate' | `${string}@${string}` | number

interface AuditLine {
  readonly back: number
  readonly time: string
  readonly by: 'admin' | 'editor' | 'superadmin'
  readonly as?: Somebody
  readonly action: string
  readonly to?: Somebody
  readonly subject?: string
  readonly before?: AuditValues
  readonly after?: AuditValues
  readonly details?: Record<string, unknown>
}

const changed = (field: string, before: unknown, after: unknown) => ({
  before: { [field]: before },
  after: { [field]: after },
})

/** An admin looks at the account of a family for some minutes. */
const visit = (back: number, [from, to]: readonly [string, string], who: Somebody): AuditLine[] => [
  { back, time: from, by: 'admin', action: 'impersonation.started', to: who },
  { back, time: to, by: 'admin', as: who, action: 'impersonation.ended', to: who },
]

/** What the staff of the demo world did, in the last months. The refunds come from the payments themselves. */
export const auditLines: readonly AuditLine[] = [
  {
    back: 0,
    time: '15:42',
    by: 'admin',
    action: 'inbox.closed',
    subject: 'Reported message',
    to: 'parent',
    ...changed('state', 'open', 'closed'),
  },
  { back: 0, time: '09:18', by: 'superadmin', action: 'time.downloaded' },
  {
    back: 1,
    time: '16:20',
    by: 'admin',
    action: 'account.info-changed',
    to: 'rsc',
    ...changed('phone', '(541) 555-0148', '(541) 555-0164'),
  },
  {
    back: 2,
    time: '11:05',
    by: 'admin',
    action: 'college.domain-set',
    subject: 'Boise State University',
    ...changed('boisestate-athletics.test', null, 'accepted'),
  },
  ...visit(3, ['10:03', '10:09'], 'parent'),
  {
    back: 3,
    time: '10:07',
    by: 'admin',
    as: 'parent',
    action: 'POST /user/metric-type',
    to: 'parent',
    details: { summary: 'Choose imperial or metric units' },
  },
  {
    back: 4,
    time: '14:31',
    by: 'superadmin',
    action: 'site.units-changed',
    subject: 'Units',
    ...changed('units', 'Metric', 'Imperial'),
  },
  {
    back: 4,
    time: '14:26',
    by: 'superadmin',
    action: 'site.units-changed',
    subject: 'Units',
    ...changed('units', 'Imperial', 'Metric'),
  },
  {
    back: 6,
    time: '10:20',
    by: 'admin',
    action: 'coach.refused',
    to: 'refused.coach@fieldhouse.test',
    ...changed('status', 'pending', 'refused'),
    details: {
      reason:
        'The athletic department does not know you. Please send a link to the staff page that names you.',
    },
  },
  {
    back: 7,
    time: '09:12',
    by: 'admin',
    action: 'affiliate.invited',
    subject: 'Nora Bennett, nora.bennett@example.org',
    ...changed('invite', null, 'sent'),
  },
  {
    back: 9,
    time: '17:48',
    by: 'admin',
    action: 'site.content-changed',
    subject: 'Top 100 banner',
    before: { is_shown: false, title: 'Top 100' },
    after: { is_shown: true, title: 'Top 100 of 2027' },
  },
  {
    back: 11,
    time: '08:55',
    by: 'admin',
    action: 'user.restored',
    to: 31,
    ...changed('state', 'deleted', 'active'),
  },
  {
    back: 11,
    time: '08:51',
    by: 'admin',
    action: 'user.deleted',
    to: 31,
    ...changed('state', 'active', 'deleted'),
  },
  ...visit(13, ['13:20', '13:41'], 'athlete'),
  {
    back: 15,
    time: '15:02',
    by: 'admin',
    action: 'program.saved',
    subject: 'Program list',
    before: { 'Film review': 'Film review, 8%, done when: Three clips are cut', 'Summer plan': null },
    after: {
      'Film review': 'Film review, 6%, done when: Three clips are cut',
      'Summer plan': 'Summer plan, 2%, done when: Camps are chosen',
    },
  },
  { back: 18, time: '10:44', by: 'admin', action: 'time.downloaded', details: {} },
  {
    back: 20,
    time: '11:30',
    by: 'admin',
    action: 'account.info-changed',
    to: 'coach',
    before: { first_name: 'Mark', phone: null },
    after: { first_name: 'Marcus', phone: '(503) 555-0119' },
  },
  {
    back: 23,
    time: '16:05',
    by: 'superadmin',
    action: 'user.deleted',
    to: 42,
    ...changed('state', 'active', 'deleted'),
  },
  {
    back: 23,
    time: '16:20',
    by: 'superadmin',
    action: 'user.restored',
    to: 42,
    ...changed('state', 'deleted', 'active'),
  },
  {
    back: 26,
    time: '09:37',
    by: 'admin',
    action: 'inbox.closed',
    subject: 'Reported message',
    to: 17,
    ...changed('state', 'open', 'closed'),
  },
  {
    back: 29,
    time: '13:15',
    by: 'admin',
    action: 'site.content-changed',
    subject: 'Address and phone',
    ...changed('phone', '(541) 555-0100', '(541) 555-0123'),
  },
  ...visit(33, ['14:02', '14:05'], 'coach'),
  {
    back: 36,
    time: '10:11',
    by: 'admin',
    action: 'coach.verified',
    to: 'paused.coach@fieldhouse.test',
    ...changed('status', 'pending', 'verified'),
  },
  {
    back: 40,
    time: '12:26',
    by: 'admin',
    action: 'POST /athlete/{id}/info',
    to: 'athlete',
    details: { summary: 'Change the basics of a page' },
  },
  {
    back: 44,
    time: '15:50',
    by: 'admin',
    action: 'affiliate.invited',
    subject: 'Luis Ortega, affiliate@fieldhouse.test',
    ...changed('invite', null, 'sent'),
  },
  { back: 51, time: '09:05', by: 'superadmin', action: 'audit-log.downloaded' },
]
