import type { Athlete } from '@fieldhouse/contract/profiles.document'
import type { Sport } from '@fieldhouse/contract/profiles.sport'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Units } from '../../../../lib/units.ts'
import { athleteOf, basketball, metricOf } from '../../profiles.factory.ts'
import { openEditPage, ownOf } from '../editing.factory.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const sport: Sport = {
  ...basketball,
  measurements: basketball.measurements.map((measurement) =>
    measurement.key === 'max_vertical' ? { ...measurement, usual_min: 26.5, usual_max: 48 } : measurement,
  ),
}
const wingspan = metricOf('wingspan', 186.69, { id: '01890a5d-ac96-774b-bcce-b302099a8020' })
const amara = (facts: Partial<Athlete> = {}) => athleteOf({ own: ownOf(), ...facts })
const path = `POST /athlete/${amara().id}/metrics`

const open = (units: Units, facts: Partial<Athlete> = {}) =>
  openEditPage({
    athlete: amara(facts),
    sport,
    units,
    answers: { [path]: () => Response.json({ data: amara({ metrics: [wingspan] }) }) },
  })

const add = () => page.getByRole('button', { name: 'Add a measurement' }).click()
const save = () => page.getByRole('button', { name: 'Save Changes' }).click()
const choose = (key: string) => page.getByRole('combobox', { name: 'What was measured' }).selectOptions(key)

describe('measurements (PRO-04)', () => {
  test('feet and inches are two fields; inches are rounded to a quarter on blur, and stored in cm', async () => {
    const { sent } = await open('imperial')
    await add()
    await page.getByRole('textbox', { name: 'Wingspan ft' }).fill('6')
    const inches = page.getByRole('textbox', { name: 'Wingspan in' })
    await inches.fill('1.4')
    await userEvent.tab()
    await expect.element(inches).toHaveValue('1.5')
    await save()
    await expect.poll(() => sent('metrics')).toHaveLength(1)
    expect(sent('metrics')[0]).toMatchObject({ key: 'wingspan', value: 186.69, version: 0 })
    expect(sent('metrics')[0]).not.toHaveProperty('value_in')
  })

  test('a vertical is rounded to half an inch', async () => {
    const { sent } = await open('imperial')
    await add()
    await choose('max_vertical')
    const vertical = page.getByRole('textbox', { name: 'Max vertical' })
    await vertical.fill('34.3')
    await userEvent.tab()
    await expect.element(vertical).toHaveValue('34.5')
    await save()
    await expect.poll(() => sent('metrics')[0]?.value).toBe(87.63)
  })

  test('is typed in cm with the metric setting', async () => {
    const { sent } = await open('metric')
    await add()
    await page.getByRole('textbox', { name: 'Wingspan' }).fill('187')
    await save()
    await expect.poll(() => sent('metrics')[0]?.value).toBe(187)
  })

  test('an unusual value asks for confirmation, and can be saved', async () => {
    const { sent, getByText } = await open('imperial')
    await add()
    await choose('max_vertical')
    await page.getByRole('textbox', { name: 'Max vertical' }).fill('52')
    await expect.element(getByText(/outside the usual range/)).toBeVisible()
    await save()
    await expect.poll(() => sent('metrics')[0]?.value).toBe(132.08)
  })

  test('an untouched number stays exact', async () => {
    const { sent } = await open('metric', { metrics: [wingspan] })
    await page.getByRole('button', { name: 'Edit Wingspan' }).click()
    await page.getByRole('textbox', { name: 'Measured by' }).fill('Dana Ferreira')
    await save()
    await expect.poll(() => sent('metrics')[0]?.value).toBe(186.69)
  })

  test('a repeated measurement asks whether the new number replaces the first', async () => {
    const { sent, getByText } = await open('imperial', { metrics: [wingspan] })
    await add()
    await choose('max_vertical')
    await expect.element(page.getByRole('radio', { name: 'Replace it' })).not.toBeInTheDocument()
    await choose('wingspan')
    await expect.element(getByText(/You already have Wingspan: 6′ 1.5″/)).toBeVisible()
    await page.getByRole('textbox', { name: 'Wingspan ft' }).fill('6')
    await page.getByRole('textbox', { name: 'Wingspan in' }).fill('2')
    await save()
    await expect.element(getByText(/Choose whether this one replaces it/)).toBeVisible()
    expect(sent('metrics')).toEqual([])
    await page.getByRole('radio', { name: 'Replace it' }).click()
    await save()
    await expect.poll(() => sent('metrics')[0]?.same_measurement).toBe('replace')
  })

  test('is not sent without a number', async () => {
    const { sent, getByText } = await open('imperial')
    await add()
    await save()
    await expect.element(getByText('Please enter a number')).toBeVisible()
    expect(sent('metrics')).toEqual([])
  })
})
