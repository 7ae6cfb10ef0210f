import { expect, test } from 'vitest'
import { readBundledColleges } from './load-colleges.ts'
import { presentCollege, presentCollegeDetails } from './present-college.ts'

const bundled = await readBundledColleges()
const collegeOf = (id: number) => {
  const college = bundled.find((college) => college.id === id)
  if (!college) throw new Error(`No college has the number ${id}`)
  return college
}

test('a college in a list has its state by name and its colors, and no picture', () => {
  expect(presentCollege(collegeOf(209_807))).toEqual({
    id: 209_807,
    name: 'Portland State University',
    short_name: 'Portland State',
    city: 'Portland',
    state: { key: 'OR', title: 'Oregon' },
    logo: null,
    image: null,
    colors: ['#154733', '#ffffff'],
    mascot: 'Vikings',
    division: 'NCAA D1',
    conference: 'Big Sky Conference',
    level: '4-year',
    control: 'public',
    setting: 'city',
    undergrad_enrollment: expect.any(Number),
    admission_rate: expect.any(Number),
    open_admission: false,
    avg_net_cost: 12_932,
  })
})

test('unknown facts about a college give no colors, and no open admission', () => {
  const college = { ...collegeOf(209_807), color_primary: null, color_secondary: null, open_admission: null }
  expect(presentCollege(college)).toMatchObject({ colors: [], open_admission: false })
})

test('the popup shows more', () => {
  const { hbcu, website, top_majors, ...details } = presentCollegeDetails(collegeOf(209_807))
  expect(details).toMatchObject(presentCollege(collegeOf(209_807)))
  expect({ hbcu, website }).toEqual({ hbcu: false, website: 'https://www.pdx.edu' })
  expect(top_majors).toHaveLength(6)
})

test('every bundled college is in a state that has a name', () => {
  for (const college of bundled) expect(presentCollege(college).state.title).not.toBe(college.state)
})
