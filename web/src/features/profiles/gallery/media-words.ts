import type { MediaItem } from '@fieldhouse/contract/profiles.document'
import { providerNames } from '../../../ui/media/player-address.ts'
import { monthText } from '../profiles.format.ts'

export const mediaTitle = ({ title, kind }: Pick<MediaItem, 'title' | 'kind'>): string =>
  title || (kind === 'video' ? 'Video' : 'Photo')

/** Where a film is from, or when a photo came. */
export const mediaOrigin = ({ video, created_at }: Pick<MediaItem, 'video' | 'created_at'>): string =>
  video ? providerNames[video.provider] : monthText(created_at)

const counted = (count: number, word: string): string | null =>
  count === 0 ? null : `${count} ${word}${count === 1 ? '' : 's'}`

/** As in "9 clips, 14 photos". */
export const galleryWords = (items: readonly Pick<MediaItem, 'kind'>[]): string => {
  const clips = items.filter(({ kind }) => kind === 'video').length
  return [counted(clips, 'clip'), counted(items.length - clips, 'photo')].filter(Boolean).join(', ')
}
