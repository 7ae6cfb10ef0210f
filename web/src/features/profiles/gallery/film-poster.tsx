import type { MediaItem } from '@fieldhouse/contract/profiles.document'
import { type Field, FieldLines } from '../../../ui/forms/field-lines.tsx'
import { PictureView } from '../components/picture-view.tsx'
import { mediaTitle } from './media-labels.ts'

interface FilmPosterProps {
  item: MediaItem
  field: Field
  /** Its display width, like an image's `sizes`. */
  sizes: string
  /** The title is smaller in a small tile, so it fits. */
  isSmall?: boolean
}

/**
 * Fills its space with the picture of a photo or video. Without a picture, it draws the sport's field and the title.
 */
export const FilmPoster = ({ item, field, sizes, isSmall = false }: FilmPosterProps) =>
  item.picture ? (
    <PictureView
      picture={item.picture}
      alt=""
      sizes={sizes}
      className="absolute inset-0 -z-10 size-full object-cover"
    />
  ) : (
    <span data-drawn-poster className="absolute inset-0 -z-10 bg-poster text-poster-deep">
      <FieldLines of={field} />
      <span
        aria-hidden="true"
        className={`display absolute inset-x-4 top-4 line-clamp-3 text-on-poster ${isSmall ? 'text-d4' : 'text-d2'}`}
      >
        {mediaTitle(item)}
      </span>
    </span>
  )
