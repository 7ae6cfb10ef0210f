import { type SocialNetwork, socialNames } from '@fieldhouse/contract/accounts.social'
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import { AppError } from '../app-error.ts'
import type { Log } from '../log.ts'
import type { SocialProvider } from './social.ts'

/** The library's errors for an answer that is not meant for us, not for this attempt, or not signed by the network. */
const wrongAnswers = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_UNSUPPORTED_OPERATION',
])

/** Facebook has its own format for refusing a wrong code, so we go by the status. */
const isRefused = ({ cause }: ClientError): boolean =>
  cause instanceof Response && cause.status >= 400 && cause.status < 500 && cause.status !== 429

/** The network did not give us this answer for this attempt. */
export const isWrongAnswer = (error: unknown): boolean =>
  error instanceof ResponseBodyError ||
  (error instanceof ClientError && (wrongAnswers.has(error.code ?? '') || isRefused(error)))

const refusalFor = (network: SocialNetwork, error: unknown): AppError => {
  const name = socialNames[network]
  if (error instanceof AuthorizationResponseError && error.error === 'access_denied')
    return new AppError('network_denied', {
      message: `You did not allow ${name} to tell us who you are. You can try again, or use your email instead.`,
    })
  if (isWrongAnswer(error))
    return new AppError('network_not_confirmed', {
      message: `${name} did not confirm this sign-in. Please start again.`,
    })
  return new AppError('network_away', {
    message: `We could not reach ${name}. Please try again in a moment, or use your email instead.`,
  })
}

/** Any problem at a network becomes a refusal in plain words. Operators find the details in the log. */
export const withRefusals = (network: SocialNetwork, provider: SocialProvider, log: Log): SocialProvider => {
  const refuse = (err: unknown): never => {
    const refusal = refusalFor(network, err)
    if (refusal.code !== 'network_denied') log.warn({ err, network }, 'social: sign-in failed')
    throw refusal
  }
  return {
    authorizationUrl: (request) => provider.authorizationUrl(request).catch(refuse),
    finish: (answer) => provider.finish(answer).catch(refuse),
  }
}
