import { useSortable } from '@dnd-kit/sortable'
import type { FieldFaults } from '@fieldhouse/contract/errors'
import { GripVertical, Trash2 } from 'lucide-react'
import { Button } from '../../../ui/actions/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { MoveButtons } from '../../../ui/lists/move-buttons.tsx'
import type { Move } from '../../../ui/lists/moves.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { type DraftTask, taskFault } from './program-draft.ts'

interface ProgramRowProps {
  task: DraftTask
  place: number
  count: number
  faults: FieldFaults
  onChange: (change: Partial<DraftTask>) => void
  onRemove: () => void
  onMove: (move: Move) => Promise<boolean>
}

/** One task: moved by its handle or its buttons, edited, removed. */
export const ProgramRow = ({ task, place, count, faults, onChange, onRemove, onMove }: ProgramRowProps) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: task.key })
  const name = task.name || `task ${place + 1}`
  return (
    <li
      ref={setNodeRef}
      style={{
        ...(transform && { transform: `translate(${transform.x}px, ${transform.y}px)` }),
        ...(transition && { transition }),
      }}
      className={classNames('program-row', isDragging && 'z-10 shadow-float-lg')}
    >
      <span className="program-row-handle">
        <span className="flex">
          <Button
            {...attributes}
            {...listeners}
            ref={setActivatorNodeRef}
            variant="borderless"
            size="sm"
            isIcon
            aria-label={`Drag ${name}`}
          >
            <Icon of={GripVertical} />
          </Button>
        </span>
      </span>
      <TextField
        label="Name"
        name={`tasks.${place}.name`}
        maxLength={80}
        autoComplete="off"
        value={task.name}
        onValueChange={(text) => onChange({ name: text })}
        fault={taskFault(faults, place, 'name')}
      />
      <TextField
        label="Worth"
        name={`tasks.${place}.percent`}
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        suffix="%"
        value={task.percent}
        onValueChange={(percent) => onChange({ percent })}
        fault={taskFault(faults, place, 'percent')}
      />
      <div className="max-md:col-span-full">
        <TextField
          label="What done looks like"
          name={`tasks.${place}.done_when`}
          maxLength={200}
          autoComplete="off"
          value={task.done_when}
          onValueChange={(done_when) => onChange({ done_when })}
          fault={taskFault(faults, place, 'done_when')}
        />
      </div>
      <div className="program-row-buttons">
        <MoveButtons name={name} place={place} count={count} isBusy={false} onMove={onMove} />
        <Button variant="borderless" size="sm" isIcon aria-label={`Remove ${name}`} onClick={onRemove}>
          <Icon of={Trash2} />
        </Button>
      </div>
    </li>
  )
}
