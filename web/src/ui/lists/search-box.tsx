import { Search } from 'lucide-react'
import type { RefObject } from 'react'
import { TextField } from '../forms/text-field.tsx'

export interface SearchBoxProps {
  /** What to type, for screen readers. Visible if there is no placeholder. */
  label: string
  placeholder?: string | undefined
  field?: RefObject<HTMLInputElement | null> | undefined
  text: string
  onType: (text: string) => void
}

/** The search field above a list. */
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
