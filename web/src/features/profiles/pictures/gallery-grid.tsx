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
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable'
import type { Athlete, MediaItem } from '@fieldhouse/contract/profiles.document'
import { sortGallery } from '@fieldhouse/contract/profiles.media'
import { type ReactNode, useState } from 'react'
import { toast } from '../../../ui/feedback/toast.ts'
import { moveInstructions, moveWords } from '../../../ui/lists/move-labels.ts'
import { useEditing } from '../editing/frame/editing.ts'
import { mediaTitle } from '../gallery/media-labels.ts'
import { faultWords } from './fault-labels.ts'
import { usePictureChange } from './use-picture-change.ts'

interface GalleryGridProps {
  items: readonly MediaItem[]
  tileOf: (item: MediaItem) => ReactNode
}

const inOrder = (items: readonly MediaItem[], ids: readonly string[]): readonly MediaItem[] =>
  items.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))

/** PRO-05: the gallery in the athlete's order, changed by dragging or by keys. */
export const GalleryGrid = ({ items, tileOf }: GalleryGridProps) => {
  const change = usePictureChange('gallery')
  const { athlete } = useEditing()
  // It stays where it was dropped until the server responds.
  const [wanted, setWanted] = useState<{ ids: readonly string[]; on: Athlete } | null>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const shown = wanted?.on === athlete ? inOrder(items, wanted.ids) : items
  const ids = shown.map(({ id }) => id)

  const put = async ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return
    const order = arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
    setWanted({ ids: order, on: athlete })
    try {
      await change(sortGallery, { body: { ids: order } })
      toast.saved()
    } catch (error) {
      setWanted(null)
      toast.error(faultWords(error))
    }
  }

  const nameOf = (id: string | number) => {
    const item = items.find((one) => one.id === id)
    return item ? mediaTitle(item) : ''
  }

  return (
    <DndContext
      id="gallery-order"
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: moveWords(ids, nameOf),
        screenReaderInstructions: { draggable: moveInstructions },
      }}
      onDragEnd={(event) => void put(event)}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ul aria-label="Photos and films" className="grid grid-cols-2 gap-3 lg:grid-cols-3">
          {shown.map(tileOf)}
        </ul>
      </SortableContext>
    </DndContext>
  )
}
