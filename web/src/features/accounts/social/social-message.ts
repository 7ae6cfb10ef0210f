import {
  type SocialNetwork,
  type SocialResult,
  socialMessageId,
  socialNames,
} from '@fieldhouse/contract/accounts.social'

/** A person whose code was sent. */
interface Waiting {
  userId: string
  email: string
}

/** ACC-12: what a network's window sends to the page that opened it. The session itself travels as a cookie. */
export type SocialMessage = { id: typeof socialMessageId } & (
  | { status: 'success'; waiting: Waiting | null }
  | { status: 'error'; title: string; message: string }
)

export const successMessage = (result: SocialResult): SocialMessage => ({
  id: socialMessageId,
  status: 'success',
  waiting: result.status === 'code-needed' ? { userId: result.user_id, email: result.email } : null,
})

/** The server's message. */
export const errorMessage = (network: SocialNetwork, error: unknown): SocialMessage => ({
  id: socialMessageId,
  status: 'error',
  title: `Sign in with ${socialNames[network]} did not work`,
  message: error instanceof Error ? error.message : String(error),
})

/** Any of our pages can use the channel, so not every message is one of these. */
export const isSocialMessage = (data: unknown): data is SocialMessage =>
  typeof data === 'object' && data !== null && 'id' in data && data.id === socialMessageId
