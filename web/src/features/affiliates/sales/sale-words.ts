import type { SaleLine } from '@fieldhouse/contract/affiliates.sales'
import type { TagTone } from '../../../ui/data/tag.tsx'

export const saleStates: Record<SaleLine['state'], { label: string; tone: TagTone }> = {
  pending: { label: 'Pending', tone: 'neutral' },
  payable: { label: 'Payable', tone: 'accent' },
  paid: { label: 'Paid', tone: 'positive' },
}

export const saleKinds: Record<SaleLine['kind'], string> = { earned: 'Sale', returned: 'Refund' }
