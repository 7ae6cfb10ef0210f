import { formatUsd } from '@fieldhouse/contract/billing.amount'
import { taxOn } from '@fieldhouse/contract/billing.tax-rates'
import { stateName } from '../../../lib/state-names.ts'

const exampleCents = 2499

/** As in: $24.99 in Ohio becomes $26.43. */
export const taxExample = (state: string, rate: number): string =>
  `${formatUsd(exampleCents)} in ${stateName(state)} becomes ${formatUsd(exampleCents + taxOn(exampleCents, rate))}`
