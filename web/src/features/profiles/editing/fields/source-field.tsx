import { type Source, sources } from '@fieldhouse/contract/profiles.sections'
import { SelectField } from '../../../../ui/forms/select-field.tsx'

export const sourceNames: Record<Source, string> = {
  self: 'I entered it myself',
  coach: 'From a coach',
  event: 'Measured at an event',
  document: 'From a document',
}

interface SourceFieldProps {
  defaultValue: Source | undefined
  fault: string | undefined
}

/** Every number has a source. */
export const SourceField = ({ defaultValue = 'self', fault }: SourceFieldProps) => (
  <SelectField
    label="Where it comes from"
    name="source"
    options={sources.map((value) => ({ value, label: sourceNames[value] }))}
    defaultValue={defaultValue}
    hint="Shown as reported by you until your success coach, your coach or our team confirms it."
    fault={fault}
  />
)
