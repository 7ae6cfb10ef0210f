import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { type ChevronProps, DayPicker, type DropdownProps, type Modifiers } from 'react-day-picker'
import { Icon } from '../media/icon.tsx'
import { dayOf, localDay } from './date-rules.ts'

export interface CalendarProps {
  /** Days are YYYY-MM-DD. Empty means none is chosen. */
  selected: string
  min: string
  max: string
  /** The initial month. */
  shown: string
  onSelect: (day: string) => void
}

const dateOf = (iso: string) => {
  const { year, month, day } = dayOf(iso)
  return new Date(year, month - 1, day)
}

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' })

/** A day's visible number is part of its accessible name. */
const labelDayButton = (date: Date, { today }: Modifiers) =>
  today ? `Today, ${longDay.format(date)}` : longDay.format(date)

/** A month to choose a day from. Loaded when it opens. */
export const Calendar = ({ selected, min, max, shown, onSelect }: CalendarProps) => (
  <DayPicker
    mode="single"
    required
    autoFocus
    fixedWeeks
    captionLayout="dropdown"
    navLayout="around"
    selected={selected ? dateOf(selected) : undefined}
    defaultMonth={dateOf(shown)}
    startMonth={dateOf(min)}
    endMonth={dateOf(max)}
    disabled={[{ before: dateOf(min) }, { after: dateOf(max) }]}
    onSelect={(date) => onSelect(localDay(date))}
    components={{ Chevron, Dropdown }}
    labels={{ labelDayButton }}
    classNames={look}
  />
)

const stepClassName =
  'grid size-10 place-items-center rounded-sm text-muted hover:bg-sunken hover:text-text aria-disabled:opacity-45 touch:size-11'

const look = {
  root: 'text-ui',
  months: '',
  month: 'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-y-2',
  button_previous: stepClassName,
  button_next: stepClassName,
  month_caption: 'min-w-0',
  dropdowns: 'flex flex-wrap justify-center gap-1',
  chevron: 'rtl:-scale-x-100',
  month_grid: 'col-span-3 w-full table-fixed border-collapse',
  weekdays: '',
  weekday: 'label py-1.5 text-center text-muted',
  day: 'group/day h-10.5 p-px text-center touch:h-11.5',
  day_button:
    'grid h-10 w-full place-items-center touch:h-11 rounded-sm group-data-selected/day:bg-accent group-data-selected/day:font-semibold group-data-selected/day:text-on-accent group-data-today/day:shadow-[inset_0_0_0_1px_var(--line-strong)] not-disabled:group-not-data-selected/day:hover:bg-sunken disabled:text-muted disabled:opacity-45',
}

const arrows = { left: ChevronLeft, right: ChevronRight, down: ChevronDown, up: ChevronDown }

const Chevron = ({ orientation = 'left', className }: ChevronProps) => (
  <Icon of={arrows[orientation]} {...(className ? { className } : {})} />
)

const Dropdown = ({ options = [], className: _, ...select }: DropdownProps) => (
  <span className="relative">
    <select
      {...select}
      className="field-sizing-content min-h-10 appearance-none rounded-sm ps-2 pe-7 font-semibold hover:bg-sunken touch:min-h-11"
    >
      {options.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled} className="bg-raised text-text">
          {label}
        </option>
      ))}
    </select>
    <Icon
      of={ChevronDown}
      size="sm"
      className="pointer-events-none absolute inset-y-0 end-1.5 my-auto text-muted"
    />
  </span>
)
