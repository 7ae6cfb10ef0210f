export type ToastTone = 'success' | 'info' | 'error'

interface ToastAction {
  label: string
  onPress: () => void
}

export interface ToastOptions {
  tone?: ToastTone | undefined
  action?: ToastAction | undefined
  /** In milliseconds. An error stays until it is closed. */
  lasts?: number | undefined
}

export interface Toast {
  id: number
  text: string
  tone: ToastTone
  action: ToastAction | undefined
  /** Too short to close by hand. */
  isBrief: boolean
  /** On its way out. */
  isLeaving: boolean
}

const mostAtOnce = 5
const brief = 1000
const leavingTakes = 160

const lifetime = ({ tone, action, lasts }: ToastOptions): number => {
  if (lasts !== undefined) return lasts
  if (tone === 'error') return Number.POSITIVE_INFINITY
  return action ? 8000 : 4000
}

/** The current toasts and their remaining time. Subscribers render them. */
export const createToastStore = () => {
  let toasts: readonly Toast[] = []
  let lastId = 0
  let isPaused = false
  const clocks = new Map<number, { left: number; since: number; timer?: ReturnType<typeof setTimeout> }>()
  const listeners = new Set<() => void>()

  const change = (next: readonly Toast[]) => {
    toasts = next
    // The pointer or the focus on them pauses them. With the last toast, both are gone.
    if (toasts.length === 0) isPaused = false
    for (const listener of listeners) listener()
  }

  const run = (id: number) => {
    const clock = clocks.get(id)
    if (!clock || isPaused || clock.left === Number.POSITIVE_INFINITY) return
    clock.since = Date.now()
    clock.timer = setTimeout(() => dismiss(id), clock.left)
  }

  const dismiss = (id: number) => {
    const clock = clocks.get(id)
    if (!clock) return
    clearTimeout(clock.timer)
    clocks.delete(id)
    change(toasts.map((toast) => (toast.id === id ? { ...toast, isLeaving: true } : toast)))
    setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), leavingTakes)
  }

  const show = (text: string, options: ToastOptions = {}): number => {
    const { tone = 'success', action } = options
    lastId += 1
    const id = lastId
    const left = lifetime(options)
    clocks.set(id, { left, since: Date.now() })
    change([...toasts, { id, text, tone, action, isBrief: left <= brief, isLeaving: false }])
    run(id)
    const [oldest] = clocks.keys()
    if (clocks.size > mostAtOnce && oldest !== undefined) dismiss(oldest)
    return id
  }

  const pause = () => {
    if (isPaused || toasts.length === 0) return
    isPaused = true
    for (const clock of clocks.values()) {
      clearTimeout(clock.timer)
      clock.left -= Date.now() - clock.since
    }
  }

  const resume = () => {
    if (!isPaused) return
    isPaused = false
    for (const id of clocks.keys()) run(id)
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return { show, dismiss, pause, resume, subscribe, current: () => toasts }
}
