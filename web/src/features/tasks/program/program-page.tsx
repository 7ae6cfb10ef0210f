import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { mostProgramTasks, type Program } from '@fieldhouse/contract/tasks.program'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useClientClock } from '../../../lib/client-time.ts'
import { dayOf } from '../../../lib/dates.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { LoadingRegion, SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { SaveFooter } from '../../../ui/forms/save-footer.tsx'
import { moveIcons } from '../../../ui/lists/move-buttons.tsx'
import { moveInstructions, moveWords } from '../../../ui/lists/move-labels.ts'
import { type Move, moved } from '../../../ui/lists/moves.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { SharedIcons } from '../../../ui/media/shared-icons.tsx'
import { LeaveQuestion } from '../../../ui/overlays/leave-question.tsx'
import { programQuery } from './program.api.ts'
import { sumOf, sumWords } from './program-draft.ts'
import { ProgramRow } from './program-row.tsx'
import { useProgramDraft } from './use-program-draft.ts'

/** /admin/program: the tasks that every newly claimed athlete gets. */
export const ProgramPage = () => {
  const { data, error, isFetching, refetch } = useQuery(programQuery)
  if (data) return <ProgramEditor saved={data.data} />
  if (error && !isFetching)
    return (
      <ProgramFrame>
        <ErrorState as="h2" title="The task list did not load" onRetry={() => void refetch()}>
          {plainReason(error)}
        </ErrorState>
      </ProgramFrame>
    )
  return <ProgramPending />
}

const ProgramFrame = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-6 px-(--gutter) pt-8 pb-16 sm:pt-10">
    <div className="grid gap-3">
      <h1 className="text-d1">Program</h1>
      <p className="max-w-[60ch] text-ui text-pretty text-muted">
        Every athlete gets these tasks when a success coach claims them. Athletes who have their tasks keep
        them.
      </p>
    </div>
    {children}
  </div>
)

export const ProgramPending = () => (
  <ProgramFrame>
    <LoadingRegion>
      <SkeletonRows rows={8} hasPicture={false} />
    </LoadingRegion>
  </ProgramFrame>
)

const ProgramEditor = ({ saved }: { saved: Program }) => {
  const draft = useProgramDraft(saved)
  const { tasks, refusal } = draft
  const [said, setSaid] = useState('')
  const keys = tasks.map(({ key }) => key)
  const nameOf = (key: string | number) => tasks.find((task) => task.key === key)?.name || 'New task'
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

  const inOrder = (order: readonly string[]) =>
    draft.setTasks(tasks.toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key)))
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id)
      inOrder(arrayMove(keys, keys.indexOf(String(active.id)), keys.indexOf(String(over.id))))
  }
  const move = async (key: string, way: Move): Promise<boolean> => {
    const order = moved(keys, key, way)
    inOrder(order)
    setSaid(`${nameOf(key)} is in place ${order.indexOf(key) + 1} of ${order.length}.`)
    return true
  }

  return (
    <ProgramFrame>
      <form
        noValidate
        method="post"
        aria-label="Program"
        onSubmit={(event) => {
          event.preventDefault()
          draft.save()
        }}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <DndContext
          id="program-order"
          sensors={sensors}
          collisionDetection={closestCenter}
          accessibility={{
            announcements: moveWords(keys, nameOf),
            screenReaderInstructions: { draggable: moveInstructions },
          }}
          onDragEnd={drop}
        >
          <SortableContext items={keys} strategy={verticalListSortingStrategy}>
            <SharedIcons of={moveIcons}>
              <ol aria-label="Tasks" className="@container border-t border-line">
                {tasks.map((task, place) => (
                  <ProgramRow
                    key={task.key}
                    task={task}
                    place={place}
                    count={tasks.length}
                    faults={refusal.faults}
                    onChange={(change) => draft.change(task.key, change)}
                    onRemove={() => {
                      draft.remove(task.key)
                      setSaid(`${nameOf(task.key)} is removed.`)
                    }}
                    onMove={(way) => move(task.key, way)}
                  />
                ))}
              </ol>
            </SharedIcons>
          </SortableContext>
        </DndContext>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <Button isOutlined disabled={tasks.length >= mostProgramTasks} onClick={draft.add}>
            <Icon of={Plus} />
            Add a task
          </Button>
          <Sum sum={sumOf(tasks)} />
        </div>
        {refusal.isConflict && (
          <Notice
            isAlert
            tone="warning"
            title={refusal.message}
            action={
              <div className="flex flex-wrap gap-2">
                <Button
                  size="sm"
                  isOutlined
                  isBusy={draft.isResolving}
                  onClick={() => draft.resolve('theirs')}
                >
                  Show their list
                </Button>
                <Button size="sm" isOutlined isBusy={draft.isResolving} onClick={() => draft.resolve('mine')}>
                  Keep what I typed
                </Button>
              </div>
            }
          >
            Your changes are still here. If you keep them, saving replaces their list.
          </Notice>
        )}
        <p role="alert" className="text-ui text-danger empty:hidden">
          {refusal.isConflict ? null : (refusal.faults.tasks?.[0] ?? refusal.message)}
        </p>
        <SaveFooter
          onCancel={draft.isChanged ? draft.reset : undefined}
          cancelText="Discard changes"
          isBusy={draft.isBusy}
          isSaveDisabled={!draft.isChanged}
          note={draft.isChanged ? 'You have changes that are not saved yet.' : <LastSaved saved={saved} />}
        />
      </form>
      <span role="status" className="sr-only">
        {said}
      </span>
      <LeaveQuestion
        wouldLose={draft.isChanged}
        text="You have changes on this page that are not saved yet."
      />
    </ProgramFrame>
  )
}

const Sum = ({ sum }: { sum: number }) => {
  const rest = sumWords(sum)
  return (
    <p role="status" className="flex flex-wrap items-baseline gap-x-3">
      {rest && <span className="text-ui text-danger">{rest}</span>}
      <span className="font-display text-d2 font-bold">
        {sum}
        <span className="text-[0.6em] text-muted">% of 100%</span>
      </span>
    </p>
  )
}

const LastSaved = ({ saved: { updated_at, updated_by } }: { saved: Program }) => {
  const clock = useClientClock()
  if (!updated_at) return 'This is the list as shipped.'
  return `Saved ${dayOf(updated_at, clock)}${updated_by ? ` by ${updated_by}` : ''}.`
}
