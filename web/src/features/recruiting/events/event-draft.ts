import { eventTypes, type LoggedType } from '@fieldhouse/contract/recruiting.activity'
import type { ComboboxOption } from '../../../ui/forms/combobox-field.tsx'

/** What the form begins with: a type and a person, where one was picked. */
export interface EventStart {
  type?: LoggedType | undefined
  contact?: ComboboxOption | undefined
}

/** What was typed and not sent yet; it is there again when the form is next opened. */
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

/** RCC-03: what was picked comes first, then what was typed before, then this moment. */
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
