import type { ListedCode } from '@fieldhouse/contract/affiliates.codes'
import { worthText } from '../affiliates.rules.ts'
import type { StoredCode } from './codes.queries.ts'
import { lastDayOf } from './codes.rules.ts'

export const presentCode = ({ code, owner, state }: StoredCode): ListedCode => ({
  id: code.id,
  code: code.code,
  text: worthText(code),
  owner,
  months: code.months,
  uses: code.uses,
  max_uses: code.max_uses,
  valid_through: code.valid_until && lastDayOf(code.valid_until),
  commission_percent: code.commission_percent,
  commission_months: code.commission_months,
  state,
  created_at: code.created_at.toISOString(),
  version: code.version,
})
