import { expect, test } from 'vitest'
import { readBundledSports } from './load-sports.ts'

const sports = await readBundledSports()

test('PRO-04 softball measures all that baseball does, and two runs of its own', () => {
  const measurements = sports.get('baseball_softball')?.measurements ?? []
  const onlyOf = (gender: string) => measurements.filter((one) => one.gender === gender).map(({ key }) => key)
  expect(onlyOf('male')).toEqual([])
  expect(onlyOf('female')).toEqual(['home_first', 'dash_20'])
})
