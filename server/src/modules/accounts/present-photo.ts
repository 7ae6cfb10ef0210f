import type { Picture } from '@fieldhouse/contract/profiles.document'

/** What `userPhoto` selects, for a row that was read already. */
export const presentPhoto = (photo: Picture | null): { url: string } | null =>
  photo && { url: photo.variants[0]?.webp ?? photo.url }
