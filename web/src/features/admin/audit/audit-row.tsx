import type { AuditEntry } from '@fieldhouse/contract/admin.audit'
import { useState } from 'react'
import { type Clock, clockAt, dayOf } from '../../../lib/dates.ts'
import { Button } from '../../../ui/actions/button.tsx'

interface AuditRowProps {
  entry: AuditEntry
  clock: Clock
  /** Narrows the list to what this person did. */
  onActor?: ((id: string) => void) | undefined
  /** Narrows the list to what was done to this person. Without it, the list is about one person. */
  onUser?: ((id: string) => void) | undefined
}

/** One entry: when, who did what to whom, and what it was before and after. */
export const AuditRow = ({ entry, clock, onActor, onUser }: AuditRowProps) => {
  const { at, text, subject, changes, note } = entry
  return (
    <li className="grid gap-x-6 gap-y-1.5 border-b border-line py-4 text-ui @[48rem]:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1.2fr)]">
      <time dateTime={at} className="text-small text-muted">
        {dayOf(at, clock)}, <span className="whitespace-nowrap @[48rem]:block">{clockAt(at, clock)}</span>
      </time>
      <div className="min-w-0 wrap-anywhere">
        <Who who={entry.who} onActor={onActor} />
        <p className="text-muted">{text}</p>
        {(onUser || subject) && (
          <p className="text-small">
            <Whom entry={entry} onUser={onUser} />
          </p>
        )}
      </div>
      <div className="min-w-0 wrap-anywhere">
        <Changes changes={changes} />
        {note && <p className="text-small text-muted">“{note}”</p>}
      </div>
    </li>
  )
}

interface PressedNameProps {
  /** What a press shows. */
  title: string
  name: string
  onPress: (() => void) | undefined
}

const PressedName = ({ title, name, onPress }: PressedNameProps) =>
  onPress ? (
    <button
      type="button"
      aria-label={`${title} ${name}`}
      onClick={onPress}
      className="min-h-6 max-w-full text-start underline-offset-4 hover:underline touch:min-h-11"
    >
      {name}
    </button>
  ) : (
    name
  )

const Who = ({
  who: { id, name, acting_as },
  onActor,
}: {
  who: AuditEntry['who']
  onActor: AuditRowProps['onActor']
}) => (
  <p className="font-semibold">
    <PressedName
      title="Only what was done by"
      name={name}
      onPress={id && onActor ? () => onActor(id) : undefined}
    />
    {acting_as && ` as ${acting_as.name}`}
  </p>
)

/** The person, then the thing. On a list about one person, only the thing. */
const Whom = ({ entry: { user, subject }, onUser }: Pick<AuditRowProps, 'entry' | 'onUser'>) => (
  <>
    {user && onUser && (
      <PressedName title="Only what was done to" name={user.name} onPress={() => onUser(user.id)} />
    )}
    {user && onUser && subject && ' · '}
    {subject}
  </>
)

/** More than these fill a phone. */
const changesAtFirst = 4

const Changes = ({ changes }: Pick<AuditEntry, 'changes'>) => {
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? changes : changes.slice(0, changesAtFirst)
  return (
    <>
      {shown.map((change) => (
        <Change key={change.field} {...change} />
      ))}
      {shown.length < changes.length && (
        <div className="mt-2">
          <Button size="sm" isOutlined onClick={() => setOpen(true)}>
            Show all {changes.length} changes
          </Button>
        </div>
      )}
    </>
  )
}

const Change = ({ field, before, after }: AuditEntry['changes'][number]) => (
  <p>
    <span className="text-small text-muted">{field}: </span>
    <span className="sr-only">before </span>
    <s className="text-muted">{before ?? 'none'}</s>
    <span aria-hidden="true"> → </span>
    <span className="sr-only"> now </span>
    <span className="font-semibold">{after ?? 'none'}</span>
  </p>
)
