import type { Athlete, Season } from '@fieldhouse/contract/profiles.document'
import type { Sport } from '@fieldhouse/contract/profiles.sport'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { athleteOf, basketball, seasonOf } from '../../profiles.factory.ts'
import { openEditPage, ownOf } from '../editing.factory.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const [games] = basketball.columns
if (!games) throw new Error('Basketball counts games')
const total = { ...games, max: 1000 }

const sport: Sport = {
  ...basketball,
  columns: [
    games,
    {
      ...total,
      key: 'fgm',
      label: 'FGM',
      title: 'Field goals made',
      at_most: [{ key: 'fga', together_with: [] }],
    },
    { ...total, key: 'fga', label: 'FGA', title: 'Field goals tried' },
    {
      ...total,
      key: 'fg_pct',
      label: 'FG%',
      title: 'Field goal percentage',
      decimals: 1,
      unit: '%',
      formula: { of: { fgm: 1 }, by: { fga: 1 }, times: 100 },
    },
    {
      ...total,
      key: 'ftgg',
      label: 'FG/GP',
      title: 'Field goals per game',
      decimals: 1,
      is_derived: true,
      formula: { of: { fgm: 1 }, by: { gp: 1 }, times: 1 },
    },
  ],
}

const row = (id: number, year: number): Season =>
  seasonOf(year, { gp: 20 }, { id: `01890a5d-ac96-774b-bcce-b302099a800${id}`, team: null })
const rows = [row(1, 2023), row(2, 2025), row(3, 2024)]
const amara = (high_school: Season[] = []): Athlete =>
  athleteOf({ own: ownOf({ statistics: 7 }), statistics: { high_school, aau: [] } })
const path = (group: string) => `POST /athlete/${amara().id}/${group}`
const answer = (high_school: Season[]) => () => Response.json({ data: amara(high_school) })

const field = (name: string) => page.getByRole('textbox', { name, exact: true })

describe('season figures (PRO-03)', () => {
  const add = async () => {
    const site = await openEditPage({
      athlete: amara(),
      sport,
      answers: { [path('statistics')]: answer([row(1, 2025)]) },
    })
    await page.getByRole('button', { name: 'Add a high school season' }).click()
    return { ...site, form: page.getByRole('form', { name: 'Add high school season' }) }
  }

  test('derived numbers update while typing, and have no field', async () => {
    const { form } = await add()
    await field('GP').fill('20')
    await field('FGM').fill('90')
    await field('FGA').fill('200')
    await expect.element(form.getByText('4.5', { exact: true })).toBeVisible()
    await expect.element(form.getByText('From your totals: 45.0%')).toBeVisible()
    expect(field('FG/GP').elements()).toHaveLength(0)
  })

  test('a season without a team and without a number is not saved', async () => {
    const { form, sent } = await add()
    await page.getByRole('combobox', { name: 'Season' }).selectOptions('2025-26')
    await form.getByRole('button', { name: 'Save Changes' }).click()
    await expect.element(form.getByText('Please enter a team or at least one figure')).toBeVisible()
    await expect.element(field('Team')).toHaveFocus()
    expect(sent('statistics')).toEqual([])
  })

  test('more made than attempted shows an error at the field, whichever was typed last', async () => {
    const { form, sent } = await add()
    await field('FGM').fill('90')
    await field('FGA').fill('80')
    await userEvent.tab()
    await expect.element(form.getByText('FGM can’t be more than FGA')).toBeVisible()
    await form.getByRole('button', { name: 'Save Changes' }).click()
    await expect.element(field('FGM')).toHaveFocus()
    expect(sent('statistics')).toEqual([])
    await field('FGA').fill('180')
    await form.getByRole('button', { name: 'Save Changes' }).click()
    await expect.element(form).not.toBeInTheDocument()
    expect(sent('statistics')).toEqual([
      expect.objectContaining({ type: 'high_school', version: 7, values: { fgm: 90, fga: 180 } }),
    ])
  })

  test('another position saved in the meantime removes no typed text', async () => {
    const [first, second] = sport.positions
    if (!first || !second) throw new Error('Basketball has two positions')
    const grouped: Sport = {
      ...sport,
      positions: [
        { ...first, group: 'guards' },
        { ...second, group: 'others' },
      ],
      columns: sport.columns.map((column) =>
        column.key === 'fga' ? { ...column, group: 'guards' } : column,
      ),
    }
    await openEditPage({
      athlete: { ...amara(), position: first.key },
      sport: grouped,
      answers: {
        [path('info')]: () => Response.json({ data: { ...amara(), position: second.key, number: '7' } }),
      },
    })
    await page.getByRole('button', { name: 'Add a high school season' }).click()
    await field('FGA').fill('180')
    await page.getByRole('button', { name: 'Edit Player info' }).click()
    const info = page.getByRole('form', { name: 'Edit Player info' })
    await info.getByRole('button', { name: 'Save Changes' }).click()
    await expect.element(info).not.toBeInTheDocument()
    await expect.element(page.getByText('Shooting guard')).toBeVisible()
    await expect.element(field('FGA')).toHaveValue('180')
  })

  test('a club season is saved as one', async () => {
    const { sent } = await openEditPage({
      athlete: amara(),
      sport,
      answers: { [path('statistics')]: answer([]) },
    })
    await page.getByRole('button', { name: 'Add a club season' }).click()
    await field('GP').fill('31')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect.poll(() => sent('statistics')).toHaveLength(1)
    expect(sent('statistics')[0]).toMatchObject({ type: 'aau', values: { gp: 31 } })
  })
})

describe('the order of seasons (PRO-03)', () => {
  const names = () =>
    page
      .getByRole('button', { name: /^Edit 20/ })
      .elements()
      .map(({ textContent }) => textContent)

  test('a row moves to the bottom, and the focus moves with it', async () => {
    const moved = [row(2, 2025), row(3, 2024), row(1, 2023)]
    const { sent } = await openEditPage({
      athlete: amara(rows),
      sport,
      answers: { [path('statistics/sort')]: answer(moved) },
    })
    await page
      .getByRole('group', { name: 'Move 2023-24' })
      .getByRole('button', { name: 'Move to the bottom' })
      .click()
    await expect.poll(names).toEqual(['Edit 2025-26', 'Edit 2024-25', 'Edit 2023-24'])
    expect(sent('statistics/sort')).toEqual([{ type: 'high_school', ids: moved.map(({ id }) => id) }])
    await expect
      .element(
        page
          .getByRole('group', { name: 'Move 2023-24' })
          .getByRole('button', { name: 'Move up', exact: true }),
      )
      .toHaveFocus()
    await expect.element(page.getByText('Now in place 3 of 3.')).toBeInTheDocument()
  })

  test('while a row moves, its button shows it and the others wait', async () => {
    const sorted = Promise.withResolvers<Response>()
    await openEditPage({
      athlete: amara(rows),
      sport,
      answers: { [path('statistics/sort')]: () => sorted.promise },
    })
    const mover = (row: string, name: string) =>
      page.getByRole('group', { name: `Move ${row}` }).getByRole('button', { name, exact: true })
    await mover('2024-25', 'Move up').click()
    await expect.element(mover('2024-25', 'Move up')).toHaveAttribute('aria-busy', 'true')
    await expect.element(mover('2024-25', 'Move to the top')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(mover('2023-24', 'Move down')).toHaveAttribute('aria-disabled', 'true')
    sorted.resolve(answer([row(1, 2023), row(3, 2024), row(2, 2025)])())
    await expect.element(mover('2024-25', 'Move up')).not.toHaveAttribute('aria-disabled')
    await expect.element(mover('2024-25', 'Move up')).toHaveFocus()
  })

  test('one press sorts them by season, newest first', async () => {
    const { sent } = await openEditPage({
      athlete: amara(rows),
      sport,
      answers: { [path('statistics/sort')]: answer(rows) },
    })
    await page.getByRole('button', { name: 'Sort by season' }).click()
    await expect.poll(() => sent('statistics/sort')).toHaveLength(1)
    expect(sent('statistics/sort')[0]?.ids).toEqual([rows[1]?.id, rows[2]?.id, rows[0]?.id])
  })
})
