import type { Picture } from '@fieldhouse/contract/profiles.document'

/** Presents what `userPhoto` selects, for a row that was already read. */
export const presentPhoto = (photo: Picture | null): { url: string } | null =>
  photo && { url: photo.variants[0]?.webp ?? photo.url }
