import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { bodiesOf } from '../../../lib/network.factory.ts'
import { openCenterPage } from '../center-page.factory.tsx'
import { amara, athleteIn, coachCenter, collegeIn } from '../recruiting.factory.ts'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const portland = collegeIn({ is_favorite: true })
const idaho = collegeIn({ id: 142285, short_name: 'Idaho', is_favorite: true })

/** A server that stores the favorites. The page shows some of them. */
const favoritesOf = (centerId: string, first: number) => {
  const call = `POST /recruiting-center/${centerId}/toggle-favorite`
  let favorites = first
  return {
    call,
    answers: {
      [call]: ({ body }: { body: Record<string, unknown> }) => {
        favorites += body.is_favorite ? 1 : -1
        return Response.json({ data: { is_favorite: body.is_favorite, favorites } })
      },
    },
  }
}

describe('RCC-01 the number of favorites', () => {
  test("is the same in the list's heading and beside its tab", async () => {
    const { answers } = favoritesOf(amara, 9)
    const { getByRole, getByText } = await openCenterPage({
      list: 'favorites',
      items: [portland, idaho],
      answers,
    })
    await expect.element(getByText('9 colleges, newest first')).toBeVisible()
    await getByRole('button', { name: 'Favorite: Idaho' }).click()
    await expect.element(getByText('8 colleges, newest first')).toBeVisible()
    await expect.element(getByText(/^Lists: \d*, 8, 6, 14$/)).toBeVisible()
    // The row stays, so a mistake can be undone with one more press.
    await getByRole('button', { name: 'Favorite: Idaho' }).click()
    await expect.element(getByText('9 colleges, newest first')).toBeVisible()
    await expect.element(getByText(/^Lists: \d*, 9, 6, 14$/)).toBeVisible()
  })

  test.each([
    ['a family’s colleges', { items: [collegeIn()] }, 'Portland State', amara],
    [
      'a coach’s athletes',
      { center: coachCenter, items: [athleteIn('Ada Bell')] },
      'Ada Bell',
      coachCenter.id,
    ],
  ])('is not changed by a double click in %s', async (_, options, name, centerId) => {
    const { call, answers } = favoritesOf(centerId, 9)
    const { getByRole, getByText, asked } = await openCenterPage({ ...options, answers })
    const heart = getByRole('button', { name: `Favorite: ${name}` })
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
    // Two clicks before the next render, like a fast tap on a slow phone.
    const button = heart.element()
    if (button instanceof HTMLElement) for (const _click of [1, 2]) button.click()
    await expect
      .poll(() => bodiesOf(asked, call).map(({ is_favorite }) => is_favorite))
      .toEqual([true, false])
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
    await expect.element(getByText('Lists: 1, 9, 6, 14')).toBeVisible()
  })
})
