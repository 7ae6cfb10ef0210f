import type { Sport } from '@fieldhouse/contract/profiles.sport'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openSite } from '../../../lib/site.factory.tsx'
import { athleteOf, basketball, richAthlete, seasonOf } from '../profiles.factory.ts'
import { StatisticsSection } from './statistics-section.tsx'

const open = async (athlete = richAthlete(), sport: Sport = basketball) => {
  // All of it is near.
  await page.viewport(1280, 2400)
  const screen = await openSite({
    Frame: () => <StatisticsSection athlete={athlete} sport={sport} />,
  })
  await expect.element(screen.getByRole('heading', { name: 'Season by season', exact: true })).toBeVisible()
  return screen
}

afterEach(() => page.viewport(1280, 800))

describe('PRO-03 stats', () => {
  test('the last season is on the scoreboard, with its source', async () => {
    const { getByText, getByRole } = await open()
    await expect
      .element(
        getByText('2025–26, Ridgeline varsity, 27 games. Reported by athlete · Coach, March 14, 2026.'),
      )
      .toBeVisible()
    expect(getByRole('region', { name: 'Stats' }).element().textContent).toContain('Points per game19.8')
    await expect.element(getByText('+4.6 vs. last season')).toBeVisible()
    await expect.element(getByRole('img', { name: '2023–24 8.7, 2024–25 15.2, 2025–26 19.8' })).toBeVisible()
  })

  test('every season is in the table, with all columns that have numbers', async () => {
    const { getByRole } = await open()
    const table = getByRole('table', { name: 'High school, season by season' })
    expect(
      table
        .getByRole('rowheader')
        .elements()
        .map((cell) => cell.textContent),
    ).toEqual(['2025–26Ridgeline varsity', '2024–25Ridgeline varsity', '2023–24Ridgeline varsity'])
    expect(
      table
        .getByRole('columnheader')
        .elements()
        .map((cell) => cell.textContent),
    ).toEqual(['Season', 'GP', 'PPG', 'APG', 'TO', '3P%', 'Source'])
  })

  test('club seasons are one press away, and are not compared', async () => {
    const { getByText, getByRole } = await open()
    await expect
      .element(getByRole('heading', { name: 'Among girls’ basketball, class of 2027' }))
      .toBeVisible()
    await expect.element(getByText('Shooting guard, 412 athletes, Nov 2026')).toBeVisible()
    await expect.element(getByRole('img', { name: '96th percentile' })).toBeVisible()
    await getByText('Club', { exact: true }).click()
    await expect.element(getByRole('table', { name: 'Club, season by season' })).toBeVisible()
    await expect.element(getByText(/High Desert Elite, 31 games\. Reported by athlete/)).toBeVisible()
    expect(getByRole('img', { name: '96th percentile' }).query()).toBeNull()
  })

  test('an athlete with only club seasons has no switch', async () => {
    const { getByRole } = await open(
      athleteOf({ statistics: { high_school: [], aau: [seasonOf(2025, { ppg: 9 }, { type: 'aau' })] } }),
    )
    await expect.element(getByRole('table', { name: 'Club, season by season' })).toBeVisible()
    expect(getByRole('radiogroup', { name: 'Played for' }).query()).toBeNull()
  })

  test('a figure of another position is on the page too', async () => {
    const [column] = basketball.columns
    if (!column) throw new Error('Basketball has columns')
    const sport: Sport = {
      ...basketball,
      positions: [{ key: 'P', title: 'Pitcher', group: 'pitcher', gender: null }],
      columns: [{ ...column, key: 'hr', label: 'HR', title: 'Home runs', group: 'hitter', tile: 1 }],
    }
    const { getByRole } = await open(
      athleteOf({ position: 'P', statistics: { high_school: [seasonOf(2025, { hr: 5 })], aau: [] } }),
      sport,
    )
    await expect.element(getByRole('columnheader', { name: 'HR' })).toBeVisible()
    expect(getByRole('region', { name: 'Stats' }).element().textContent).toContain('Home runs5')
  })

  test('the reader chooses which figure is drawn over the seasons', async () => {
    const { getByRole, getByText } = await open()
    await expect.element(getByRole('heading', { name: 'Points per game, season by season' })).toBeVisible()
    await getByRole('radiogroup', { name: 'Figure' }).getByText('APG').click()
    await expect.element(getByRole('heading', { name: 'Assists per game, season by season' })).toBeVisible()
    await expect.element(getByText('From 2.1 to 4.7')).toBeVisible()
  })

  test('a thousand rows stay usable: the first are shown, the rest on demand', async () => {
    const high_school = Array.from({ length: 1000 }, (_, place) =>
      seasonOf(2000, { ppg: 1 }, { id: String(place), season: null }),
    )
    const { getByRole } = await open(athleteOf({ statistics: { high_school, aau: [] } }))
    expect(getByRole('rowheader').elements()).toHaveLength(12)
    await getByRole('button', { name: 'Show all 1,000 seasons' }).click()
    expect(getByRole('rowheader').elements()).toHaveLength(1000)
  })
})
