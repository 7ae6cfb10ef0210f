/** The server's response to a press: the heart, and the number of favorites. */
export interface FavoriteAnswer {
  is_favorite: boolean
  favorites: number
}

interface FavoriteList<Item> {
  keyOf: (item: Item) => string
  send: (item: Item, isFavorite: boolean) => Promise<FavoriteAnswer>
  show: (item: Item, isFavorite: boolean) => void
  setCount: (change: (count: number) => number) => void
  onRefused: (item: Item, error: unknown) => void
}

interface Press {
  /** The server's value. */
  known: boolean
  /** The displayed value. */
  wanted: boolean
}

const countChange = (isFavorite: boolean): number => (isFavorite ? 1 : -1)

/**
 * RCC-01: a press changes the heart immediately. Each heart has at most one pending request, and the last press wins.
 * The count is the server's, plus the pending changes.
 */
export const favoritePresses = <Item>({ keyOf, send, show, setCount, onRefused }: FavoriteList<Item>) => {
  const presses = new Map<string, Press>()

  const onTheWay = (): number =>
    [...presses.values()].reduce((sum, { known, wanted }) => sum + Number(wanted) - Number(known), 0)

  const turn = (item: Item, press: Press, wanted: boolean) => {
    press.wanted = wanted
    show(item, wanted)
    setCount((count) => count + countChange(wanted))
  }

  const settle = async (item: Item, press: Press) => {
    let asked: boolean
    do {
      asked = press.wanted
      const { is_favorite, favorites } = await send(item, asked)
      press.known = is_favorite
      setCount(() => favorites + onTheWay())
    } while (press.wanted !== asked)
  }

  return async (item: Item, isShown: boolean): Promise<void> => {
    const key = keyOf(item)
    const underWay = presses.get(key)
    if (underWay) return turn(item, underWay, !underWay.wanted)
    const press = { known: isShown, wanted: isShown }
    presses.set(key, press)
    turn(item, press, !isShown)
    try {
      await settle(item, press)
    } catch (error) {
      if (press.wanted !== press.known) turn(item, press, press.known)
      onRefused(item, error)
    } finally {
      presses.delete(key)
    }
  }
}
