import { longestSearch, shortestSearch } from '@fieldhouse/contract/search'
import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { isSearchable } from '../use-search.ts'
import { SearchResults } from './search-results.tsx'

export interface SearchDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** SRC-01: finds athletes by name, from any page. Each time it opens, it is empty. */
export const SearchDialog = ({ isOpen, onClose }: SearchDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Search athletes">
    <SearchPanel />
  </Dialog>
)

const SearchPanel = () => {
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  return (
    <search className="grid content-start gap-4 lg:min-h-[29rem]">
      <TextField
        ref={field}
        label="Name of an athlete"
        isLabelHidden
        name="q"
        icon={Search}
        placeholder="First or last name"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={longestSearch}
        onValueChange={setText}
      />
      {isSearchable(text) ? (
        <SearchResults text={text} onRetry={() => field.current?.focus()} />
      ) : (
        <p className="text-small text-muted">Type at least {shortestSearch} letters of a name.</p>
      )}
    </search>
  )
}
