import { describe, expect, test } from 'vitest'
import { conferenceWords } from './college-words.ts'

describe('a conference', () => {
  test.each([
    ['Big Sky Conference', 'Big Sky'],
    ['Great Northwest Athletic Conference', 'Great Northwest'],
    ['Conference USA', 'Conference USA'],
    ['Ivy League', 'Ivy League'],
  ])('%s is %s in a row', (conference, words) => expect(conferenceWords(conference)).toBe(words))
})
