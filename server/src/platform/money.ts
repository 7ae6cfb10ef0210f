export { formatUsd } from '@fieldhouse/contract/billing.amount'
