/** Told on `private-user.{id}` like the events of messages: a wake-up, never the truth. */
export const recruitingEvents = {
  /** A favorite was added to a recruiting center, or removed. */
  favorites: 'FavoritesChanged',
} as const

export interface LiveFavorites {
  /** Whose center it is: the athlete's user id, or the coach's own. */
  readonly center_id: string
  /** The page that changed it, as it named itself; null where it did not. */
  readonly origin: string | null
}
