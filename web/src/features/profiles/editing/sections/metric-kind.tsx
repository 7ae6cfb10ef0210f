import type { Metric } from '@fieldhouse/contract/profiles.document'
import { saveMetric } from '@fieldhouse/contract/profiles.editing'
import { alreadyMeasured, alreadyMeasuredFault } from '@fieldhouse/contract/profiles.metrics'
import type { Measurement, Sport } from '@fieldhouse/contract/profiles.sport'
import { useState } from 'react'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { DateField } from '../../../../ui/forms/date-field.tsx'
import { formatDate, localDay } from '../../../../ui/forms/date-rules.ts'
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { FieldGrid } from '../fields/field-grid.tsx'
import { MeasureField } from '../fields/measure-field.tsx'
import { amountOf, isUnusual, keptOf, saidOf, typedOf } from '../fields/measures.ts'
import { SourceField, sourceNames } from '../fields/source-field.tsx'
import { factsFrom, useEditing } from '../frame/editing.ts'
import type { EntryKind } from '../frame/entry-list.tsx'
import type { FaultOf } from '../frame/section-form.tsx'

const measurementOf = ({ measurements }: Sport, key: unknown): Measurement | undefined =>
  measurements.find((measurement) => measurement.key === key)

const saidSoFar = (
  { value, measured_on }: Metric,
  measurement: Measurement,
  units: Parameters<typeof saidOf>[2],
): string => [saidOf(value, measurement, units), formatDate(measured_on ?? '')].filter(Boolean).join(', ')

const MetricFields = ({ entry, faultOf }: { entry: Metric | undefined; faultOf: FaultOf }) => {
  const { athlete, sport, units } = useEditing()
  const choices = sport.measurements.filter(
    ({ key, gender }) =>
      gender === null || athlete.gender === null || gender === athlete.gender || key === entry?.key,
  )
  const [key, setKey] = useState(entry?.key ?? choices[0]?.key)
  const measurement = measurementOf(sport, key)
  const [typed, setTyped] = useState(() =>
    measurement && entry ? typedOf(entry.value, measurement, units) : { first: '', second: '' },
  )
  const [same] = alreadyMeasured(athlete.metrics, { id: entry?.id, key: key ?? '' })
  const isOdd = measurement && isUnusual(amountOf(typed, measurement.unit, units), measurement, units)
  return (
    <div className="grid gap-5">
      <FieldGrid>
        <SelectField
          label="What was measured"
          name="key"
          isRequired
          options={choices.map(({ key: value, title }) => ({ value, label: title }))}
          defaultValue={key}
          onValueChange={setKey}
          fault={faultOf('key')}
        />
        {measurement && (
          <MeasureField
            // Typed inches stay when the next measurement is in inches too.
            key={measurement.unit}
            label={measurement.title}
            name="value"
            isRequired
            kept={measurement}
            value={entry?.key === key ? (entry?.value ?? null) : null}
            units={units}
            fault={faultOf('value')}
            onTyped={(part) => setTyped((before) => ({ ...before, ...part }))}
          />
        )}
        <DateField
          label="Measured on"
          name="measured_on"
          firstShown={localDay(new Date())}
          defaultValue={entry?.measured_on ?? ''}
          hint="Coaches trust a number with a date."
          fault={faultOf('measured_on')}
        />
        <SourceField defaultValue={entry?.source} fault={faultOf('source')} />
        <TextField
          label="Measured by"
          name="verified_by"
          maxLength={100}
          defaultValue={entry?.verified_by ?? ''}
          hint="A coach, a combine, a doctor"
          fault={faultOf('verified_by')}
        />
      </FieldGrid>
      {same && measurement && (
        <RadioGroup
          // Another measurement needs its own confirmation.
          key={measurement.key}
          legend={`You already have ${measurement.title}: ${saidSoFar(same, measurement, units)}`}
          name="same_measurement"
          isRequired
          options={[
            { value: 'replace', label: 'Replace it' },
            { value: 'keep_both', label: 'Keep both', hint: 'Your page shows the newest by date.' },
          ]}
          fault={faultOf('same_measurement')}
        />
      )}
      {isOdd && (
        <Notice tone="warning">That’s outside the usual range. If it’s right, go ahead and save it.</Notice>
      )}
    </div>
  )
}

/** PRO-04. */
export const metricKind: EntryKind<Metric> = {
  group: 'metrics',
  noun: 'measurement',
  why: 'Measured numbers let a coach compare you with players they already have.',
  action: 'Add a measurement',
  endpoint: saveMetric,
  entriesOf: ({ metrics }) => metrics,
  factsOf: ({ key, value, measured_on, source, verified_by, confirmed }, { sport, units }) => {
    const measurement = measurementOf(sport, key)
    return factsFrom([
      ['Measurement', measurement?.title ?? key],
      ['Value', measurement ? saidOf(value, measurement, units) : value],
      ['Measured', formatDate(measured_on ?? '')],
      ['Source', sourceNames[source]],
      ['Measured by', verified_by],
      ['Confirmed by', confirmed?.by],
    ])
  },
  bodyOf: ({ value_in = '', ...values }, entry, { sport, units }) => {
    const measurement = measurementOf(sport, values.key)
    if (!measurement) return values
    const before = entry?.key === values.key ? (entry?.value ?? null) : null
    const typed = { first: String(values.value ?? ''), second: String(value_in) }
    return { ...values, value: keptOf(typed, { ...measurement, value: before }, units) }
  },
  alsoCheck: ({ id, key, same_measurement }, { athlete }) => {
    const same = alreadyMeasured(athlete.metrics, { id: id ? String(id) : undefined, key: String(key) })
    return same.length > 0 && !same_measurement ? { same_measurement: [alreadyMeasuredFault] } : {}
  },
  Fields: MetricFields,
}
