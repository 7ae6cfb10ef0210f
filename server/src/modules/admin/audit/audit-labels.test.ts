import { expect, test } from 'vitest'
import { actionText } from './audit-labels.ts'
import { fieldText, valueText } from './value-text.ts'

const textOf = (action: string, details: Record<string, unknown> = {}) =>
  actionText({ action, subject: null, after: null, details })

test('an action without a label is still in plain words', () => {
  expect(textOf('package.price-changed')).toBe('package price changed')
  expect(textOf('POST /athlete/{id}/vip-details')).toBe('athlete vip details')
  expect(textOf('POST /athlete/{id}/info', { summary: 'Change the basics' })).toBe('changed the basics')
  expect(textOf('POST /x', { summary: 'Send a link' })).toBe('sent a link')
  expect(textOf('POST /x', { summary: 'Deny it, and reply later' })).toBe('denied it, and reply later')
  expect(textOf('GET /x.csv', { summary: 'The sales as CSV' })).toBe('downloaded: the sales as CSV')
  expect(textOf('constructor')).toBe('constructor')
})

test('a label fills in the facts, and does without those that are missing', () => {
  expect(textOf('payment.refunded', { cents: 8910 })).toBe('refunded $89.10')
  expect(textOf('package.granted')).toBe('granted a package')
})

test('values are in words', () => {
  expect(valueText('refunded_cents', 8910)).toBe('$89.10')
  expect(valueText('commission_percent', 20)).toBe('20%')
  expect(valueText('ends_on', '2026-12-12')).toBe('December 12, 2026')
  expect(valueText('is_shown', false)).toBe('no')
  expect(valueText('order', ['Welcome', 'Film review'])).toBe('Welcome, Film review')
  expect(valueText('videos', [{ title: 'Film', link: null }])).toBe('title Film')
  expect(valueText('phone', '')).toBeNull()
  expect(valueText('password', 'Right1!')).toBe('hidden')
  expect(valueText('lead', 'x'.repeat(400))).toHaveLength(300)
})

test('a field has a readable name, and a typed name stays', () => {
  expect(fieldText('refunded_cents')).toBe('Refunded')
  expect(fieldText('ends_on')).toBe('Ends on')
  expect(fieldText('sports-dept.org')).toBe('sports-dept.org')
})
