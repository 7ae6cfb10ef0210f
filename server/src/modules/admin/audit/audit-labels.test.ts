import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { actionsSaying, actionText, kindPrefixes } from './audit-labels.ts'
import { fieldText, valueText } from './value-text.ts'

const textOf = (action: string, details: Record<string, unknown> = {}) =>
  actionText({ action, subject: null, after: null, details })

/** The names of actions that this part of the code records, as far as it spells them out. */
const actionsIn = (source: string): string[] =>
  source.includes('platform/audit/audit.ts')
    ? [...source.matchAll(/'([a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*)'/g)].map(([, name = '']) => name)
    : []

test('ADM-06 every action that is recorded has its words and its kind', async () => {
  const root = join(import.meta.dirname, '../../..')
  const read = (file: string) => readFile(join(root, file), 'utf8')
  const files = (await readdir(root, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !/\.(test|factory)\.ts$/.test(file),
  )
  const events = await read('events.ts')
  const named = (await Promise.all(files.map(read))).flatMap(actionsIn)
  const actions = [...new Set(named)].filter((name) => !events.includes(`'${name}'`))
  expect(actions).toContain('promo-code.reopened')
  const labeled = new Set(actionsSaying(''))
  expect(actions.filter((name) => !labeled.has(name))).toEqual([])
  const kinds = new Set([...Object.values(kindPrefixes).flat(), 'impersonation'])
  const isOfKind = (name: string) => kinds.has(name.split('.')[0] ?? '') || name.endsWith('.downloaded')
  expect([...labeled].filter((name) => !isOfKind(name))).toEqual([])
})

test('an action without a label is still in plain words', () => {
  expect(textOf('brand-new.thing-done')).toBe('brand new thing done')
  expect(textOf('POST /x', { summary: 'Do it. Each one alone' })).toBe('did it')
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
  expect(fieldText('is_hidden')).toBe('Hidden')
  expect(fieldText('is_vip')).toBe('VIP')
  expect(fieldText('sports-dept.org')).toBe('sports-dept.org')
})
