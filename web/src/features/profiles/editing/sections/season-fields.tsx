import type { Season } from '@fieldhouse/contract/profiles.document'
import { type SeasonValues, withDerived } from '@fieldhouse/contract/profiles.figures'
import { seasonFaults } from '@fieldhouse/contract/profiles.season-faults'
import { useRef, useState } from 'react'
import { DateField } from '../../../../ui/forms/date-field.tsx'
import { localDay } from '../../../../ui/forms/date-rules.ts'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { statWords } from '../../profiles.format.ts'
import { FieldGrid } from '../fields/field-grid.tsx'
import { NumberField } from '../fields/number-field.tsx'
import { SourceField } from '../fields/source-field.tsx'
import { useEditing } from '../frame/editing.ts'
import type { FaultOf } from '../frame/section-form.tsx'
import { figuresIn, seasonColumns, typedGroups } from './season-columns.ts'

const seasonTitle = (year: number) => `${year}-${String((year + 1) % 100).padStart(2, '0')}`

/** All seasons that a student can have played, and the next one. */
const seasonYears = (chosen: number | undefined): number[] => {
  const next = new Date().getFullYear() + 1
  const years = Array.from({ length: 12 }, (_, back) => next - back)
  return chosen === undefined || years.includes(chosen) ? years : [...years, chosen]
}

const textsIn = (fields: HTMLElement | null): Record<string, string> =>
  Object.fromEntries(
    Array.from(fields?.querySelectorAll('input') ?? [], ({ name, value }) => [
      name.replace('values.', ''),
      value,
    ]),
  )

/** PRO-03: counts are typed. Derived numbers update while typing, and impossible ones show an error. */
export const SeasonFields = ({ entry, faultOf }: { entry: Season | undefined; faultOf: FaultOf }) => {
  const { athlete, sport } = useEditing()
  // Uses the position from when it was opened, so a change does not remove typed text.
  const [columns] = useState(() => seasonColumns(sport, athlete, entry?.given))
  const fields = useRef<HTMLFieldSetElement>(null)
  const [given, setGiven] = useState<SeasonValues>(entry?.given ?? {})
  const [left, setLeft] = useState<SeasonValues>({})
  const shown = withDerived(columns, given)
  const faults = seasonFaults(columns, left)
  const read = () => figuresIn(textsIn(fields.current))
  const derived = columns.filter(({ is_derived }) => is_derived)

  return (
    <div className="grid gap-7">
      <FieldGrid>
        <SelectField
          label="Season"
          name="season"
          placeholder="No season"
          options={seasonYears(entry?.season?.id).map((year) => ({
            value: String(year),
            label: seasonTitle(year),
          }))}
          defaultValue={entry?.season?.id.toString() ?? ''}
          fault={faultOf('season')}
        />
        <TextField
          label="Team"
          name="team"
          maxLength={120}
          defaultValue={entry?.team ?? ''}
          fault={faultOf('team')}
        />
      </FieldGrid>
      <fieldset
        ref={fields}
        className="grid min-w-0 gap-7"
        onChange={() => setGiven(read())}
        onBlur={() => setLeft(read())}
      >
        <legend className="sr-only">Figures</legend>
        {typedGroups(columns).map((group) => (
          <fieldset key={group.title} className="min-w-0">
            <legend className="label mb-3 text-muted">{group.title}</legend>
            <div className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 lg:grid-cols-4">
              {group.columns.map((column) => {
                const name = `values.${column.key}`
                const follows = column.formula !== null && shown[column.key] !== given[column.key]
                return (
                  <NumberField
                    key={column.key}
                    label={column.label}
                    name={name}
                    defaultValue={entry?.given[column.key]?.toString() ?? ''}
                    hint={
                      follows
                        ? `From your totals: ${statWords(column, shown[column.key] ?? 0)}`
                        : column.title
                    }
                    suffix={column.unit ?? undefined}
                    fault={faultOf(name) ?? faults[name]?.[0]}
                  />
                )
              })}
            </div>
          </fieldset>
        ))}
      </fieldset>
      {derived.length > 0 && (
        <section aria-label="Calculated for you" className="grid gap-3">
          <h4 className="label text-muted">Calculated for you</h4>
          <dl aria-live="polite" className="flex flex-wrap gap-x-8 gap-y-4">
            {derived.map((column) => {
              const value = shown[column.key]
              return (
                <div key={column.key} className="grid gap-1">
                  <dt className="text-small text-muted" title={column.title}>
                    {column.label}
                  </dt>
                  <dd className="display text-d3">
                    {value === undefined ? (
                      <>
                        <span aria-hidden="true">–</span>
                        <span className="sr-only">not known yet</span>
                      </>
                    ) : (
                      statWords(column, value)
                    )}
                  </dd>
                </div>
              )
            })}
          </dl>
        </section>
      )}
      <FieldGrid>
        <SourceField defaultValue={entry?.source} fault={faultOf('source')} />
        <DateField
          label="As of"
          name="source_date"
          firstShown={localDay(new Date())}
          defaultValue={entry?.source_date ?? ''}
          fault={faultOf('source_date')}
        />
      </FieldGrid>
    </div>
  )
}
