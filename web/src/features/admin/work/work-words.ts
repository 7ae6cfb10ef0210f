import type { Work } from '@fieldhouse/contract/admin.work'
import { counted } from '../../../lib/counted.ts'

/** As in: 12 of 1,204. */
export const howFarText = ({ done, total }: Work): string =>
  total === null ? 'Counting' : `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`

const ends: Record<Work['state'], string> = {
  waiting: '',
  running: '',
  done: '',
  canceled: 'Canceled. ',
  stopped: 'Stopped. ',
}

const whatWasDone = ({ kind, done, left_out }: Work): string =>
  kind === 'change-users' ? `${(done - left_out).toLocaleString('en-US')} changed` : counted(done, 'row')

const leftOut = ({ left_out, reasons }: Work): string => {
  if (left_out === 0) return ''
  const why = reasons.map(({ reason, count }) =>
    reasons.length > 1 ? `${reason} (${count.toLocaleString('en-US')})` : reason,
  )
  return `, ${left_out.toLocaleString('en-US')} left out: ${why.join(' ')}`
}

/** What came of it, as in: 1,204 changed, 3 left out: Only a super admin can delete an admin. */
export const resultText = (work: Work): string => {
  const text = `${ends[work.state]}${whatWasDone(work)}${leftOut(work)}`
  return text.endsWith('.') ? text : `${text}.`
}
