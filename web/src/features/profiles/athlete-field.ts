import type { Field } from '../../ui/field-lines.tsx'

const fields: Record<string, Field> = {
  basketball: 'court',
  soccer: 'pitch',
  hockey: 'rink',
  baseball: 'diamond',
  lacrosse: 'crease',
}

/** Where a sport is played. */
export const fieldOf = (sportKey: string): Field => fields[sportKey] ?? 'court'
