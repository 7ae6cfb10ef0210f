import { type SocialNetwork, socialChannel, startSocialSignIn } from '@fieldhouse/contract/accounts.social'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { openWindow } from '../../../lib/open-window.ts'
import { AlertDialog } from '../../../ui/overlays/alert-dialog.tsx'
import { socialNetworksQuery } from './social.api.ts'
import { errorMessage, isSocialMessage, type SocialMessage } from './social-message.ts'

interface Outcome {
  onSignedIn: () => void
  /** The network's address belongs to an account here: a code was sent to it. */
  onCodeNeeded: (waiting: { userId: string; email: string }) => void
}

interface SocialSignIn {
  networks: readonly SocialNetwork[]
  /** Must be called directly by the press, or the browser blocks the window. */
  start: (network: SocialNetwork) => void
  busy: SocialNetwork | null
  alert: ReactNode
}

type State =
  | { kind: 'idle' }
  | { kind: 'waiting'; network: SocialNetwork }
  | { kind: 'failed'; title: string; text: string }

const idle: State = { kind: 'idle' }

const blockedState: State = {
  kind: 'failed',
  title: 'Your browser blocked the window',
  text: 'Please allow pop-up windows for this page and press the button again, or use your email instead.',
}

const lookMs = 400

/** ACC-12: signing in with a network, in a separate window that sends its result on a channel. */
export const useSocialSignIn = ({ onSignedIn, onCodeNeeded }: Outcome): SocialSignIn => {
  const { data } = useQuery(socialNetworksQuery)
  const [state, setState] = useState<State>(idle)
  const opened = useRef<Window>(null)

  const finish = (message: SocialMessage) => {
    opened.current?.close()
    opened.current = null
    if (message.status === 'error')
      return setState({ kind: 'failed', title: message.title, text: message.message })
    setState(idle)
    if (message.waiting) onCodeNeeded(message.waiting)
    else onSignedIn()
  }

  const hear = useEffectEvent((message: unknown) => {
    // Other tabs receive it too. It is only for the one that asked.
    if (opened.current && isSocialMessage(message)) finish(message)
  })

  useEffect(() => {
    const channel = new BroadcastChannel(socialChannel)
    channel.onmessage = ({ data: message }) => hear(message)
    return () => channel.close()
  }, [])

  useEffect(() => () => opened.current?.close(), [])

  const isWaiting = state.kind === 'waiting'
  useEffect(() => {
    if (!isWaiting) return
    // A network may cut its window off from us, which then looks closed. A later answer still counts.
    const timer = setInterval(() => opened.current?.closed && setState(idle), lookMs)
    return () => clearInterval(timer)
  }, [isWaiting])

  const lead = async (there: Window, network: SocialNetwork) => {
    try {
      const { url } = await call(startSocialSignIn, { params: { provider: network } })
      if (!there.closed) there.location.replace(url)
    } catch (error) {
      if (opened.current === there) finish(errorMessage(network, error))
    }
  }

  const start = (network: SocialNetwork) => {
    const before = opened.current
    const isOpen = before !== null && !before.closed
    if (isOpen && state.kind === 'waiting' && state.network === network) return before.focus()
    before?.close()
    opened.current = openWindow()
    if (!opened.current) return setState(blockedState)
    setState({ kind: 'waiting', network })
    void lead(opened.current, network)
  }

  return {
    networks: data?.data ?? [],
    start,
    busy: state.kind === 'waiting' ? state.network : null,
    alert: (
      <AlertDialog
        isOpen={state.kind === 'failed'}
        onClose={() => setState(idle)}
        title={state.kind === 'failed' ? state.title : ''}
        text={state.kind === 'failed' ? state.text : ''}
      />
    ),
  }
}
