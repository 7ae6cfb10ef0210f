import { describe, expect, test } from 'vitest'
import { type CodeEvent, codeReducer, noCode } from './code-state.ts'

const after = (...events: CodeEvent[]) => events.reduce(codeReducer, noCode)

const wrong: CodeEvent = { type: 'wrong', fault: 'The verification code is invalid.' }

describe('ACC-06 the check of a code', () => {
  test('a wrong code shows an error until the next one is checked', () => {
    expect(after({ type: 'checking' }, wrong)).toEqual({
      ...noCode,
      fault: 'The verification code is invalid.',
    })
    expect(after(wrong, { type: 'checking' })).toEqual({ ...noCode, phase: 'checking' })
  })

  test('an unchecked code is kept for another try', () => {
    const failed = after({ type: 'checking' }, { type: 'failed', code: '1234', message: 'Try later.' })
    expect(failed).toEqual({ ...noCode, failure: { code: '1234', message: 'Try later.' } })
    expect(codeReducer(failed, { type: 'checking' }).failure).toBeNull()
  })

  test('the right code ends it', () => {
    expect(after({ type: 'checking' }, { type: 'right' })).toEqual({ ...noCode, phase: 'right' })
  })
})
