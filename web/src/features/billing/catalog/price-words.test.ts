import { expect, test } from 'vitest'
import { buildCatalog } from './catalog.factory.ts'
import { plannedLine, priceWords } from './price-words.ts'

const [showcase, elite, allStar] = buildCatalog().packages
if (!showcase || !elite || !allStar) throw new Error('There are packages')

test('ADM-03 a higher price is for new families, and the others keep theirs', () => {
  expect(priceWords(elite, { month_price: 5400, starts_on: '2026-12-01' })).toEqual([
    'Starting Dec 1, 2026, new families pay $54.00 a month or $518.40 a year. Until then, it costs $49.00 a month.',
    '37 families have Starter Elite now. They keep their price for as long as they keep the package.',
    'Time that is paid for or free never changes.',
  ])
})

test('ADM-03 a lower price reaches everyone with their next charge', () => {
  expect(priceWords(showcase, { month_price: 1500, starts_on: '2026-12-01' })[1]).toBe(
    '1 family has Starter Showcase now. If they pay more than $15.00, they pay the new price with their next charge on or after Dec 1, 2026.',
  )
})

test('is compared with the price that would be valid on that day', () => {
  expect(priceWords(elite, { month_price: 5400, starts_on: '2027-02-01' })[1]).toContain(
    'If they pay more than $54.00',
  )
})

test('says nothing of families if nobody has the package', () => {
  expect(priceWords(allStar, { month_price: 8900, starts_on: '2026-12-01' })).toHaveLength(2)
})

test('names a planned price with its first day', () => {
  expect(plannedLine({ month_price: 5900, starts_on: '2027-01-01' })).toBe('$59.00 from Jan 1, 2027')
})
