import { type ComponentType, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { toast } from '../feedback/toast.ts'

export interface OnDemandProps {
  isOpen: boolean
  /** What had the focus when it was asked to open. */
  opener: RefObject<HTMLElement | null>
  /** Who opened it on a press can close it again: should it not load, that is all that happens. */
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
 * The heavy part of what opens on a press, loaded at the first press or before it. Not React's `lazy`: that shows a part
 * which is already here one throttled retry (300 ms) late, and remembers a failed load for ever.
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

  const OnDemand = (props: FaceProps) => {
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
        // What was typed on the page must not go with a part that is not there.
        if (!onClose) return setState({ fault: { cause } })
        tellNotLoaded()
        onClose()
      }
      start().then((body) => isStale || setState({ Body: body }), fail)
      return () => {
        isStale = true
      }
    }, [isOpen])

    // It mounts closed and opens at once after that: only what is seen to open is animated.
    useLayoutEffect(() => setShown(isOpen && Body !== undefined), [isOpen, Body])

    if (fault) throw fault.cause
    if (!Body) return null
    // While it closes, it shows what was open, although its owner may have nothing to show any more.
    const shown = { ...(isOpen ? props : lastOpen.current), isOpen: isShown, opener } as Props
    return <Body {...shown} />
  }

  /** A load that fails here fails again, and is told, when it is opened. */
  const preload = (): void => void start().catch(() => undefined)

  return { OnDemand, preload }
}
