import type { MediaItem } from '@fieldhouse/contract/profiles.document'
import { counted } from '../../../lib/counted.ts'
import { providerNames } from '../../../ui/media/player-address.ts'
import { monthText } from '../profiles.format.ts'

export const mediaTitle = ({ title, kind }: Pick<MediaItem, 'title' | 'kind'>): string =>
  title || (kind === 'video' ? 'Video' : 'Photo')

/** A video's source, or a photo's date. */
export const mediaOrigin = ({ video, created_at }: Pick<MediaItem, 'video' | 'created_at'>): string =>
  video ? providerNames[video.provider] : monthText(created_at)

/** As in "9 clips, 14 photos". */
export const galleryWords = (items: readonly Pick<MediaItem, 'kind'>[]): string => {
  const clips = items.filter(({ kind }) => kind === 'video').length
  const photos = items.length - clips
  return [clips && counted(clips, 'clip'), photos && counted(photos, 'photo')].filter(Boolean).join(', ')
}
