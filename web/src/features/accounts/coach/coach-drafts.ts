import { createStore } from '../../../lib/store.ts'
import type { CoachJob } from './coach-job.ts'

/** What a coach typed but has not sent yet. */
interface CoachDraft {
  job?: CoachJob
  email?: string
}

const coachDrafts = createStore<ReadonlyMap<string, CoachDraft>>(new Map())

/** Stored while the tab is open, under the user's id, so the next person to sign in does not find it. */
export const readCoachDraft = (userId: string): CoachDraft => coachDrafts.get().get(userId) ?? {}

export const keepCoachDraft = (userId: string, typed: CoachDraft): void =>
  coachDrafts.set(new Map(coachDrafts.get()).set(userId, { ...readCoachDraft(userId), ...typed }))

export const forgetCoachDraft = (userId: string): void => {
  const others = new Map(coachDrafts.get())
  others.delete(userId)
  coachDrafts.set(others)
}
