import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contactMessage, feedbackMessage, visit } from './site.ts'

const right = {
  contact_name: 'Dana Whitfield',
  contact_email: 'dana@example.com',
  contact_phone: '(512) 555-0142',
  contact_message: 'Hello',
}

const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`))

describe('PRO-13 the rules of the contact form', () => {
  test('accepted input is accepted again, unchanged', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, message) => {
        const first = contactMessage.safeParse({ ...right, contact_name: name, contact_message: message })
        if (first.success) expect(contactMessage.parse(first.data)).toEqual(first.data)
      }),
    )
  })

  test('both formats of a phone number become the longer one', () => {
    fc.assert(
      fc.property(digits(3), digits(3), digits(4), (area, exchange, line) => {
        const written = [`(${area}) ${exchange}-${line}`, `${area}-${exchange}-${line}`]
        for (const contact_phone of written)
          expect(contactMessage.parse({ ...right, contact_phone }).contact_phone).toBe(written[0])
      }),
    )
  })

  test('a name never contains a line break', () => {
    const { contact_name } = contactMessage.parse({ ...right, contact_name: 'Dana\r\nBcc: x@example.com' })
    expect(contact_name).toBe('Dana Bcc: x@example.com')
  })
})

describe('SHL-03 the rules of feedback', () => {
  test('accepted input is accepted again, unchanged', () => {
    const text = fc.option(fc.string(), { nil: undefined })
    fc.assert(
      fc.property(fc.string(), text, text, (feedback_message, page_url, request_id) => {
        const first = feedbackMessage.safeParse({ feedback_message, page_url, request_id })
        if (first.success) expect(feedbackMessage.parse(first.data)).toEqual(first.data)
      }),
    )
  })

  test('a field that was left empty counts as not given', () => {
    const left = { feedback_email: ' ', page_url: '', request_id: '' }
    expect(feedbackMessage.parse({ feedback_message: 'Hello', ...left })).toEqual({
      feedback_message: 'Hello',
    })
  })
})

describe('an address with a secret', () => {
  test.each([
    ['/password/reset/3q2-token', '/password/reset'],
    ['/email/verify/0199a5c0-0000-7000-8000-0000000000e0', '/email/verify'],
    ['/callback/google', '/callback'],
    ['/amara-whitlock', '/amara-whitlock'],
  ])('%s is stored as %s only', (path, kept) => {
    expect(visit.parse({ path }).path).toBe(kept)
    expect(feedbackMessage.parse({ feedback_message: 'It broke', page_url: path }).page_url).toBe(kept)
  })
})
