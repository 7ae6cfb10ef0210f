import { useSortable } from '@dnd-kit/sortable'
import type { CatalogPackage } from '@fieldhouse/contract/billing.catalog'
import { GripVertical, Trash2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { BareCheckbox } from '../../../ui/forms/bare-checkbox.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { MoveButtons } from '../../../ui/lists/move-buttons.tsx'
import type { Move } from '../../../ui/lists/moves.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { type DraftOption, withPackage } from './options-draft.ts'

interface OptionRowProps {
  option: DraftOption
  packages: readonly CatalogPackage[]
  place: number
  count: number
  faults: { name: string | undefined; description: string | undefined }
  onChange: (change: Partial<DraftOption>) => void
  onRemove: () => void
  onMove: (move: Move) => Promise<boolean>
}

/** One option: moved by its handle or its buttons, edited, put into packages, hidden, removed. */
export const OptionRow = ({
  option,
  packages,
  place,
  count,
  faults,
  onChange,
  onRemove,
  onMove,
}: OptionRowProps) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: option.key })
  const name = option.name || `option ${place + 1}`
  return (
    <li
      ref={setNodeRef}
      style={{
        ...(transform && { transform: `translate(${transform.x}px, ${transform.y}px)` }),
        ...(transition && { transition }),
      }}
      className={classNames('option-row option-columns', isDragging && 'z-10 shadow-float-lg')}
    >
      {option.isRemoved ? (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 @min-[74rem]:col-span-full">
          <p className="min-w-0 text-ui text-muted">
            <s>{name}</s> is deleted when you save.
          </p>
          <Button size="sm" isOutlined onClick={() => onChange({ isRemoved: false })}>
            <Icon of={Undo2} />
            Put it back
          </Button>
        </div>
      ) : (
        <>
          <span className="option-row-handle">
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
          <Labeled>
            <TextField
              label="Name"
              name={`options.${place}.name`}
              maxLength={60}
              autoComplete="off"
              value={option.name}
              onValueChange={(text) => onChange({ name: text })}
              fault={faults.name}
            />
          </Labeled>
          <Labeled>
            <TextField
              label="What it is"
              name={`options.${place}.description`}
              maxLength={200}
              autoComplete="off"
              value={option.description}
              onValueChange={(description) => onChange({ description })}
              fault={faults.description}
            />
          </Labeled>
          <fieldset className="contents">
            <legend className="sr-only">{`Packages with ${name}`}</legend>
            <div className="option-row-marks">
              {packages.map(({ key, name: title }) => (
                <Mark
                  key={key}
                  label={title}
                  isOn={option.package_keys.includes(key)}
                  onChange={(isIn) => onChange({ package_keys: withPackage(option.package_keys, key, isIn) })}
                />
              ))}
              <Mark
                label="Hidden from families"
                isOn={option.is_hidden}
                onChange={(is_hidden) => onChange({ is_hidden })}
              />
            </div>
          </fieldset>
          <div className="option-row-buttons">
            <MoveButtons name={name} place={place} count={count} isBusy={false} onMove={onMove} />
            <Button variant="borderless" size="sm" isIcon aria-label={`Delete ${name}`} onClick={onRemove}>
              <Icon of={Trash2} />
            </Button>
          </div>
        </>
      )}
    </li>
  )
}

/** In the wide layout the column headings show the labels. Screen readers get them in both. */
const Labeled = ({ children }: { children: ReactNode }) => <div className="option-row-field">{children}</div>

interface MarkProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

const Mark = ({ label, isOn, onChange }: MarkProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is inside
  <label className="option-mark">
    <BareCheckbox checked={isOn} onCheckedChange={onChange} />
    <span>{label}</span>
  </label>
)
