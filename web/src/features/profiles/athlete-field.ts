import type { SportKey } from '@fieldhouse/contract/accounts'
import type { Field } from '../../ui/forms/field-lines.tsx'

const fields: Record<string, Field> = {
  basketball: 'court',
  soccer: 'pitch',
  hockey: 'rink',
  baseball_softball: 'diamond',
  lacrosse: 'crease',
} satisfies Record<SportKey, Field>

/** The field each sport is played on. */
export const fieldOf = (sportKey: string): Field => fields[sportKey] ?? 'court'
