import type { MediaItem } from '@fieldhouse/contract/profiles.document'
import { updateMedia } from '@fieldhouse/contract/profiles.media'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { factsFrom } from '../editing/frame/editing.ts'
import { SectionForm } from '../editing/frame/section-form.tsx'
import { mediaOrigin, mediaTitle } from '../gallery/media-labels.ts'

interface MediaTitleFormProps {
  item: MediaItem
  onClose: () => void
}

export const MediaTitleForm = ({ item, onClose }: MediaTitleFormProps) => (
  <SectionForm
    endpoint={updateMedia}
    params={{ media: item.id }}
    group="gallery"
    label={`Edit ${mediaTitle(item)}`}
    entryId={item.id}
    factsOf={({ gallery }) => {
      const now = gallery.find(({ id }) => id === item.id)
      if (!now) return null
      return factsFrom([
        ['Title', now.title],
        ['From', mediaOrigin(now)],
      ])
    }}
    onClose={onClose}
  >
    {({ faultOf }) => (
      <TextField
        label="Title"
        name="title"
        maxLength={120}
        defaultValue={item.title ?? ''}
        fault={faultOf('title')}
      />
    )}
  </SectionForm>
)
