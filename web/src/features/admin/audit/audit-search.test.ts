import { expect, test } from 'vitest'
import { auditNarrowedTo, readAuditSearch } from './audit-search.ts'

const id = '01990000-0000-7000-8000-00000000000a'
const before = `2026-01-01T00:00:00.000Z_${id}`

test('reads what the address says, and leaves out what makes no sense', () => {
  expect(
    readAuditSearch({ kind: 'teams', actor_id: id, from: '2026-11-02', before, page: '3', q: ' x ' }),
  ).toEqual({
    kind: 'teams',
    actor_id: id,
    from: '2026-11-02',
    before,
    page: 3,
    q: 'x',
  })
  expect(readAuditSearch({ kind: 'x', user_id: 'x', to: 'x', before: 'x', page: '41', q: 7 })).toEqual({})
})

test('another filter starts with the newest entry', () => {
  expect(auditNarrowedTo({ page: 3, before, q: 'x' }, { kind: 'site' })).toEqual({ q: 'x', kind: 'site' })
  expect(auditNarrowedTo({ kind: 'site' }, { kind: undefined })).toEqual({})
})
