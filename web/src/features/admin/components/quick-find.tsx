import type { FoundPerson } from '@fieldhouse/contract/admin.person'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { fullName } from '../../../lib/person-name.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { useRested } from '../../../lib/use-rested.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { peopleQuery } from '../admin.api.ts'

interface QuickFindProps {
  isOpen: boolean
  onClose: () => void
  onChoose: (userId: string) => void
}

/** ADM-01: the quick way to a person, from anywhere in the admin area. */
export const QuickFind = ({ isOpen, onClose, onChoose }: QuickFindProps) => {
  const field = useRef<HTMLInputElement>(null)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Find a person" size="md" initialFocus={field}>
      <Finder field={field} onChoose={onChoose} />
    </Dialog>
  )
}

interface FinderProps {
  field: React.RefObject<HTMLInputElement | null>
  onChoose: (userId: string) => void
}

const Finder = ({ field, onChoose }: FinderProps) => {
  const listId = useId()
  const [text, setText] = useState('')
  const [place, setPlace] = useState(0)
  const asked = useRested(text)
  const { data, error, isFetching, isPlaceholderData } = useQuery(peopleQuery(asked))
  const people = asked === '' ? [] : (data?.data ?? [])
  const isBehind = isFetching || isPlaceholderData || asked !== text.trim()
  const active = people[Math.min(place, people.length - 1)]
  const optionId = ({ id }: FoundPerson) => `${listId}-${id}`

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && people.length > 0) {
      event.preventDefault()
      setPlace((Math.min(place, people.length - 1) + step + people.length) % people.length)
    }
    // Enter waits for the answer to what was typed last.
    if (event.key === 'Enter' && active && !isBehind) onChoose(active.id)
  }
  return (
    <div className="grid gap-4">
      <TextField
        ref={field}
        label="Name, email, or invoice number"
        name="find"
        autoComplete="off"
        role="combobox"
        aria-expanded={people.length > 0}
        aria-controls={listId}
        aria-activedescendant={active ? optionId(active) : undefined}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setPlace(0)
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className="text-small text-muted empty:hidden">
        {error && plainReason(error)}
        {!error && asked !== '' && !isBehind && people.length === 0 && 'Nobody found. Check the spelling.'}
      </p>
      <div id={listId} role="listbox" aria-label="People" aria-busy={isBehind} className="grid empty:hidden">
        {people.map((person) => (
          <button
            key={person.id}
            id={optionId(person)}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={person === active}
            onClick={() => onChoose(person.id)}
            className={classNames(
              'flex items-center gap-3 rounded-sm px-3 py-2 text-start hover:bg-sunken',
              person === active && 'bg-sunken',
            )}
          >
            <Avatar firstName={person.first_name} lastName={person.last_name} photo={person.photo_url} />
            <span className="grid min-w-0 text-ui">
              <span className="font-semibold wrap-anywhere">{fullName(person)}</span>
              <span className="text-small wrap-anywhere text-muted">
                {[person.type_title, person.email, person.is_deleted && 'deleted'].filter(Boolean).join(', ')}
              </span>
            </span>
          </button>
        ))}
      </div>
    </div>
  )
}
