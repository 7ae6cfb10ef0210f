import { expect, test } from 'vitest'
import { partValueOf } from './part-values.ts'

test('athletes that were left empty are left out', () => {
  expect(
    partValueOf('home', { title: 'Go', featured: ['amara-whitlock', '', '  ', 'ines-carvalho'] }),
  ).toEqual({
    title: 'Go',
    featured: ['amara-whitlock', 'ines-carvalho'],
  })
})

test('a form without videos is an empty list', () => {
  expect(partValueOf('insider_videos', {})).toEqual({ videos: [] })
})
