import { Search } from 'lucide-react'
import type { RefObject } from 'react'
import { TextField } from '../forms/text-field.tsx'

export interface SearchBoxProps {
  /** What can be typed, for screen readers; shown too where no placeholder says it. */
  label: string
  placeholder?: string | undefined
  field?: RefObject<HTMLInputElement | null> | undefined
  text: string
  onType: (text: string) => void
}

/** The field above a list that finds rows by their text. */
export const SearchBox = ({ label, placeholder = label, field, text, onType }: SearchBoxProps) => (
  <TextField
    ref={field}
    label={label}
    isLabelHidden
    name="q"
    icon={Search}
    placeholder={placeholder}
    inputMode="search"
    enterKeyHint="search"
    autoComplete="off"
    spellCheck={false}
    maxLength={100}
    value={text}
    onValueChange={onType}
  />
)
