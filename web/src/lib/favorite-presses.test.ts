import { describe, expect, test } from 'vitest'
import { type FavoriteAnswer, favoritePresses } from './favorite-presses.ts'

interface Sent {
  item: string
  isFavorite: boolean
  /** The server stores it and responds. */
  answer: () => void
  refuse: () => void
}

/** A page with hearts, and a server that responds on command. */
const page = (favorites: readonly string[], others = 0) => {
  const stored = new Set(favorites)
  const hearts = new Map(favorites.map((item) => [item, true]))
  let count = stored.size + others
  const sent: Sent[] = []
  const refused: string[] = []
  const press = favoritePresses<string>({
    keyOf: (item) => item,
    send: (item, isFavorite) => {
      const { promise, resolve, reject } = Promise.withResolvers<FavoriteAnswer>()
      const answer = () => {
        if (isFavorite) stored.add(item)
        else stored.delete(item)
        resolve({ is_favorite: isFavorite, favorites: stored.size + others })
      }
      sent.push({ item, isFavorite, answer, refuse: () => reject(new Error('No')) })
      return promise
    },
    show: (item, isFavorite) => hearts.set(item, isFavorite),
    setCount: (change) => {
      count = change(count)
    },
    onRefused: (item) => refused.push(item),
  })
  return {
    sent,
    refused,
    press: (item: string) => press(item, hearts.get(item) ?? false),
    /** Like consecutive click events before the next render. */
    pressAsDrawn: (item: string, isDrawn: boolean) => press(item, isDrawn),
    pressElsewhere: (item: string) => stored.add(item),
    shown: () => [[...hearts].flatMap(([item, isOn]) => (isOn ? [item] : [])), count] as const,
    stored: () => [[...stored], stored.size + others] as const,
  }
}

describe('RCC-01 pressing hearts', () => {
  test('a double click ends where it started, on the page and on the server', async () => {
    const { sent, pressAsDrawn, shown, stored } = page(['Idaho'], 5)
    const done = pressAsDrawn('Boise', false)
    void pressAsDrawn('Boise', false)
    expect(shown()).toEqual([['Idaho'], 6])
    sent[0]?.answer()
    await expect.poll(() => sent).toHaveLength(2)
    expect(sent[1]).toMatchObject({ item: 'Boise', isFavorite: false })
    sent[1]?.answer()
    await done
    expect(shown()).toEqual([['Idaho'], 6])
    expect(stored()).toEqual(shown())
  })

  test('each heart has one pending request, and three presses need only one', async () => {
    const { sent, press, shown, stored } = page([])
    const done = press('Boise')
    void press('Boise')
    void press('Boise')
    expect(sent).toHaveLength(1)
    sent[0]?.answer()
    await done
    expect(sent).toHaveLength(1)
    expect(shown()).toEqual([['Boise'], 1])
    expect(stored()).toEqual(shown())
  })

  test('the count is right while other requests are pending, in any order of responses', async () => {
    const { sent, press, shown, stored } = page(['Idaho'], 3)
    const all = [press('Boise'), press('Reed'), press('Idaho')]
    expect(shown()).toEqual([['Boise', 'Reed'], 5])
    for (const at of [2, 0, 1]) {
      sent[at]?.answer()
      await all[at]
      expect(shown()).toEqual([['Boise', 'Reed'], 5])
    }
    expect(stored()).toEqual(shown())
  })

  test('changes by other family members count with the next response', async () => {
    const { sent, press, pressElsewhere, shown, stored } = page([])
    const done = press('Boise')
    pressElsewhere('Idaho')
    expect(shown()[1]).toBe(1)
    sent[0]?.answer()
    await done
    expect(shown()[1]).toBe(2)
    expect(stored()[1]).toBe(2)
  })

  test("a refused press goes back to the server's value", async () => {
    const { sent, refused, press, shown, stored } = page(['Idaho'])
    const done = press('Boise')
    void press('Boise')
    void press('Boise')
    sent[0]?.refuse()
    await done
    expect(refused).toEqual(['Boise'])
    expect(shown()).toEqual([['Idaho'], 1])
    expect(stored()).toEqual(shown())
  })
})
