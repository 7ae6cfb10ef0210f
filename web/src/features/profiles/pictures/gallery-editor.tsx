import type { MediaItem } from '@fieldhouse/contract/profiles.document'
import { deleteItem } from '@fieldhouse/contract/profiles.editing'
import { restoreMedia } from '@fieldhouse/contract/profiles.media'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { fieldOf } from '../athlete-field.ts'
import { EditSection } from '../editing/frame/edit-section.tsx'
import { useEditing } from '../editing/frame/editing.ts'
import { useHolding } from '../editing/frame/use-holding.ts'
import { useOpenerFocus } from '../editing/frame/use-opener-focus.ts'
import { mediaTitle } from '../gallery/media-labels.ts'
import { faultWords } from './fault-labels.ts'
import { FilmForm } from './film-form.tsx'
import { GalleryGrid } from './gallery-grid.tsx'
import { GalleryTile } from './gallery-tile.tsx'
import { MediaTitleForm } from './media-title-form.tsx'
import { PictureZone } from './picture-zone.tsx'
import { UploadList } from './upload-list.tsx'
import { useGalleryUploads } from './use-gallery-uploads.ts'
import { usePictureChange } from './use-picture-change.ts'

const group = 'gallery'

/** Deleted and restored immediately. There is no question first, because it can be undone. */
const useDeletion = (onDeleted: () => void) => {
  const change = usePictureChange(group)
  const [deleting, setDeleting] = useState<string | null>(null)

  const restore = async (item: MediaItem) => {
    try {
      await change(restoreMedia, { params: { media: item.id }, body: {} })
      toast(`${mediaTitle(item)} is back`)
    } catch (error) {
      toast.error(faultWords(error))
    }
  }

  const remove = async (item: MediaItem) => {
    setDeleting(item.id)
    try {
      await change(deleteItem, { params: { group, item_id: item.id } })
      onDeleted()
      const id = toast('Deleted', {
        action: {
          label: 'Undo',
          onPress: () => {
            toast.dismiss(id)
            void restore(item)
          },
        },
      })
    } catch (error) {
      toast.error(faultWords(error))
    } finally {
      setDeleting(null)
    }
  }

  return { deleting, remove: (item: MediaItem) => void remove(item) }
}

/** PRO-05: photos by file, videos by link, in order, with names. */
export const GalleryEditor = ({ title }: { title: string }) => {
  const { athlete, open, setOpen, onPackage } = useEditing()
  const { uploads, said, add, addFromDrive, again, forget } = useGalleryUploads()
  const [edited, setEdited] = useState<readonly MediaItem[]>([])
  const addButton = useRef<HTMLButtonElement>(null)
  const addFocus = useOpenerFocus()
  const editFocus = useRef<string>(null)
  const { deleting, remove } = useDeletion(() => addButton.current?.focus())
  useHolding(uploads.some((upload) => !upload.isRefused))
  const { gallery } = athlete
  // An open form stays even if someone else deleted the entry.
  const lost = edited.filter((item) => gallery.every(({ id }) => id !== item.id))

  const close = (id: string) => {
    editFocus.current = id
    setEdited((all) => all.filter((item) => item.id !== id))
  }

  const tileOf = (item: MediaItem) => {
    const opened = edited.find(({ id }) => id === item.id)
    if (opened)
      return (
        <li key={item.id} className="col-span-full rounded-md border border-line p-4">
          <MediaTitleForm item={opened} onClose={() => close(item.id)} />
        </li>
      )
    return (
      <GalleryTile
        key={item.id}
        item={item}
        field={fieldOf(athlete.sport.key)}
        isMovable={gallery.length > 1}
        isDeleting={deleting === item.id}
        onEdit={() => setEdited((all) => [...all, item])}
        onDelete={() => remove(item)}
        editRef={(button) => {
          if (!button || editFocus.current !== item.id) return
          editFocus.current = null
          button.focus()
        }}
      />
    )
  }

  return (
    <EditSection id={group} title={title} note="After the numbers, a coach wants to see you play.">
      <div className="grid min-w-0 gap-6">
        {open.has(group) ? (
          <FilmForm
            onClose={() => {
              addFocus.expect()
              setOpen(group, false)
            }}
          />
        ) : (
          <div>
            <Button
              ref={(button) => {
                addButton.current = button
                addFocus.ref(button)
              }}
              isOutlined
              onClick={() => setOpen(group, true)}
            >
              <Icon of={Plus} size="sm" />
              Add a video
            </Button>
          </div>
        )}
        <PictureZone
          label="Add photos"
          isMultiple
          chooseText="Choose photos"
          onFile={add}
          onDrivePick={addFromDrive}
        />
        <UploadList uploads={uploads} onAgain={again} onForget={forget} onPackage={onPackage} />
        <p role="status" className="sr-only">
          {said}
        </p>
        {gallery.length + lost.length > 0 && <GalleryGrid items={[...gallery, ...lost]} tileOf={tileOf} />}
      </div>
    </EditSection>
  )
}
