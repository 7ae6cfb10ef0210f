import type { CodeFilter, ListedCode } from '@fieldhouse/contract/affiliates.codes'
import { counted } from '../../../lib/counted.ts'
import type { TagTone } from '../../../ui/data/tag.tsx'

export const codeFilterNames: Record<CodeFilter, string> = {
  all: 'All',
  running: 'Running',
  'used-up': 'Used up',
  ended: 'Ended',
}

export const codeTones: Record<ListedCode['state'], TagTone> = {
  running: 'positive',
  'used-up': 'warning',
  ended: 'neutral',
}

/** As in "14 of 40". */
export const codeUses = ({ uses, max_uses }: Pick<ListedCode, 'uses' | 'max_uses'>): string =>
  max_uses === null
    ? uses.toLocaleString('en-US')
    : `${uses.toLocaleString('en-US')} of ${max_uses.toLocaleString('en-US')}`

/** As in "20% for 12 months". */
export const commissionText = ({
  commission_percent,
  commission_months,
}: Pick<ListedCode, 'commission_percent' | 'commission_months'>): string =>
  `${commission_percent}% for ${counted(commission_months, 'month')}`

/** A day without a time is the same day everywhere. */
export const plainDay = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
