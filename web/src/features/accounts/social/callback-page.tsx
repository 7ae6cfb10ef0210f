import {
  finishSocialSignIn,
  type SocialNetwork,
  socialChannel,
  socialNames,
} from '@fieldhouse/contract/accounts.social'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { AnchorButton } from '../../../ui/actions/link-button.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { errorMessage, type SocialMessage, successMessage } from './social-message.ts'

/** The network's parameters are only for the server, so they are removed from the address and the history. */
const takeQuery = (): string => {
  const { search, pathname } = window.location
  window.history.replaceState(window.history.state, '', pathname)
  return search
}

const broadcast = (message: SocialMessage) => {
  const channel = new BroadcastChannel(socialChannel)
  channel.postMessage(message)
  channel.close()
}

/** ACC-12: the page that a network returns to. It passes on the answer, notifies the page that asked, and closes. */
export const CallbackPage = ({ network }: { network: SocialNetwork }) => {
  const [message, setMessage] = useState<SocialMessage | null>(null)
  const isUnderWay = useRef(false)

  useEffect(() => {
    // An answer counts one time.
    if (isUnderWay.current) return
    isUnderWay.current = true
    const query = takeQuery()
    void call(finishSocialSignIn, { params: { provider: network }, body: { query } })
      .then(
        ({ data }) => successMessage(data),
        (error: unknown) => errorMessage(network, error),
      )
      .then((told) => {
        broadcast(told)
        setMessage(told)
        window.close()
      })
  }, [network])

  return (
    <main id="content" className="grid grow place-items-center p-6">
      <div className="grid max-w-[36ch] justify-items-center gap-5 text-center">
        <h1 className="text-d3">{headingOf(network, message)}</h1>
        <div role="status" className="grid justify-items-center gap-5 text-muted">
          {message ? <p>{messageText(message)}</p> : <Spinner />}
        </div>
        {message && <WayOn message={message} />}
      </div>
    </main>
  )
}

const headingOf = (network: SocialNetwork, message: SocialMessage | null): string => {
  if (!message) return `Signing in with ${socialNames[network]}…`
  if (message.status === 'error') return message.title
  return message.waiting ? 'Time to Check Your Email' : 'You are signed in'
}

const messageText = (message: SocialMessage): string => {
  if (message.status === 'error') return message.message
  return message.waiting
    ? `We sent a code to ${message.waiting.email}. Enter it to connect the two.`
    : 'You can close this window.'
}

/** For a person who came here without a window that could close. */
const WayOn = ({ message }: { message: SocialMessage }) => {
  const waiting = message.status === 'success' ? message.waiting : null
  return waiting ? (
    <AnchorButton href={`/email/verify/${waiting.userId}`} size="lg">
      Enter the code
    </AnchorButton>
  ) : (
    <AnchorButton href="/" size="lg">
      Go to Homepage
    </AnchorButton>
  )
}
