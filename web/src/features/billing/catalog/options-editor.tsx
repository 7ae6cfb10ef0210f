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
import { type Catalog, mostPackageOptions } from '@fieldhouse/contract/billing.catalog'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useClientClock } from '../../../lib/client-time.ts'
import { dayOf } from '../../../lib/dates.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SaveFooter } from '../../../ui/forms/save-footer.tsx'
import { SectionHeading } from '../../../ui/layout/section-heading.tsx'
import { moveIcons } from '../../../ui/lists/move-buttons.tsx'
import { moveInstructions, moveWords } from '../../../ui/lists/move-labels.ts'
import { type Move, moved } from '../../../ui/lists/moves.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { SharedIcons } from '../../../ui/media/shared-icons.tsx'
import { LeaveQuestion } from '../../../ui/overlays/leave-question.tsx'
import { FamiliesPreview } from './families-preview.tsx'
import { OptionRow } from './option-row.tsx'
import { draftPreview, optionFault } from './options-draft.ts'
import { useOptionsDraft } from './use-options-draft.ts'

/** ADM-03: the list of options, with what families will see of it below. */
export const OptionsEditor = ({ saved }: { saved: Catalog }) => {
  const editor = useOptionsDraft(saved)
  const { draft, refusal } = editor
  const [said, setSaid] = useState('')
  const keys = draft.options.map(({ key }) => key)
  const nameOf = (key: string | number) =>
    draft.options.find((option) => option.key === key)?.name || 'New option'
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

  const inOrder = (order: readonly string[]) =>
    editor.setOptions(draft.options.toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key)))
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
    <section aria-label="Options" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <SectionHeading as="h2" count={saved.options.length} note={<LastChanged saved={saved} />}>
        Options
      </SectionHeading>
      <form
        noValidate
        method="post"
        aria-label="Options of the packages"
        onSubmit={(event) => {
          event.preventDefault()
          editor.save()
        }}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <div className="@container">
          <Headings packages={saved.packages} />
          <DndContext
            id="option-order"
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
                <ol aria-label="Options" className="border-line @max-[74rem]:border-t">
                  {draft.options.map((option, place) => (
                    <OptionRow
                      key={option.key}
                      option={option}
                      packages={saved.packages}
                      place={place}
                      count={draft.options.length}
                      faults={{
                        name: optionFault(draft, refusal.faults, option.key, 'name'),
                        description: optionFault(draft, refusal.faults, option.key, 'description'),
                      }}
                      onChange={(change) => editor.change(option.key, change)}
                      onRemove={() => {
                        editor.remove(option.key)
                        setSaid(`${nameOf(option.key)} is deleted when you save.`)
                      }}
                      onMove={(way) => move(option.key, way)}
                    />
                  ))}
                </ol>
              </SharedIcons>
            </SortableContext>
          </DndContext>
        </div>
        <div>
          <Button isOutlined disabled={draft.options.length >= mostPackageOptions} onClick={editor.add}>
            <Icon of={Plus} />
            Add an option
          </Button>
        </div>
        <FamiliesPreview packages={draftPreview(draft, saved)}>
          <p>
            {editor.isChanged
              ? 'This is the packages page with your changes. Families see it when you save.'
              : 'This is the packages page as it is.'}
          </p>
        </FamiliesPreview>
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
                  isBusy={editor.isResolving}
                  onClick={() => editor.resolve('theirs')}
                >
                  Show their options
                </Button>
                <Button
                  size="sm"
                  isOutlined
                  isBusy={editor.isResolving}
                  onClick={() => editor.resolve('mine')}
                >
                  Keep what I typed
                </Button>
              </div>
            }
          >
            Your changes are still here. If you keep them, saving replaces their options.
          </Notice>
        )}
        <p role="alert" className="text-ui text-danger empty:hidden">
          {refusal.isConflict
            ? null
            : (refusal.faults.options?.[0] ?? refusal.message ?? markedFieldsLine(refusal.faults))}
        </p>
        <SaveFooter
          onCancel={editor.isChanged ? editor.reset : undefined}
          cancelText="Discard changes"
          isBusy={editor.isBusy}
          isSaveDisabled={!editor.isChanged}
          note={editor.isChanged ? 'You have changes that are not saved yet.' : undefined}
        />
      </form>
      <span role="status" className="sr-only">
        {said}
      </span>
      <LeaveQuestion
        wouldLose={editor.isChanged}
        text="You have changes on this page that are not saved yet."
      />
    </section>
  )
}

const markedFieldsLine = (faults: object) =>
  Object.keys(faults).length > 0 ? 'Please correct the marked fields above.' : null

const Headings = ({ packages }: Pick<Catalog, 'packages'>) => (
  <div
    aria-hidden="true"
    className="option-columns sticky top-0 z-5 hidden items-end border-b border-line bg-bg py-2 font-display text-small font-semibold tracking-[0.04em] text-muted uppercase @min-[74rem]:grid"
  >
    <span />
    <span>Name</span>
    <span>What it is</span>
    {packages.map(({ key, name }) => (
      <span key={key} className="text-center leading-[1.15]">
        {name}
      </span>
    ))}
    <span className="text-center leading-[1.15]">Hidden</span>
    <span />
  </div>
)

const LastChanged = ({ saved: { updated_at, updated_by } }: { saved: Catalog }) => {
  const clock = useClientClock()
  if (!updated_at) return 'As shipped'
  return `Changed ${dayOf(updated_at, clock)}${updated_by ? ` by ${updated_by}` : ''}`
}
