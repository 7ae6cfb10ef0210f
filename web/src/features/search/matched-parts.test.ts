import { describe, expect, test } from 'vitest'
import { matchedParts } from './matched-parts.ts'

/** Highlighted parts are in brackets. */
const marked = (name: string, typed: string): string =>
  matchedParts(name, typed)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

describe('SRC-01 typed text is highlighted in a name', () => {
  test.each([
    ['Amara Whitlock', 'ama', '[Ama]ra Whitlock'],
    ['Amara Whitlock', 'WHIT am', '[Am]ara [Whit]lock'],
    ['Amara Whitlock', 'mara', 'Amara Whitlock'],
    ['Amara Whitlock', 'amaras', 'Amara Whitlock'],
    ['Amara Whitlock', '', 'Amara Whitlock'],
    ['Ana Anaya', 'ana an', '[Ana] [Ana]ya'],
    ['Ximena Núñez-Ibarra', 'nunez', 'Ximena [Núñez]-Ibarra'],
    ['Ximena Núñez-Ibarra', 'ibar', 'Ximena Núñez-[Ibar]ra'],
    ['Ximena Nunez', 'NÚÑ', 'Ximena [Nun]ez'],
    ['Nu\u0301n\u0303ez', 'nun', '[Nu\u0301n\u0303]ez'],
    ["Shaq O'Nealson", 'oneal', "Shaq [O'Neal]son"],
    ['Shaq ONealson', 'o’neal', 'Shaq [ONeal]son'],
    ['J.R. Vanterpool', 'jr', '[J.R]. Vanterpool'],
    ['Søren Straße', 'soren strass', '[Søren] [Straß]e'],
    ['Ляля ЩЕРБА', 'щер', 'Ляля [ЩЕР]БА'],
    ['Bo .* (x)', '.*', 'Bo .* (x)'],
    ['', 'ama', ''],
  ])('%s, typed %j', (name, typed, shown) => expect(marked(name, typed)).toBe(shown))

  test('no part of a name is lost', () => {
    for (const name of ['a\u0301\u0301', '  two  spaces ', '👩‍🚀 Ada', '<b>Max</b>'])
      for (const typed of ['a', 'ada', '<b>', '👩', 'tw sp'])
        expect(
          matchedParts(name, typed)
            .map(({ text }) => text)
            .join(''),
        ).toBe(name)
  })
})
