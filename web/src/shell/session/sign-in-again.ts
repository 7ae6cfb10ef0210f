import type { User } from '@fieldhouse/contract/accounts'
import { createStore, useStore } from '../../lib/store.ts'

interface Question {
  /** The page's owner. */
  viewer: User
  answer: (isSamePerson: boolean) => void
  answered: Promise<boolean>
}

const question = createStore<Question | null>(null)

let isDeclined = false

/** A person who closed the question is asked again when they save, not before. */
export const hasDeclinedToSignIn = (): boolean => isDeclined

export const isAskingToSignIn = (): boolean => question.get() !== null

export const useSignInQuestion = (): Question | null => useStore(question, null)

/** One question for any number of refused calls. True: the same person has signed in again. */
export const askToSignInAgain = (viewer: User): Promise<boolean> => {
  const open = question.get()
  if (open) return open.answered
  let resolve: (isSamePerson: boolean) => void = () => {}
  const answered = new Promise<boolean>((done) => {
    resolve = done
  })
  const answer = (isSamePerson: boolean) => {
    question.set(null)
    isDeclined = !isSamePerson
    resolve(isSamePerson)
  }
  question.set({ viewer, answer, answered })
  return answered
}

/** The page no longer belongs to anyone. */
export const dropSignInQuestion = (): void => {
  question.get()?.answer(false)
  isDeclined = false
}

/**
 * A person has signed in over the page of `viewer`. Nothing is saved for another account: the page reloads for it,
 * without asking about unsaved changes.
 */
export const finishSignInAgain = (
  userId: string,
  viewer: User,
  { history }: { history: { destroy: () => void } },
): boolean => {
  const isSamePerson = userId === viewer.id
  question.get()?.answer(isSamePerson)
  if (!isSamePerson) {
    history.destroy()
    location.reload()
  }
  return isSamePerson
}
