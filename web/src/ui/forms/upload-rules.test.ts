import { describe, expect, test } from 'vitest'
import { acceptOf, imageRules, uploadFault } from './upload-rules.ts'

const file = (name: string, type = '', size = 1000) => ({ name, type, size })
const wrongType =
  'The specified file could not be uploaded. Only files with following extensions are allowed: jpeg, jpg, png'
const tooBig = 'The specified file could not be uploaded. Maximum upload size 10 MB.'

describe('an image', () => {
  test.each([
    ['photo.jpg', 'image/jpeg'],
    ['photo.jpeg', 'image/jpeg'],
    ['photo.png', 'image/png'],
    ['PHOTO.JPG', 'IMAGE/JPEG'],
    ['my.best.photo.Png', 'image/png'],
    ['photo.png', ''],
  ])('is accepted: %s %s', (name, type) => {
    expect(uploadFault(file(name, type), imageRules)).toBeNull()
  })

  test.each([
    ['notes.pdf', 'application/pdf'],
    ['photo', 'image/png'],
    ['png', 'image/png'],
    ['photo.', ''],
    ['photo.png.exe', 'image/png'],
    ['page.png', 'text/html'],
    ['photo.heic', 'image/heic'],
    ['', ''],
  ])('of another type, by its name or its content type, is refused: %s %s', (name, type) => {
    expect(uploadFault(file(name, type), imageRules)).toBe(wrongType)
  })

  test('may have up to 10 MB, to the byte', () => {
    expect(uploadFault(file('photo.png', 'image/png', 10_000_000), imageRules)).toBeNull()
    expect(uploadFault(file('photo.png', 'image/png', 10_000_001), imageRules)).toBe(tooBig)
  })

  test('of zero bytes is empty', () => {
    expect(uploadFault(file('photo.png', 'image/png', 0), imageRules)).toBe('The specified file is empty.')
  })

  test('with two errors shows the type error first', () => {
    expect(uploadFault(file('film.mov', 'video/quicktime', 99_000_000), imageRules)).toBe(wrongType)
    expect(uploadFault(file('film.mov', 'video/quicktime', 0), imageRules)).toBe(wrongType)
  })
})

test('other rules have their own messages', () => {
  const rules = { types: ['PDF', 'txt'], maxBytes: 2_500_000 }
  expect(uploadFault(file('a.pdf', 'application/pdf'), rules)).toBeNull()
  expect(uploadFault(file('a.txt', 'text/x-unheard-of'), rules)).toBeNull()
  expect(uploadFault(file('a.png'), rules)).toMatch(/allowed: PDF, txt$/)
  expect(uploadFault(file('a.pdf', '', 3_000_000), rules)).toMatch(/Maximum upload size 2\.5 MB\.$/)
})

test('the file picker gets the extensions', () => {
  expect(acceptOf(imageRules)).toBe('.jpeg,.jpg,.png')
})
