import { expect, test } from 'vitest'
import { readCompared } from './compare-search.ts'

test('BCM-02 an address names one to four colleges', () => {
  expect(readCompared({ colleges: '209807,209542' })).toEqual([209807, 209542])
  expect(readCompared({ colleges: 209807 })).toEqual([209807])
  expect(readCompared({ colleges: '1,2,3,4,5' })).toEqual([1, 2, 3, 4])
  expect(readCompared({ colleges: '7,7,-1,abc,0,99999999999' })).toEqual([7])
  expect(readCompared({})).toEqual([])
})
