import type { Deletion } from '@fieldhouse/contract/accounts.deletion'
import { expect, test } from 'vitest'
import { deletedLines, keptLines, restoreLine } from './deletion-labels.ts'

const nothing: Deletion = {
  ...{ proof: 'password', refusal: null, email: 'robin@mail.example', page: null },
  ...{ conversations: 0, has_package: false, canceled_package: null, paid_packages: [], invoices: 0 },
  athletes: [],
}

test('an athlete reads what the page contains, and that the package ends', () => {
  const page = { slug: 'robin-marsh', photos: 12, transcripts: 1 }
  const lines = deletedLines({ ...nothing, page, has_package: true })
  expect(lines[0]).toBe(
    'Your page, with everything on it, 12 photos, and 1 transcript. Nobody can open it or find it.',
  )
  expect(lines).toContain('Your package. It is canceled right away.')
  expect(deletedLines({ ...nothing, page: { ...page, photos: 0, transcripts: 0 } })[0]).toBe(
    'Your page, with everything on it. Nobody can open it or find it.',
  )
})

test('a person without a page or package reads nothing about them', () =>
  expect(deletedLines(nothing)).toHaveLength(1))

test('a parent reads that the athlete stays, and what to do when no one else can sign in', () => {
  const athlete = { first_name: 'Zoe', last_name: 'Whitlock', can_others_sign_in: true }
  expect(keptLines({ ...nothing, athletes: [athlete] })[0]).toMatch(/^Zoe’s page\. Deleting/)
  expect(keptLines({ ...nothing, athletes: [{ ...athlete, can_others_sign_in: false }] })[0]).toMatch(
    /so we hide it\. To keep it public, invite someone to the family first\. .* until you show it again\.$/,
  )
})

const zoes = { first_name: 'Zoe', ends_on: '2027-01-31', is_canceled: false }

test('a package that is canceled already and still runs is named, with its day', () => {
  const own = { ...nothing, has_package: true, canceled_package: { ends_on: '2027-01-31' } }
  expect(deletedLines(own)[0]).toBe(
    'Your package. You already canceled it, and it would run until January 31, 2027. It ends with your account.',
  )
  const paid = { ...nothing, paid_packages: [{ ...zoes, is_canceled: true }] }
  expect(deletedLines(paid)).toHaveLength(1)
  expect(keptLines(paid)).toEqual([
    'Zoe’s package. It is already canceled, and it runs until January 31, 2027.',
  ])
})

test('invoices stay, without the name', () =>
  expect(keptLines({ ...nothing, invoices: 3 })[0]).toMatch(/^Invoices\. The law .* your name/))

test('a payer reads whose package is canceled, and until when it runs', () =>
  expect(deletedLines({ ...nothing, paid_packages: [zoes] })[0]).toBe(
    'Zoe’s package. You pay for it, so it is canceled. It runs until January 31, 2027, and nothing more is charged.',
  ))

test('messages stay with their recipients', () => {
  expect(keptLines(nothing)).toEqual([])
  expect(keptLines({ ...nothing, conversations: 2 })).toEqual([
    'Messages you sent. People who got them keep them, from “Deleted account”.',
  ])
})

test('the way to restore is explained, with an address or without', () => {
  expect(restoreLine(nothing)).toContain('a link we email to robin@mail.example')
  expect(restoreLine({ ...nothing, email: null })).toContain('if you write to us')
})
