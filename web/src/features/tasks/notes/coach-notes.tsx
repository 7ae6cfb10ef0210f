import { addCoachNote, type CoachNote, removeCoachNote } from '@fieldhouse/contract/tasks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Ellipsis, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { useReturningFocus } from '../../../lib/returning-focus.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion, SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { Dropdown } from '../../../ui/menus/dropdown.tsx'
import { NoteForm } from './note-form.tsx'
import { NoteItem } from './note-item.tsx'
import { notesQuery } from './notes.api.ts'

/** A note is removed at once. There is no question first, because it can be undone. */
const useRemoval = (userId: string) => {
  const queryClient = useQueryClient()
  const query = notesQuery(userId)
  const reload = () => queryClient.invalidateQueries({ queryKey: query.queryKey })

  const restore = async ({ text, is_shared, is_pinned }: CoachNote) => {
    try {
      await call(addCoachNote, { params: { id: userId }, body: { text, is_shared, is_pinned } })
      toast('The note is back.')
    } catch (error) {
      toast.error(plainReason(error))
    }
    await reload()
  }

  const remove = async (note: CoachNote) => {
    try {
      await call(removeCoachNote, { params: { id: note.id } })
      queryClient.setQueryData(
        query.queryKey,
        (known) => known && { data: known.data.filter(({ id }) => id !== note.id) },
      )
      const id = toast('The note is removed.', {
        action: {
          label: 'Undo',
          onPress: () => {
            toast.dismiss(id)
            void restore(note)
          },
        },
      })
    } catch (error) {
      toast.error(plainReason(error))
      await reload()
    }
  }
  return (note: CoachNote) => void remove(note)
}

const isNew = 'new'

/** Notes about an athlete, with pinned ones first. The family sees those that are shared. */
export const CoachNotes = ({ userId, name }: { userId: string; name: string }) => {
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(notesQuery(userId))
  const [open, setOpen] = useState<string | null>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  useReturningFocus(open, () => addButton.current?.focus())
  const remove = useRemoval(userId)
  const saved = () => {
    setOpen(null)
    void queryClient.invalidateQueries({ queryKey: notesQuery(userId).queryKey })
  }
  return (
    <section aria-labelledby="coach-notes">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="coach-notes" className="text-d3">
          Notes
        </h2>
        <Button ref={addButton} size="sm" isOutlined onClick={() => setOpen(isNew)}>
          <Icon of={Plus} size="sm" />
          Add note
        </Button>
      </div>
      {open === isNew && <NoteForm userId={userId} onSaved={saved} onCancel={() => setOpen(null)} />}
      {!data && error && !isFetching && (
        <div className="mt-4">
          <ErrorState title="The notes did not load" onRetry={() => void refetch()}>
            {plainReason(error)}
          </ErrorState>
        </div>
      )}
      {!data && (!error || isFetching) && (
        <LoadingRegion>
          <SkeletonRows rows={2} hasPicture={false} />
        </LoadingRegion>
      )}
      {data?.data.length === 0 && open !== isNew && (
        <p className="mt-3 text-ui text-muted">
          No notes yet. Write down what you want to remember about {name}.
        </p>
      )}
      {data && data.data.length > 0 && (
        <ul className="mt-2">
          {data.data.map((note) => (
            <li key={note.id} className="border-t border-line py-3.5 first:border-t-0">
              {open === note.id ? (
                <NoteForm userId={userId} note={note} onSaved={saved} onCancel={() => setOpen(null)} />
              ) : (
                <NoteItem
                  note={note}
                  tools={
                    note.can.change && (
                      <Dropdown
                        variant="borderless"
                        size="sm"
                        isIcon
                        align="end"
                        label="Edit or remove this note"
                        items={[
                          { label: 'Edit', onSelect: () => setOpen(note.id) },
                          { label: 'Remove', isDanger: true, onSelect: () => remove(note) },
                        ]}
                      >
                        <Icon of={Ellipsis} />
                      </Dropdown>
                    )
                  }
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
