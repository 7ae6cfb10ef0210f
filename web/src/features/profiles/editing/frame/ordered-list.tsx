import { MoveButtons } from '../../../../ui/lists/move-buttons.tsx'
import { EditSection } from './edit-section.tsx'
import { type SaveEndpoint, useEditing } from './editing.ts'
import { type Entry, type EntryKind, EntryList } from './entry-list.tsx'
import { useOrder } from './use-order.tsx'

interface OrderedListProps<E extends Entry> {
  title: string
  kind: EntryKind<E>
  sort: SaveEndpoint
}

/** PRO-05, PRO-12: a list in the athlete's order. */
export const OrderedList = <E extends Entry>({ title, kind, sort }: OrderedListProps<E>) => {
  const editing = useEditing()
  const entries = kind.entriesOf(editing.athlete)
  const { isBusy, move, status } = useOrder(sort, entries)
  return (
    <EditSection id={kind.group} title={title}>
      <EntryList
        kind={kind}
        toolsOf={(entry, place) =>
          entries.length > 1 && place < entries.length ? (
            <MoveButtons
              name={kind.factsOf(entry, editing)[0]?.value ?? kind.noun}
              place={place}
              count={entries.length}
              isBusy={isBusy}
              onMove={(way) => move(entry.id, way)}
            />
          ) : null
        }
      />
      {status}
    </EditSection>
  )
}
