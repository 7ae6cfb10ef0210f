import { expect, test } from 'vitest'
import { clearDraft, draftKey, forgetArrived, readDraft, restoreDraft, typeDraft } from './drafts.ts'

const key = draftKey('me', 'athlete', 'coach')

test('a draft belongs to its conversation and its writer', () => {
  typeDraft(key, 'Hel')
  expect(readDraft(key).text).toBe('Hel')
  expect(readDraft(draftKey('me', 'athlete', 'another')).text).toBe('')
  expect(readDraft(draftKey('somebody', 'athlete', 'coach')).text).toBe('')
  clearDraft(key)
  expect(readDraft(key).text).toBe('')
})

test('MSG-02 an unsent message comes back, before any text typed in the meantime', () => {
  clearDraft(key)
  restoreDraft(key, { client_id: 'one', content: 'Hello' })
  expect(readDraft(key)).toEqual({ text: 'Hello', retry: { client_id: 'one', content: 'Hello' } })
  clearDraft(key)
  typeDraft(key, 'and')
  restoreDraft(key, { client_id: 'one', content: 'Hello' })
  expect(readDraft(key).text).toBe('Hello\nand')
})

test('a message that arrived after all does not stay in the field', () => {
  clearDraft(key)
  restoreDraft(key, { client_id: 'one', content: 'Hello' })
  forgetArrived(key, ['another', null])
  expect(readDraft(key).text).toBe('Hello')
  forgetArrived(key, ['one'])
  expect(readDraft(key)).toEqual({ text: '', retry: null })
  restoreDraft(key, { client_id: 'two', content: 'Hello' })
  typeDraft(key, 'Hello there')
  forgetArrived(key, ['two'])
  expect(readDraft(key)).toEqual({ text: 'Hello there', retry: null })
})
