/** What the page does when a call finds nobody signed in. True: the same person has signed in again. */
type Recovery = (call: { isChange: boolean }) => Promise<boolean>

let recovery: Recovery | null = null

/** Set by a signed-in person's page. Returns a function that ends it. */
export const recoverSessionBy = (how: Recovery): (() => void) => {
  recovery = how
  return () => {
    if (recovery === how) recovery = null
  }
}

/** These check or end the session, so 401 is a normal answer. */
const ownCalls = ['/user', '/logout']

interface Route {
  readonly method: string
  readonly path: string
}

/**
 * Sends a call. If the session has ended, the page offers to sign in, and the call is repeated, but only for the same
 * person. Every browser call goes through here, so forms don't have to handle it.
 */
export const withSession = async <Answer extends { status: number }>(
  { method, path }: Route,
  send: () => Promise<Answer>,
): Promise<Answer> => {
  const answer = await send()
  if (answer.status !== 401 || !recovery || ownCalls.includes(path)) return answer
  return (await recovery({ isChange: method !== 'GET' })) ? send() : answer
}
