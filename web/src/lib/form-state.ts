import type { FieldFaults } from '@fieldhouse/contract/errors'

/** Where a form stands. Typed text is not in here: it stays in the fields, whatever happens. */
export interface FormState {
  readonly phase: 'editing' | 'sending' | 'sent'
  readonly faults: FieldFaults
  /** A refusal that belongs to no single field. */
  readonly message: string | null
}

export type FormEvent =
  /** A field was left, or changed while it showed a fault. */
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
