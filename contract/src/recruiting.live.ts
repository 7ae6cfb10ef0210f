/** Events on `private-user.{id}`, like those of messages. They only wake up the client. */
export const recruitingEvents = {
  /** A favorite was added to a recruiting center, or removed. */
  favorites: 'FavoritesChanged',
} as const

export interface LiveFavorites {
  /** The owner of the center: the athlete's user id, or the coach's own. */
  readonly center_id: string
  /** The id of the page that made the change. Null if it gave none. */
  readonly origin: string | null
}
