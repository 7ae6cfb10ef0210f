import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test.each([
  [12, '1 kB'],
  [840_200, '840 kB'],
  [999_700, '1.0 MB'],
  [1_240_000, '1.2 MB'],
  [10_000_000, '10.0 MB'],
])('a file of %i bytes has %s', (bytes, said) => expect(fileSize(bytes)).toBe(said))
