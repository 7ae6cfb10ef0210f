import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refusal } from '../../../../lib/network.factory.ts'
import { athleteOf, richAthlete } from '../../profiles.factory.ts'
import { openEditPage, ownOf } from '../editing.factory.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const bend = {
  label: 'Bend, OR',
  city: 'Bend',
  state: 'OR',
  country: 'United States',
  lat: 44.06,
  lon: -121.31,
}

const edit = async (athlete: Athlete, answer = () => Response.json({ data: athlete })) => {
  const site = await openEditPage({
    athlete,
    answers: {
      [`POST /athlete/${athlete.id}/info`]: answer,
      'GET /places': () => Response.json({ data: [bend] }),
    },
  })
  await page.getByRole('button', { name: 'Edit Player info' }).click()
  const form = page.getByRole('form', { name: 'Edit Player info' })
  const save = async () => {
    await form.getByRole('button', { name: 'Save Changes' }).click()
    await expect.poll(() => site.sent('info')).toHaveLength(1)
    return site.sent('info')[0]
  }
  return { ...site, form, save }
}

const amara = richAthlete({ own: { ...ownOf(), lat: 44.06, lon: -121.31 } })

describe('player info (PRO-02)', () => {
  test('sends existing values unchanged', async () => {
    const { save } = await edit(amara)
    await page.getByRole('textbox', { name: 'Jersey number' }).fill('7')
    expect(await save()).toMatchObject({
      first_name: 'Amara',
      number: '7',
      position: 'SG',
      class_year: '2027',
      handedness: 'left',
      height_cm: 177.8,
      weight_kg: 68.95,
      wingspan_cm: 186.69,
      city: 'Bend',
      lat: '44.06',
      lon: '-121.31',
    })
  })

  test('a height is typed in feet and inches', async () => {
    const { save } = await edit(amara)
    await page.getByRole('textbox', { name: 'Height in' }).fill('11')
    const sent = await save()
    expect(sent).toMatchObject({ height: '5', height_in: '11' })
    expect(sent).not.toHaveProperty('height_cm')
  })

  test('a jersey number has digits', async () => {
    const { form, sent } = await edit(amara)
    await page.getByRole('textbox', { name: 'Jersey number' }).fill('x')
    await form.getByRole('button', { name: 'Save Changes' }).click()
    await expect.element(form.getByText('A jersey number has one or two digits')).toBeVisible()
    expect(sent('info')).toEqual([])
  })

  test('a server-side error is shown at its field', async () => {
    const { form, save } = await edit(amara, () =>
      refusal(422, 'Please check the highlighted fields.', { position: ['Please select Position'] }),
    )
    await save()
    await expect.element(form.getByText('Please select Position')).toBeVisible()
    await expect.element(page.getByRole('combobox', { name: 'Position', exact: true })).toHaveFocus()
  })
})

describe('the hometown (PRO-13)', () => {
  test('is found by keyboard, and its coordinates are sent', async () => {
    const { save } = await edit(athleteOf({ own: ownOf() }))
    await page.getByRole('combobox', { name: 'Find your town' }).fill('bend')
    await expect.element(page.getByRole('option', { name: /Bend, OR/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('textbox', { name: 'City' })).toHaveValue('Bend')
    const sent = await save()
    expect(sent).toMatchObject({ city: 'Bend', state: 'OR', lat: '44.06', lon: '-121.31' })
    for (const extra of ['town_search', 'found_for']) expect(sent).not.toHaveProperty(extra)
  })

  test('has no coordinates when typed by hand', async () => {
    const { save } = await edit(amara)
    await page.getByRole('textbox', { name: 'City' }).fill('Brothers')
    const sent = await save()
    expect(sent).toMatchObject({ city: 'Brothers' })
    expect(sent).not.toHaveProperty('lat')
  })
})
