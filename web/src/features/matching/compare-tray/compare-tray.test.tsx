import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openMatchesPage } from '../list/matches-page.factory.tsx'
import { matchesOf } from '../matching.factory.ts'
import { withToggled } from './compare-choice.ts'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const tray = page.getByRole('region', { name: 'Compare' })
const press = (name: string) => page.getByRole('button', { name: `Compare: ${name}` }).click()

describe('BCM-02 the compare tray', () => {
  test('appears with the first college and holds four', async () => {
    await openMatchesPage({ matches: matchesOf(6) })
    await expect.element(tray).not.toBeInTheDocument()
    await press('College 1')
    await expect.element(tray).toMatchTextContent(/90.*College 1.*Room for three more.*Compare 1/)
    for (const rank of [2, 3, 4]) await press(`College ${rank}`)
    await expect.element(tray).not.toMatchTextContent(/Room for/)
    const fifth = page.getByRole('button', { name: 'Compare: College 5' })
    await expect.element(fifth).toHaveAttribute('aria-disabled', 'true')
    await tray.getByRole('button', { name: 'Take out College 2' }).click()
    await expect.element(fifth).not.toHaveAttribute('aria-disabled')
    await expect
      .element(tray.getByRole('link', { name: 'Compare 3' }))
      .toHaveAttribute('href', '/bcm/compare?colleges=1001%2C1003%2C1004')
    await tray.getByRole('button', { name: 'Clear' }).click()
    await expect.element(tray).not.toBeInTheDocument()
  })

  test('is one button with the count on a phone', async () => {
    await page.viewport(390, 800)
    await openMatchesPage({ matches: matchesOf(3) })
    await press('College 2')
    await expect.element(tray.getByRole('link', { name: 'Compare 1' })).toBeVisible()
    await expect.element(tray.getByRole('list')).not.toBeInTheDocument()
  })

  test('is kept for the athlete while the tab is open', async () => {
    const { id } = await openMatchesPage({ matches: matchesOf(3) })
    await press('College 2')
    expect(JSON.parse(sessionStorage.getItem('compareColleges') ?? '{}')).toEqual({
      [id]: [{ id: 1002, name: 'College 2', total: 89 }],
    })
  })

  test('a fifth college changes nothing', () => {
    const four = [1, 2, 3, 4].map((id) => ({ id, name: `College ${id}`, total: 50 }))
    expect(withToggled(four, { id: 5, name: 'College 5', total: 50 })).toBe(four)
    expect(withToggled(four, { id: 2, name: 'College 2', total: 50 }).map(({ id }) => id)).toEqual([1, 3, 4])
  })
})
