import type { AuditKind } from '@fieldhouse/contract/admin.audit'
import type { AuditValues } from '../../../platform/audit/audit.tables.ts'
import { formatUsd } from '../../../platform/money.ts'
import { inPastTense } from './past-tense.ts'
import { dayText } from './value-text.ts'

/** The words for each action, as they follow a name: Helen Park granted Starter Elite until December 12, 2026. */

interface Label {
  /** Without the facts. The search finds an action by these words too. */
  readonly words: string
  readonly text?: (entry: Facts) => string
}

/** What an entry says about it. */
interface Facts {
  readonly action: string
  readonly subject: string | null
  readonly after: AuditValues | null
  readonly details: AuditValues
}

const dollars = (cents: unknown): string => (typeof cents === 'number' ? formatUsd(cents) : 'a payment')

const labels: Readonly<Record<string, Label>> = {
  'user.created': { words: 'created the account' },
  'user.changed': { words: 'changed the account' },
  'user.deleted': { words: 'deleted the account' },
  'user.restored': { words: 'restored the account' },
  'user.marked-vip': { words: 'marked the person as VIP' },
  'user.unmarked-vip': { words: 'took the VIP mark away' },
  'user.marked-seros': { words: 'made the page premium' },
  'user.unmarked-seros': { words: 'made the page an ordinary one again' },
  'user.sessions-ended': { words: 'signed the person out everywhere' },
  'access.ended': { words: 'ended a feature that was given' },
  'account.info-changed': { words: 'changed the account info' },
  'address.changed': { words: 'changed the email address' },
  'identity.linked': { words: 'connected another way to sign in' },
  'password.link-sent': { words: 'sent a link to choose a new password' },
  'password.changed': { words: 'changed the password' },
  'password.reset': { words: 'chose a new password by email' },
  'role.chosen': { words: 'chose a role' },
  'archive.downloaded': { words: 'downloaded the archive of the account' },
  'impersonation.started': { words: 'logged in as this person' },
  'impersonation.ended': { words: 'stopped acting as this person' },
  'coach.asked': { words: 'asked to be verified as a coach' },
  'coach.confirmed-email': { words: 'confirmed a college email address' },
  'coach.verified': { words: 'verified the coach' },
  'coach.refused': { words: 'refused the coach' },
  'coach.paused': { words: 'paused the coach’s verification' },
  'college.domain-set': { words: 'changed an email domain of the college' },
  'team-coach.verified': { words: 'confirmed the coach of the team' },
  'team-coach.refused': { words: 'refused the coach of the team' },
  'team.created': { words: 'created the team' },
  'team.changed': { words: 'changed the team' },
  'team.renamed': { words: 'renamed the team' },
  'team.deleted': { words: 'deleted the team' },
  'team.restored': { words: 'restored the team' },
  'team.member-added': { words: 'put the person on the team' },
  'team.member-removed': { words: 'removed the person from the team' },
  'team-event.created': { words: 'created the event' },
  'team-event.changed': { words: 'changed the event' },
  'team-event.deleted': { words: 'deleted the event' },
  'roster.claimed': { words: 'claimed the athlete' },
  'roster.unclaimed': { words: 'unclaimed the athlete' },
  'roster.declined': { words: 'declined the athlete' },
  'roster.assigned': { words: 'assigned the athlete to a coach' },
  'roster.unassigned': { words: 'took the athlete off a coach’s list' },
  'figure-confirmed': { words: 'confirmed a figure on the page' },
  'figure-confirmation-removed': { words: 'took back the confirmation of a figure' },
  'package.granted': {
    words: 'granted a package',
    text: ({ subject, after }) => {
      const until = typeof after?.ends_on === 'string' ? ` until ${dayText(after.ends_on)}` : ''
      return `granted ${subject ?? 'a package'}${until}`
    },
  },
  'package.grant-ended': { words: 'ended a package that was given' },
  'package.changed': { words: 'changed the texts of the package' },
  'package.price-changed': { words: 'planned a new price' },
  'package.price-withdrawn': { words: 'took back a planned price' },
  'package-option.added': { words: 'added a package option' },
  'package-option.changed': { words: 'changed a package option' },
  'package-option.deleted': { words: 'deleted a package option' },
  'package-options.saved': { words: 'changed the package options' },
  'package-options.sorted': { words: 'put the package options in another order' },
  'payment.refund-started': {
    words: 'started a refund',
    text: ({ details }) => `started a refund of ${dollars(details.cents)}`,
  },
  'payment.refunded': {
    words: 'refunded a payment',
    text: ({ details }) => `refunded ${dollars(details.cents)}`,
  },
  'tax.added': { words: 'added a tax rate' },
  'tax.changed': { words: 'changed a tax rate' },
  'tax.removed': { words: 'removed a tax rate' },
  'affiliate.invited': { words: 'invited an affiliate' },
  'affiliate.invited-again': { words: 'sent the invitation of an affiliate again' },
  'affiliate.invitation-withdrawn': { words: 'withdrew the invitation of an affiliate' },
  'promo-code.created': { words: 'created the promo code' },
  'promo-code.changed': { words: 'changed the promo code' },
  'promo-code.ended': { words: 'ended the promo code' },
  'promo-code.reopened': { words: 'reopened the promo code' },
  'promo-code.commission-changed': { words: 'changed the commission of the promo code' },
  'payout.recorded': {
    words: 'recorded a payout',
    text: ({ details }) => `recorded a payout of ${dollars(details.cents)}`,
  },
  'payouts.downloaded': { words: 'downloaded the payouts' },
  'inbox.assigned': {
    words: 'assigned an item of the inbox',
    text: ({ after }) =>
      after && 'assignee' in after && after.assignee === null
        ? 'took an item of the inbox from its admin'
        : 'assigned an item of the inbox',
  },
  'inbox.answered': { words: 'answered an item of the inbox' },
  'inbox.closed': { words: 'closed an item of the inbox' },
  'inbox.reopened': { words: 'reopened an item of the inbox' },
  'program.saved': { words: 'changed the program list' },
  'site.content-changed': { words: 'changed the site’s texts' },
  'site.units-changed': { words: 'changed the product’s units' },
  'time.downloaded': { words: 'downloaded the time ledger' },
  'audit-log.downloaded': { words: 'downloaded the audit log' },
  'business.downloaded': { words: 'downloaded a chart of the business overview' },
  'work.started': { words: 'started work on a list' },
  'work.exported': { words: 'exported a list' },
  'work.downloaded': { words: 'downloaded an exported list' },
  'work.done': { words: 'finished work on a list' },
  'work.canceled': { words: 'canceled work on a list' },
  'work.stopped': { words: 'stopped work on a list, because its admin is no longer an admin' },
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** An action without a label, in plain words: `package.price-changed` is “package price changed”. */
const plainWords = (action: string): string =>
  lowered(
    action
      .replace(/^(GET|POST|DELETE) /, '')
      .replace(/\{\w+\}/g, '')
      .split(/[^A-Za-z0-9]+/)
      .filter(Boolean)
      .join(' '),
  )

/** What was done, in words. A call that has no label of its own is named by its summary. */
export const actionText = (entry: Facts): string => {
  const label = Object.hasOwn(labels, entry.action) ? labels[entry.action] : undefined
  if (label) return label.text?.(entry) ?? label.words
  const { summary } = entry.details
  if (typeof summary !== 'string') return plainWords(entry.action)
  if (entry.action.startsWith('GET ')) return `downloaded: ${lowered(summary)}`
  // What follows explains the call to programmers.
  return inPastTense(summary.split('. ')[0] ?? summary)
}

/** The actions whose words have this text in them. */
export const actionsSaying = (text: string): string[] =>
  Object.entries(labels)
    .filter(([, { words }]) => words.toLowerCase().includes(text.toLowerCase()))
    .map(([action]) => action)

/** The first words of the actions of each kind. */
export const kindPrefixes: Readonly<Partial<Record<AuditKind, readonly string[]>>> = {
  accounts: [
    'user',
    'account',
    'access',
    'address',
    'identity',
    'password',
    'role',
    'session',
    'admin',
    'work',
  ],
  coaches: ['coach', 'college', 'team-coach', 'roster', 'figure-confirmed', 'figure-confirmation-removed'],
  payments: [
    'package',
    'package-option',
    'package-options',
    'payment',
    'tax',
    'affiliate',
    'promo-code',
    'payout',
  ],
  teams: ['team', 'team-event'],
  site: ['site', 'program', 'setting', 'seros'],
  messages: ['inbox'],
}
