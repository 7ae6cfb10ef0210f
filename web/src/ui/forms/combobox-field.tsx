import { Combobox } from '@base-ui/react/combobox'
import { Check, ChevronDown, X } from 'lucide-react'
import { type FocusEvent, useRef, useState } from 'react'
import { Spinner } from '../feedback/spinner.tsx'
import { Icon } from '../media/icon.tsx'
import { classNames } from '../style/class-names.ts'
import type { Theme } from '../style/themes.ts'
import { useCarriedValue } from './carried-value.tsx'
import { type ComboboxOption, fits, folded } from './combobox-options.ts'
import { Field, type FieldProps } from './field.tsx'

export type { ComboboxOption }

interface ComboboxFieldProps extends FieldProps {
  name: string
  options: readonly ComboboxOption[]
  /** An option's value. It is kept even while the option is still loading. */
  defaultValue?: string | undefined
  onValueChange?: ((value: string, option: ComboboxOption | null) => void) | undefined
  /** `null`: the options already match the text, as a server found them. */
  filter?: null | undefined
  onQueryChange?: ((text: string) => void) | undefined
  /** Called on blur, after a fully typed option was selected. */
  onBlur?: (() => void) | undefined
  isLoading?: boolean | undefined
  /** A long list shows this many. Typing finds the others. */
  limit?: number | undefined
  placeholder?: string | undefined
  isDisabled?: boolean | undefined
  /** The color theme of its part of the page, if it differs from the page's. */
  theme?: Theme | undefined
  emptyText?: string | undefined
  loadingText?: string | undefined
  clearText?: string | undefined
  openText?: string | undefined
}

const withValue = (options: readonly ComboboxOption[], wanted: string) =>
  options.find(({ value }) => value === wanted) ?? null

const isSame = (one: ComboboxOption, other: ComboboxOption) => one.value === other.value

/** Why the text changed during input. Any other change is the field restoring its text. */
const queryReasons: readonly string[] = ['input-change', 'input-clear', 'clear-press']

const buttonClassName =
  'grid h-full w-9 place-items-center rounded-sm text-muted hover:text-text disabled:opacity-55 touch:w-11'

/** One of very many options, found by typing. On blur, invalid text goes back to the last choice. */
export const ComboboxField = ({
  label,
  hint,
  fault,
  isRequired,
  isLabelHidden,
  name,
  options,
  defaultValue = '',
  onValueChange,
  filter,
  onQueryChange,
  onBlur,
  isLoading = false,
  limit = 200,
  placeholder,
  isDisabled,
  theme,
  emptyText = 'No Results',
  loadingText = 'Loading…',
  clearText = 'Clear',
  openText = 'Show the list',
}: ComboboxFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const [first, setFirst] = useState(() => withValue(options, defaultValue))
  const [choice, setChoice] = useState<ComboboxOption | null>()
  const chosen = choice === undefined ? first : choice
  const arrived = first ? null : withValue(options, defaultValue)
  if (arrived) setFirst(arrived)

  const carried = useCarriedValue({
    name,
    defaultValue,
    isDisabled,
    control: input,
    onReset: () => setChoice(undefined),
  })

  const choose = (option: ComboboxOption | null) => {
    setChoice(option)
    if (carried.put(option?.value ?? '')) onValueChange?.(option?.value ?? '', option)
  }

  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    if (popup.current?.contains(relatedTarget)) return
    const text = folded(currentTarget.value)
    const [meant, ...others] = options.filter((option) => folded(option.label) === text)
    // Of two with the same name, only the person knows which.
    if (meant && others.length === 0) choose(meant)
    carried.leave()
    onBlur?.()
  }

  return (
    <Field {...{ label, hint, fault, isRequired, isLabelHidden }}>
      {(control) => (
        <Combobox.Root<ComboboxOption>
          items={options as ComboboxOption[]}
          value={chosen}
          isItemEqualToValue={isSame}
          filter={filter === null ? null : fits}
          limit={limit}
          autoHighlight
          disabled={isDisabled ?? false}
          onValueChange={(option, details) => {
            // Escape closes the list or the dialog around it. It never removes a choice.
            if (details.reason === 'escape-key') details.cancel()
            else choose(option)
          }}
          onInputValueChange={(text, details) => {
            if (details.reason === 'escape-key') {
              details.cancel()
              details.allowPropagation()
            } else if (queryReasons.includes(details.reason)) onQueryChange?.(text)
          }}
        >
          <Combobox.InputGroup className="relative">
            {carried.carrier}
            <Combobox.Input
              {...control}
              ref={input}
              // While the list is open, Base UI hides the page around it from screen readers, including its <label>.
              aria-label={label}
              placeholder={placeholder}
              onBlur={leave}
              onKeyDown={(event) => {
                const isOpen = event.currentTarget.ariaExpanded === 'true'
                if (event.key !== 'Enter' || !isOpen || options.length > 0) return
                // Base UI would close the list and clear the text before the server has responded.
                event.preventBaseUIHandler()
                event.preventDefault()
              }}
              className={classNames('control', 'pe-20 text-ellipsis touch:pe-24')}
            />
            <div className="absolute inset-y-0 end-0 flex">
              {!isDisabled && (
                <Combobox.Clear aria-label={`${clearText}: ${label}`} className={buttonClassName}>
                  <Icon of={X} />
                </Combobox.Clear>
              )}
              <Combobox.Trigger aria-label={`${openText}: ${label}`} className={buttonClassName}>
                <Icon of={ChevronDown} />
              </Combobox.Trigger>
            </div>
          </Combobox.InputGroup>

          <Combobox.Portal>
            <Combobox.Positioner sideOffset={4} collisionPadding={8} className="z-50">
              <Combobox.Popup
                ref={popup}
                data-theme={theme}
                aria-busy={isLoading || undefined}
                className="flex max-h-[min(22rem,var(--available-height))] w-(--anchor-width) max-w-(--available-width) flex-col rounded-md border border-line bg-raised text-ui text-text shadow-float origin-(--transform-origin) transition-[opacity,scale] duration-(--fast) ease-out data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0"
              >
                <Combobox.Status className="text-muted">
                  {isLoading && (
                    <span className="flex items-center gap-2.5 px-3 py-3">
                      <Spinner />
                      {loadingText}
                    </span>
                  )}
                </Combobox.Status>
                <Combobox.Empty className="text-muted">
                  {!isLoading && <span className="block px-3 py-3">{emptyText}</span>}
                </Combobox.Empty>
                <Combobox.List
                  aria-label={label}
                  className="min-h-0 scroll-py-1 overflow-y-auto overscroll-contain p-1 data-empty:hidden"
                >
                  {(option: ComboboxOption) => <OptionRow key={option.value} option={option} />}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      )}
    </Field>
  )
}

const OptionRow = ({ option }: { option: ComboboxOption }) => (
  <Combobox.Item
    value={option}
    className="flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 leading-[1.3] select-none data-highlighted:bg-accent-soft touch:min-h-11"
  >
    <span className="min-w-0 flex-1">
      <bdi>{option.label}</bdi>
      {option.detail && <span className="block text-small text-muted">{option.detail}</span>}
    </span>
    <Combobox.ItemIndicator>
      <Icon of={Check} className="text-accent-text" />
    </Combobox.ItemIndicator>
  </Combobox.Item>
)
