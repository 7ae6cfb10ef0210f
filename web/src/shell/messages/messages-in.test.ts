import { userTypes } from '@fieldhouse/contract/guards'
import { describe, expect, test } from 'vitest'
import { messagesIn } from './messages-in.ts'

const at = (type: (typeof userTypes)[number], path = '/') => messagesIn({ type }, path)

describe('MSG-03 the messages in the header', () => {
  test('are a list for athletes, parents, and coaches, a ring for success coaches, and nothing for others', () => {
    const looks = Object.fromEntries(userTypes.map((type) => [type, at(type)]))
    expect(looks).toEqual({
      athlete: 'dropdown',
      parent: 'dropdown',
      coach: 'dropdown',
      rsc: 'ring',
      admin: null,
      affiliate: null,
      editor: null,
      unknown: null,
    })
  })

  test('are hidden in the recruiting center, which shows them itself', () => {
    expect(at('athlete', '/recruiting-center/results')).toBe('watched')
    expect(at('coach', '/recruiting-center')).toBe('watched')
    expect(at('athlete', '/recruiting-centers')).toBe('dropdown')
  })
})
