import type { WorkState } from '@fieldhouse/contract/admin.work'

export const isUnderWay = (state: WorkState): boolean => state === 'waiting' || state === 'running'
