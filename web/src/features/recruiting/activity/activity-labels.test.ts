import { describe, expect, test } from 'vitest'
import { amara, eventOf } from '../recruiting.factory.ts'
import { addedByLine, emptyLogWords, eventTitle, tabOf, tabsFor, whoLine } from './activity-labels.ts'

describe('RCC-02 the tabs of the log', () => {
  test('coaches have no views, and only success coaches have logs', () => {
    expect(tabsFor('family')).toEqual(['all', 'call', 'email', 'sms', 'view', 'chat'])
    expect(tabsFor('coach')).toEqual(['all', 'call', 'email', 'sms', 'chat'])
    expect(tabsFor('success-coach')).toEqual(['all', 'call', 'email', 'sms', 'view', 'chat', 'log'])
  })

  test('a tab that another role has means all', () => {
    expect(tabOf('coach', 'view')).toBe('all')
    expect(tabOf('family', 'log')).toBe('all')
    expect(tabOf('family', 'chat')).toBe('chat')
    expect(tabOf('family', undefined)).toBe('all')
  })
})

describe('RCC-02 an empty log, word for word', () => {
  test.each(['family', 'success-coach', 'coach'] as const)('for a %s', (role) => {
    const who = role === 'coach' ? 'athlete' : 'coach'
    expect(emptyLogWords(role, 'chat', null)).toMatchObject({
      title: 'No Messages Yet',
      hint: expect.stringContaining(`Pick a${who === 'athlete' ? 'n' : ''} ${who}`),
    })
    expect(emptyLogWords(role, 'view', null).title).toBe('No Views Yet')
    for (const tab of ['all', 'call', 'email', 'sms', 'log'] as const)
      expect(emptyLogWords(role, tab, null)).toMatchObject({
        title: 'Start an Event',
        hint: expect.stringMatching(/^Pick an? (coach|athlete)/),
      })
  })

  test('with a person selected it names them', () =>
    expect(emptyLogWords('family', 'sms', 'Marisol Tran').hint).toContain('with Marisol Tran'))
})

describe('an event as text', () => {
  const chat = eventOf({ type: 5 })

  test('says who wrote to whom', () => {
    expect(whoLine(chat, 'family')).toBe('To Marisol Tran, Portland State')
    const theirs = { ...chat, me: false, author: { id: chat.contact.user_id ?? '', name: 'Marisol Tran' } }
    expect(whoLine(theirs, 'family')).toBe('Marisol Tran, Portland State')
    const mothers = { ...chat, me: false, author: { id: 'mother', name: 'Dana Whitlock' } }
    expect(whoLine(mothers, 'family')).toBe('Dana Whitlock to Marisol Tran, Portland State')
    expect(whoLine(mothers, 'coach')).toBe('Dana Whitlock, for Amara Whitlock')
    expect(whoLine({ ...mothers, author: { id: amara, name: 'Amara Whitlock' } }, 'coach')).toBe(
      'Amara Whitlock',
    )
  })

  test('says how it went, and whose profile was viewed', () => {
    expect(eventTitle(eventOf({ outcome: 'no-answer' }), amara)).toBe('Call, no answer')
    expect(eventTitle(eventOf({ type: 4 }), amara)).toBe('Viewed your profile')
    expect(eventTitle(eventOf({ type: 4 }), 'mother')).toBe('Viewed Amara’s profile')
  })

  test('names the person who added it, if it was someone else', () => {
    expect(addedByLine(eventOf({ me: false, author: { id: 'x', name: 'Dana Whitlock' } }))).toBe(
      'Added by Dana Whitlock',
    )
    expect(addedByLine(eventOf())).toBeNull()
    expect(addedByLine(eventOf({ type: 4, me: false, author: null }))).toBeNull()
    expect(eventTitle(eventOf({ type: 2, author: null }), 'me')).toBe('Email, by the contact form')
  })
})
