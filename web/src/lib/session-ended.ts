/** What the page does when a call says that nobody is signed in. True: the same person is signed in again. */
type Recovery = (call: { isChange: boolean }) => Promise<boolean>

let recovery: Recovery | null = null

/** Set by the page of someone who is signed in. Gives what ends it. */
export const recoverSessionBy = (how: Recovery): (() => void) => {
  recovery = how
  return () => {
    if (recovery === how) recovery = null
  }
}

/** These ask who is signed in, or end that; for them 401 is an answer. */
const ownCalls = ['/user', '/logout']

interface Route {
  readonly method: string
  readonly path: string
}

/**
 * Sends a call. If the session has ended meanwhile, the page offers to sign in, and the call is sent once more, but only
 * for the same person. Every call of the browser goes through here, so no form has to know.
 */
export const withSession = async <Answer extends { status: number }>(
  { method, path }: Route,
  send: () => Promise<Answer>,
): Promise<Answer> => {
  const answer = await send()
  if (answer.status !== 401 || !recovery || ownCalls.includes(path)) return answer
  return (await recovery({ isChange: method !== 'GET' })) ? send() : answer
}
