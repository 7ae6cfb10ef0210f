import type { FieldFaults } from '@fieldhouse/contract/errors'

/** The state of a form. Typed text is not in here: it stays in the fields, whatever happens. */
export interface FormState {
  readonly phase: 'editing' | 'sending' | 'sent'
  readonly faults: FieldFaults
  /** A refusal that belongs to no single field. */
  readonly message: string | null
}

export type FormEvent =
  /** A field was left, or changed while it showed an error. */
  | { type: 'field-checked'; field: string; faults: string[] }
  | { type: 'sending' }
  | { type: 'refused'; faults: FieldFaults; message: string | null }
  | { type: 'sent' }
  | { type: 'again' }

export const emptyForm: FormState = { phase: 'editing', faults: {}, message: null }

export const formReducer = (state: FormState, event: FormEvent): FormState => {
  switch (event.type) {
    case 'field-checked': {
      const { [event.field]: _, ...others } = state.faults
      return {
        ...state,
        faults: event.faults.length > 0 ? { ...others, [event.field]: event.faults } : others,
      }
    }
    case 'sending':
      return { phase: 'sending', faults: {}, message: null }
    case 'refused':
      return { phase: 'editing', faults: event.faults, message: event.message }
    case 'sent':
      return { ...emptyForm, phase: 'sent' }
    case 'again':
      return emptyForm
  }
}

type Node = Record<string, unknown>

const put = (at: Node, [key = '', ...rest]: readonly string[], value: unknown): void => {
  if (rest.length === 0) {
    at[key] = value
    return
  }
  at[key] ??= /^\d+$/.test(rest[0] ?? '') ? [] : {}
  put(at[key] as Node, rest, value)
}

/** Fields with a dot in their name form an object: `values.ppg`, or a list: `questions.0.answer`. */
export const nestValues = (flat: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const nested: Node = {}
  for (const [name, value] of Object.entries(flat)) put(nested, name.split('.'), value)
  return nested
}
