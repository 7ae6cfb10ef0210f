import { longestSearch } from '@fieldhouse/contract/search'
import { Search, X } from 'lucide-react'
import type { RefObject } from 'react'
import { ControlFrame } from '../../../ui/forms/control-frame.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { RuledInput } from '../../../ui/forms/ruled-input.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { classNames } from '../../../ui/style/class-names.ts'

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>
  text: string
  onTextChange: (text: string) => void
}

/** The name field. Its clear button is for devices without an Escape key. */
export const SearchField = ({ field, text, onTextChange }: SearchFieldProps) => (
  <Field label="Name of an athlete" isLabelHidden>
    {(control) => (
      <ControlFrame
        icon={Search}
        end={
          text !== '' && (
            <button
              type="button"
              aria-label="Clear the text"
              onClick={() => {
                onTextChange('')
                field.current?.focus()
              }}
              className="grid min-w-11 shrink-0 place-items-center rounded-sm text-muted hover:text-text noscript:hidden"
            >
              <Icon of={X} />
            </button>
          )
        }
      >
        <RuledInput
          {...control}
          ref={field}
          name="q"
          placeholder="Name, school or town"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          maxLength={longestSearch}
          value={text}
          onValueChange={onTextChange}
          className={classNames('framed-control', 'ps-9.5')}
        />
      </ControlFrame>
    )}
  </Field>
)
