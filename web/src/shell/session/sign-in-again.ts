import type { User } from '@fieldhouse/contract/accounts'
import { createStore, useStore } from '../../lib/store.ts'

interface Question {
  /** Whose page this is. */
  viewer: User
  answer: (isSamePerson: boolean) => void
  answered: Promise<boolean>
}

const question = createStore<Question | null>(null)

let isDeclined = false

/** Someone who closed the question is asked again when they save, not before. */
export const hasDeclinedToSignIn = (): boolean => isDeclined

export const isAskingToSignIn = (): boolean => question.get() !== null

export const useSignInQuestion = (): Question | null => useStore(question, null)

/** However many calls were refused, there is one question. True: the same person is signed in again. */
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

/** The page is no longer anybody's. */
export const dropSignInQuestion = (): void => {
  question.get()?.answer(false)
  isDeclined = false
}

/**
 * Somebody has signed in over the page of `viewer`. Nothing is saved in the name of another account: the page is loaded
 * anew for it, without asking about unsaved changes.
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
