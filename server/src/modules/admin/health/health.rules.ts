import type { HealthCheck, HealthState } from '@fieldhouse/contract/admin.health'
import { byteText, countText, spanText } from './health-texts.ts'

/** What the rules look at. */
export interface HealthFacts {
  readonly now: Date
  readonly database: { readonly engine: 'postgres' | 'embedded'; readonly bytes: number; readonly ms: number }
  readonly queue: QueueFacts
  readonly email: QueueFacts & { readonly isSent: boolean }
  readonly charges: {
    /** Due today or before. */
    readonly due: number
    /** Due before today. */
    readonly overdue: number
    /** The provider was asked, and has not answered since then. */
    readonly openSince: Date | null
    readonly ledgerCents: number
    readonly provider: string
  }
  /** Null for `room`: it can't say how much it holds. Null for the whole: it did not answer. */
  readonly storage: {
    readonly kind: 'disk' | 's3'
    readonly room: { readonly free: number; readonly total: number } | null
  } | null
  /** In this hour and the last one. */
  readonly answers: { readonly answered: number; readonly failed: number }
  readonly nodes: readonly { readonly version: string }[]
}

interface QueueFacts {
  readonly waiting: number
  readonly retrying: number
  readonly failed: number
  readonly done: number
  readonly oldest_at: Date | null
}

type Finding = Pick<HealthCheck, 'state' | 'text' | 'advice'>

const minute = 60 * 1000
const good = (text: string): Finding => ({ state: 'good', text, advice: null })
const not = (state: Exclude<HealthState, 'good'>, text: string, advice: string): Finding => ({
  state,
  text,
  advice,
})

const checkDatabase = ({ database: { engine, bytes, ms } }: HealthFacts): Finding => {
  const name = engine === 'postgres' ? 'PostgreSQL' : 'The embedded database'
  const text = `${name} answered in ${countText(Math.ceil(ms))} ms and holds ${byteText(bytes)}.`
  return ms < 500
    ? good(text)
    : not('watch', text, 'It is slow to answer. See the slow statements below, and how busy its machine is.')
}

const waitedTooLong = ({ oldest_at }: QueueFacts, now: Date): number => {
  const waited = oldest_at ? now.getTime() - oldest_at.getTime() : 0
  return waited > 2 * minute ? waited : 0
}

const stuck = (waited: number): Finding =>
  not(
    waited > 15 * minute ? 'bad' : 'watch',
    `The oldest job has been waiting for ${spanText(waited)}.`,
    'Make sure that a node is running. The log says what it is busy with.',
  )

const checkQueue = ({ queue, now }: HealthFacts): Finding => {
  const { waiting, retrying, failed, done } = queue
  const waited = waitedTooLong(queue, now)
  if (waited) return stuck(waited)
  if (failed > 0)
    return not(
      'watch',
      `${countText(failed, 'job')} gave up after the last try.`,
      'The table below names the kind. The log has the error.',
    )
  if (retrying > 0)
    return not(
      'watch',
      `${countText(retrying, 'job')} failed and will be tried again.`,
      'Wait for the next try. If it fails again, read the log.',
    )
  return good(`${countText(waiting, 'job')} waiting, ${countText(done)} done in the last hour.`)
}

const checkEmail = ({ email, now }: HealthFacts): Finding => {
  const { isSent, retrying, failed, done } = email
  const waited = waitedTooLong(email, now)
  if (waited) return stuck(waited)
  if (failed > 0)
    return not(
      'bad',
      `${countText(failed, 'email')} could not be delivered.`,
      'Check the mail server and the addresses. The log has the reasons, without names.',
    )
  if (retrying > 0)
    return not(
      'watch',
      `${countText(retrying, 'email')} will be tried again.`,
      'If the number grows, the mail server may be down.',
    )
  return good(
    isSent
      ? `${countText(done, 'email')} sent in the last hour.`
      : `${countText(done, 'email')} in the last hour, kept in the mailbox of this machine (/dev/mail).`,
  )
}

const checkCharges = ({ charges, now }: HealthFacts): Finding => {
  const { due, overdue, openSince, ledgerCents, provider } = charges
  if (ledgerCents !== 0)
    return not(
      'bad',
      'The ledger does not add up to zero.',
      'Stop refunds and payouts, and call engineering.',
    )
  if (overdue > 0)
    return not(
      'bad',
      `${countText(overdue, 'charge')} should have been made before today.`,
      'Renewals may have stopped. Look at the queue, and at the payment provider.',
    )
  const open = openSince ? now.getTime() - openSince.getTime() : 0
  if (open > 15 * minute)
    return not(
      'watch',
      `A charge has had no answer for ${spanText(open)}.`,
      'The payment provider may be down. The charge is asked for again every minute, never made twice.',
    )
  return good(due > 0 ? `${countText(due, 'charge')} due today, through ${provider}.` : 'No charges are due.')
}

const checkStorage = ({ storage }: HealthFacts): Finding => {
  if (!storage)
    return not('bad', 'The storage for files does not answer.', 'Uploads fail. Check the disk or the bucket.')
  const { kind, room } = storage
  if (!room)
    return good(kind === 's3' ? 'The bucket for files answers.' : 'The folder for files can be read.')
  const share = room.free / room.total
  const text = `${byteText(room.free)} of ${byteText(room.total)} are free.`
  if (share < 0.03)
    return not('bad', text, 'Uploads will fail soon. Free some space, or move to a larger disk.')
  if (share < 0.1) return not('watch', text, 'Plan for a larger disk.')
  return good(text)
}

const checkErrors = ({ answers: { answered, failed } }: HealthFacts): Finding => {
  if (answered === 0) return good('Nothing was answered in the last hour, or nothing is counted yet.')
  if (failed === 0) return good(`None in the last hour, in ${countText(answered, 'answer')}.`)
  const share = failed / Math.max(answered, 1)
  return not(
    share > 0.01 ? 'bad' : 'watch',
    `${countText(failed)} of ${countText(answered, 'answer')} in the last hour failed.`,
    'The table below names the routes, and the request to look for in the log.',
  )
}

const checkNodes = ({ nodes }: HealthFacts): Finding => {
  if (nodes.length === 0)
    return not('watch', 'No node has reported yet.', 'A node reports half a minute after its start.')
  const versions = [...new Set(nodes.map(({ version }) => version))]
  if (versions.length > 1)
    return not(
      'watch',
      `The nodes run different versions: ${versions.toSorted().join(', ')}.`,
      'This is normal during a release. Otherwise, update the rest.',
    )
  return good(`${countText(nodes.length, 'node')} running version ${versions[0]}.`)
}

const checks: readonly [HealthCheck['key'], string, (facts: HealthFacts) => Finding][] = [
  ['errors', 'Errors', checkErrors],
  ['queue', 'Background jobs', checkQueue],
  ['email', 'Email', checkEmail],
  ['charges', 'Charges', checkCharges],
  ['database', 'Database', checkDatabase],
  ['storage', 'Files', checkStorage],
  ['nodes', 'Nodes', checkNodes],
]

/** ADM-06: what is well, what to watch, and what to do. */
export const checkHealth = (facts: HealthFacts): HealthCheck[] =>
  checks.map(([key, title, check]) => ({ key, title, ...check(facts) }))
