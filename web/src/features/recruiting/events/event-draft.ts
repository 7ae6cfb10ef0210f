import { eventTypes, type LoggedType } from '@fieldhouse/contract/recruiting.activity'
import type { ComboboxOption } from '../../../ui/forms/combobox-field.tsx'

/** The form's initial values: a type and a person, if selected. */
export interface EventStart {
  type?: LoggedType | undefined
  contact?: ComboboxOption | undefined
}

/** Typed but unsent values. They are there again when the form opens next. */
export interface EventDraft {
  values: Readonly<Record<string, string>>
  contact: ComboboxOption | null
}

export const emptyDraft: EventDraft = { values: {}, contact: null }

const twoDigits = (number: number): string => String(number).padStart(2, '0')

export interface FirstValues {
  type: string
  contact: ComboboxOption | null
  event_date: string
  event_time: string
  outcome: string
  note: string
}

/** RCC-03: the selection comes first, then earlier text, then the current time. */
export const firstEventValues = (
  start: EventStart,
  { values, contact }: EventDraft,
  now: Date,
): FirstValues => ({
  type: String(start.type ?? values.type ?? eventTypes.call),
  contact: start.contact ?? contact,
  event_date:
    values.event_date ?? `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`,
  event_time: values.event_time ?? `${twoDigits(now.getHours())}:${twoDigits(now.getMinutes())}`,
  outcome: values.outcome ?? '',
  note: values.note ?? '',
})
