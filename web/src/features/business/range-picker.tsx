import type { BusinessOverview } from '@fieldhouse/contract/business'
import type { FieldFaults } from '@fieldhouse/contract/errors'
import { useState } from 'react'
import { SegmentedControl } from '../../ui/actions/segmented-control.tsx'
import { DateField } from '../../ui/forms/date-field.tsx'
import type { BusinessSearch } from './business-search.ts'

type Choice = BusinessOverview['range']

const rangeChoices: readonly { value: Choice; label: string }[] = [
  { value: '12-weeks', label: '12 weeks' },
  { value: '12-months', label: '12 months' },
  { value: 'all', label: 'All' },
  { value: 'own', label: 'Other dates' },
]

interface RangePickerProps {
  search: BusinessSearch
  /** The days that are shown, to begin with. */
  shown: Pick<BusinessOverview, 'from' | 'to'> | undefined
  /** What the server refused. */
  faults: FieldFaults
  onChange: (search: BusinessSearch) => void
}

const rangeChoiceOf = ({ range, from, to }: BusinessSearch): Choice =>
  from || to ? 'own' : (range ?? '12-months')

/** A range by name, or two days. The days are asked for when both are there. */
export const RangePicker = ({ search, shown, faults, onChange }: RangePickerProps) => {
  const [isOwn, setOwn] = useState(rangeChoiceOf(search) === 'own')
  const choose = (choice: Choice) => {
    setOwn(choice === 'own')
    if (choice !== 'own') onChange(choice === '12-months' ? {} : { range: choice })
  }
  return (
    <div className="grid min-w-0 gap-4 sm:justify-items-end print:hidden">
      <SegmentedControl
        label="Time shown"
        options={rangeChoices}
        value={isOwn ? 'own' : rangeChoiceOf(search)}
        onValueChange={choose}
      />
      {isOwn && <OwnDates search={search} shown={shown} faults={faults} onChange={onChange} />}
    </div>
  )
}

const OwnDates = ({ search, shown, faults, onChange }: RangePickerProps) => {
  const start = { from: search.from ?? shown?.from ?? '', to: search.to ?? shown?.to ?? '' }
  const [days, setDays] = useState(start)
  const isTurned = days.from !== '' && days.to !== '' && days.to < days.from
  const change = (part: Partial<typeof days>) => {
    const next = { ...days, ...part }
    setDays(next)
    if (next.from !== '' && next.to >= next.from) onChange(next)
  }
  return (
    <div className="grid w-full max-w-md grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4">
      <DateField
        label="From"
        name="from"
        defaultValue={start.from}
        firstShown={start.from || start.to}
        fault={faults.from?.[0]}
        onValueChange={(from) => change({ from })}
      />
      <DateField
        label="To"
        name="to"
        defaultValue={start.to}
        firstShown={start.to}
        fault={isTurned ? 'Must not be before the first day' : faults.to?.[0]}
        onValueChange={(to) => change({ to })}
      />
    </div>
  )
}
