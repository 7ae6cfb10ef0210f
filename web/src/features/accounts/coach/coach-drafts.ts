import { createStore } from '../../../lib/store.ts'
import type { CoachJob } from './coach-job.ts'

/** What a coach typed and has not sent yet. */
interface CoachDraft {
  job?: CoachJob
  email?: string
}

const coachDrafts = createStore<ReadonlyMap<string, CoachDraft>>(new Map())

/** Kept while the tab is open, under the user's id: whoever signs in next does not find it. */
export const readCoachDraft = (userId: string): CoachDraft => coachDrafts.get().get(userId) ?? {}

export const keepCoachDraft = (userId: string, typed: CoachDraft): void =>
  coachDrafts.set(new Map(coachDrafts.get()).set(userId, { ...readCoachDraft(userId), ...typed }))

export const forgetCoachDraft = (userId: string): void => {
  const others = new Map(coachDrafts.get())
  others.delete(userId)
  coachDrafts.set(others)
}
