import type { Work } from '@fieldhouse/contract/admin.work'

/** Running work, with the facts that a test cares about. */
export const aWork = (facts: Partial<Work> = {}): Work => ({
  id: 'w1',
  kind: 'change-users',
  title: 'Mark coaches as VIP',
  state: 'running',
  total: 10,
  done: 0,
  left_out: 0,
  reasons: [],
  created_at: '2026-03-03T12:00:00Z',
  finished_at: null,
  file: null,
  ...facts,
})
