import type { AuditEntry } from '@fieldhouse/contract/admin.audit'

export const helenId = '01990000-0000-7000-8000-00000000000a'
export const corinneId = '01990000-0000-7000-8000-00000000000b'

/** An admin granted a package, unless a test says otherwise. */
export const auditEntryOf = (facts: Partial<AuditEntry> = {}): AuditEntry => ({
  id: '01990000-0000-7000-8000-000000000001',
  at: '2026-11-12T16:20:00.000Z',
  who: { id: helenId, name: 'Helen Park', acting_as: null },
  text: 'granted Starter Elite until December 12, 2026',
  user: { id: corinneId, name: 'Corinne Whitlock' },
  subject: 'Starter Elite',
  changes: [{ field: 'Ends on', before: null, after: 'December 12, 2026' }],
  note: 'A scholarship',
  ...facts,
})
