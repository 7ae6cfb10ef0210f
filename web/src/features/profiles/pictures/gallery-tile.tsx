import { useSortable } from '@dnd-kit/sortable'
import type { MediaItem } from '@fieldhouse/contract/profiles.document'
import { GripVertical, Pencil, Play, Trash2 } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import type { Field } from '../../../ui/forms/field-lines.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { FilmPoster } from '../gallery/film-poster.tsx'
import { mediaOrigin, mediaTitle } from '../gallery/media-labels.ts'

interface GalleryTileProps {
  item: MediaItem
  field: Field
  /** Whether there is another entry to swap with. */
  isMovable: boolean
  isDeleting: boolean
  onEdit: () => void
  onDelete: () => void
  editRef: Ref<HTMLButtonElement>
}

/** A photo or a video in edit mode: moved by its handle, renamed, deleted. */
export const GalleryTile = ({
  item,
  field,
  isMovable,
  isDeleting,
  onEdit,
  onDelete,
  editRef,
}: GalleryTileProps) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: item.id })
  const name = mediaTitle(item)
  return (
    <li
      ref={setNodeRef}
      style={{
        ...(transform && { transform: `translate(${transform.x}px, ${transform.y}px)` }),
        ...(transition && { transition }),
      }}
      className={classNames(
        'relative grid min-w-0 content-start overflow-clip rounded-md border bg-surface',
        isDragging ? 'z-10 border-accent-text shadow-float-lg' : 'border-line',
      )}
    >
      <div className="relative isolate grid aspect-4/3 place-items-center overflow-clip bg-poster text-on-poster">
        <FilmPoster item={item} field={field} sizes="(min-width: 768px) 280px, 45vw" isSmall />
        {item.kind === 'video' && (
          <span className="grid size-11 place-items-center rounded-full bg-paper text-ink">
            <Icon of={Play} name="Film" className="fill-current" />
          </span>
        )}
      </div>
      <div className="min-w-0 px-3 pt-2.5">
        <p className="truncate text-ui font-semibold">{name}</p>
        <p className="truncate text-small text-muted">{mediaOrigin(item)}</p>
      </div>
      <div className="flex items-center justify-between p-1">
        <span className="grid touch-none">
          {isMovable && (
            <Button
              {...attributes}
              {...listeners}
              ref={setActivatorNodeRef}
              variant="borderless"
              size="sm"
              isIcon
              aria-label={`Move ${name}`}
            >
              <Icon of={GripVertical} />
            </Button>
          )}
        </span>
        <span className="flex">
          <Button
            ref={editRef}
            variant="borderless"
            size="sm"
            isIcon
            aria-label={`Edit ${name}`}
            onClick={onEdit}
          >
            <Icon of={Pencil} />
          </Button>
          <Button
            variant="borderless"
            size="sm"
            isIcon
            isBusy={isDeleting}
            aria-label={`Delete ${name}`}
            onClick={onDelete}
          >
            <Icon of={Trash2} />
          </Button>
        </span>
      </div>
    </li>
  )
}
