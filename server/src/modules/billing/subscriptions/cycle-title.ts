import type { BillingCycle } from '@fieldhouse/contract/billing.subscriptions'

export const cycleTitle: Record<BillingCycle, string> = { monthly: 'Monthly', annual: 'Annual' }
