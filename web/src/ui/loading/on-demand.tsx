import { type ComponentType, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { toast } from '../feedback/toast.ts'
import { SlowBar } from './slow-bar.tsx'

export interface OnDemandProps {
  isOpen: boolean
  /** The focused element when it was opened. */
  opener: RefObject<HTMLElement | null>
  /** Opened by a press, it can be closed: if it fails to load, that is all that happens. */
  onClose?: (() => void) | undefined
}

let lastTold = 0
const tellNotLoaded = () => {
  toast.dismiss(lastTold)
  lastTold = toast.error('This could not be loaded. Please check your connection and try again.')
}

const focusedElement = (): HTMLElement | null => {
  const { activeElement, body } = document
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null
}

/**
 * The heavy part of an overlay, loaded at the first press or before. Not React's `lazy`, which shows an already loaded
 * part one throttled retry (300 ms) late, and remembers a failed load forever.
 */
export const onDemand = <Props extends OnDemandProps>(load: () => Promise<ComponentType<Props>>) => {
  type FaceProps = Omit<Props, 'opener'>
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined

  const start = () => {
    loading ??= load().then(
      (body) => {
        loaded = body
        return body
      },
      (fault) => {
        loading = undefined
        throw fault
      },
    )
    return loading
  }

  const Shown = (props: FaceProps) => {
    const { isOpen } = props
    const [state, setState] = useState<{ Body?: ComponentType<Props>; fault?: { cause: unknown } }>({})
    const [isShown, setShown] = useState(false)
    const opener = useRef<HTMLElement>(null)
    const lastOpen = useRef(props)
    const { Body, fault } = state

    useLayoutEffect(() => {
      if (isOpen) lastOpen.current = props
    })

    useLayoutEffect(() => {
      if (!isOpen) return
      opener.current = focusedElement()
      if (loaded) setState({ Body: loaded })
    }, [isOpen])

    useEffect(() => {
      if (!isOpen || loaded) return
      let isStale = false
      const fail = (cause: unknown) => {
        if (isStale) return
        const { onClose } = lastOpen.current
        // Text typed on the page must not be lost with a missing part.
        if (!onClose) return setState({ fault: { cause } })
        tellNotLoaded()
        onClose()
      }
      start().then((body) => isStale || setState({ Body: body }), fail)
      return () => {
        isStale = true
      }
    }, [isOpen])

    // It mounts closed and then opens, because only a visible opening is animated.
    useLayoutEffect(() => setShown(isOpen && Body !== undefined), [isOpen, Body])

    if (fault) throw fault.cause
    // A press that shows nothing for seconds looks lost.
    if (!Body) return isOpen ? <SlowBar isLoading label="Loading" /> : null
    // While it closes, it shows its old content, although its owner may have none anymore.
    const shown = { ...(isOpen ? props : lastOpen.current), isOpen: isShown, opener } as Props
    return <Body {...shown} />
  }

  /** Renders nothing until it opens for the first time, because each row of a list may have one. */
  const OnDemand = (props: FaceProps) => {
    const [wasOpen, setWasOpen] = useState(props.isOpen)
    if (props.isOpen && !wasOpen) setWasOpen(true)
    return wasOpen ? <Shown {...props} /> : null
  }

  /** A failed preload fails again, with a message, when it opens. */
  const preload = (): void => void start().catch(() => undefined)

  return { OnDemand, preload }
}
