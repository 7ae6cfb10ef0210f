import { Popover } from '@base-ui/react/popover'
import { CalendarDays } from 'lucide-react'
import { type ComponentType, type FocusEvent, useRef, useState } from 'react'
import { Icon } from '../media/icon.tsx'
import { classNames } from '../style/class-names.ts'
import type { Theme } from '../style/themes.ts'
import type { CalendarProps } from './calendar.tsx'
import { useCarriedValue } from './carried-value.tsx'
import {
  type DateRules,
  dateRule,
  earliestDay,
  firstShownDay,
  formatDate,
  latestDay,
  localDay,
  maskDate,
  parseDate,
} from './date-rules.ts'
import { Field, type FieldProps } from './field.tsx'
import { RuledInput } from './ruled-input.tsx'

interface DateFieldProps extends FieldProps, Omit<DateRules, 'today'> {
  name: string
  /** Days are YYYY-MM-DD: here, in the form's data, in `min` and `max`. */
  defaultValue?: string | undefined
  onValueChange?: ((day: string) => void) | undefined
  /** Where the calendar opens without a date. The default is January 1, 16 years ago. */
  firstShown?: string | undefined
  autoComplete?: string | undefined
  isDisabled?: boolean | undefined
  /** The color theme of its part of the page, if it differs from the page's. */
  theme?: Theme | undefined
  calendarText?: string | undefined
  loadingText?: string | undefined
  missingText?: string | undefined
}

type Month = Omit<CalendarProps, 'onSelect'>

/** A date, typed or picked. Typed text stays even if it is invalid. The form gets a valid day, or nothing. */
export const DateField = ({
  label,
  hint,
  fault,
  isRequired,
  isLabelHidden,
  name,
  defaultValue = '',
  onValueChange,
  min,
  max,
  isFutureAllowed,
  firstShown,
  autoComplete = 'off',
  isDisabled = false,
  theme,
  calendarText = 'Open calendar',
  loadingText = 'Loading…',
  missingText = 'The calendar did not load. Please type the date.',
}: DateFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [month, setMonth] = useState<Month>()
  const [ownFault, setOwnFault] = useState<string>()
  const calendar = useCalendar()
  const carried = useCarriedValue({
    name,
    defaultValue,
    isDisabled,
    control: input,
    onReset: () => setOwnFault(undefined),
  })

  const rulesNow = (): DateRules => ({ min, max, isFutureAllowed, today: localDay(new Date()) })

  const read = () => {
    const parsed = parseDate(maskDate(input.current?.value ?? ''), rulesNow())
    const day = parsed.kind === 'valid' ? parsed.iso : ''
    if (carried.put(day)) onValueChange?.(day)
    return parsed
  }

  const leave = ({ relatedTarget }: FocusEvent) => {
    if (frame.current?.contains(relatedTarget) || popup.current?.contains(relatedTarget)) return
    const parsed = read()
    if (parsed.kind === 'valid' && input.current) input.current.value = formatDate(parsed.iso)
    setOwnFault(parsed.kind === 'invalid' ? parsed.fault : undefined)
    carried.leave()
  }

  const open = () => {
    const parsed = read()
    const rules = rulesNow()
    const selected = parsed.kind === 'valid' ? parsed.iso : ''
    const shown = selected || (firstShown ?? firstShownDay(rules))
    setMonth({ selected, shown, min: earliestDay(rules), max: latestDay(rules) })
    setOpen(true)
    calendar.load()
  }

  const pick = (day: string) => {
    if (input.current) input.current.value = formatDate(day)
    read()
    setOwnFault(undefined)
    setOpen(false)
  }

  return (
    <Field {...{ label, hint, fault: ownFault ?? fault, isRequired, isLabelHidden }}>
      {(control) => (
        <div ref={frame} className="relative">
          {carried.carrier}
          <RuledInput
            {...control}
            ref={input}
            rule={dateRule}
            inputMode="numeric"
            placeholder="MM/DD/YYYY"
            defaultValue={formatDate(defaultValue)}
            autoComplete={autoComplete}
            disabled={isDisabled}
            onValueChange={() => {
              if (read().kind !== 'invalid') setOwnFault(undefined)
            }}
            onBlur={leave}
            className={classNames('control', 'pe-12')}
          />
          <Popover.Root open={isOpen} onOpenChange={(isAsked) => (isAsked ? open() : setOpen(false))}>
            <Popover.Trigger
              disabled={isDisabled}
              aria-label={`${calendarText}: ${label}`}
              onPointerEnter={calendar.load}
              onBlur={leave}
              className="absolute inset-e-0 inset-y-0 grid w-11 place-items-center rounded-sm text-muted hover:text-text disabled:opacity-55"
            >
              <Icon of={CalendarDays} />
            </Popover.Trigger>
            <Popover.Portal>
              <Popover.Positioner
                anchor={frame}
                align="end"
                sideOffset={6}
                collisionPadding={8}
                className="z-50 outline-none"
              >
                <Popover.Popup
                  ref={popup}
                  initialFocus={() =>
                    popup.current?.querySelector<HTMLElement>('td [tabindex="0"]') ?? popup.current
                  }
                  onBlur={leave}
                  aria-label={label}
                  data-theme={theme}
                  className="max-h-(--available-height) w-[20.5rem] max-w-(--available-width) origin-(--transform-origin) overflow-y-auto overscroll-contain rounded-md border border-line bg-raised p-2.5 text-text shadow-float outline-none transition-[opacity,scale] duration-(--fast) ease-out data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0"
                >
                  {calendar.Calendar && month ? (
                    <calendar.Calendar {...month} onSelect={pick} />
                  ) : (
                    <p
                      role="status"
                      className="grid min-h-[21rem] place-items-center text-center text-ui text-muted"
                    >
                      {calendar.isMissing ? missingText : loadingText}
                    </p>
                  )}
                </Popover.Popup>
              </Popover.Positioner>
            </Popover.Portal>
          </Popover.Root>
        </div>
      )}
    </Field>
  )
}

/** Loaded when someone is about to open it. The field works without it: a date can always be typed. */
const useCalendar = () => {
  const [file, setFile] = useState<{ Calendar?: ComponentType<CalendarProps> }>()
  return {
    Calendar: file?.Calendar,
    isMissing: file !== undefined && !file.Calendar,
    load: () => {
      if (!file?.Calendar) import('./calendar.tsx').then(setFile, () => setFile({}))
    },
  }
}
