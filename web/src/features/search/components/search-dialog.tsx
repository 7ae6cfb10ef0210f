import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRested } from '../../../lib/use-rested.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { questionOf } from '../question.ts'
import { resultKeys } from '../result-keys.ts'
import { allFoundBy, readResultsSearch } from '../results-search.ts'
import { useFilters } from '../use-filters.ts'
import { useRemember } from '../use-history.ts'
import { SearchFilterBar } from './filter-bar.tsx'
import { FoundAthletes, FoundCount } from './found-athletes.tsx'
import { RecentAthletes, TypeMore } from './recent-athletes.tsx'
import { SearchField } from './search-field.tsx'

export interface SearchDialogProps {
  isOpen: boolean
  onClose: () => void
  /** The server stores a signed-in person's history. A visitor's browser stores theirs. */
  isSignedIn: boolean
  /** Text typed before the field existed. */
  takeTyped?: (() => string) | undefined
}

/** SRC-01: finds athletes from any page. Its field is empty each time it opens. */
export const SearchDialog = ({ isOpen, onClose, isSignedIn, takeTyped }: SearchDialogProps) => {
  const field = useRef<HTMLInputElement>(null)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Search athletes" initialFocus={field}>
      <SearchPanel isSignedIn={isSignedIn} onClose={onClose} field={field} takeTyped={takeTyped} />
    </Dialog>
  )
}

interface SearchPanelProps extends Omit<SearchDialogProps, 'isOpen'> {
  field: RefObject<HTMLInputElement | null>
}

const SearchPanel = ({ isSignedIn, onClose, field, takeTyped }: SearchPanelProps) => {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const filters = useFilters()
  const remember = useRemember(isSignedIn)
  const typed = text.trim()
  const rested = useRested(typed)
  const wanted = questionOf(typed, filters.selection)
  // Before the filters are known, the search would run twice.
  const question = filters.all ? questionOf(rested, filters.selection) : 'nothing'
  const focusField = () => field.current?.focus()

  const continueTyped = useEffectEvent(() => {
    const typedBefore = takeTyped?.() ?? ''
    if (typedBefore) setText((now) => typedBefore + now)
  })
  useEffect(() => {
    const input = field.current
    if (!input || document.activeElement === input) {
      continueTyped()
      return
    }
    const take = () => continueTyped()
    input.addEventListener('focus', take, { once: true })
    return () => input.removeEventListener('focus', take)
  }, [field])

  const showAll = () => {
    if (typeof wanted !== 'object') return
    void navigate({
      to: '/search-results',
      search: (current) => allFoundBy(readResultsSearch(current), typed),
    })
    onClose()
  }

  const clear = () => {
    setText('')
    focusField()
  }

  return (
    <search
      onKeyDown={resultKeys({ hasText: text !== '', onClear: clear })}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 lg:min-h-[32rem]"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          showAll()
        }}
      >
        <SearchField field={field} text={text} onTextChange={setText} />
      </form>
      <SearchFilterBar filters={filters} done={<FoundCount question={question} />} />
      {wanted === 'nothing' && (
        <RecentAthletes
          isSignedIn={isSignedIn}
          onSelect={remember}
          onLeave={onClose}
          onForgotten={focusField}
        />
      )}
      {wanted === 'too-short' && <TypeMore />}
      {typeof wanted === 'object' && (
        <FoundAthletes
          question={question}
          text={typed}
          isTyping={rested !== typed}
          filters={filters}
          onSelect={remember}
          // The page may already be theirs. Then no navigation would close the popup.
          onLeave={onClose}
          field={field}
        />
      )}
    </search>
  )
}
