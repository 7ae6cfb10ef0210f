import { type KeyboardEvent, type MouseEvent, type RefObject, useId, useRef, useState } from 'react'

type Edge = 'first' | 'last'

/** Connects a menu to the button that opens it. */
export interface MenuTies {
  isOpen: boolean
  /** Opened by a key: the item that gets the focus. */
  startsAt: Edge | undefined
  id: string
  trigger: RefObject<HTMLButtonElement | null>
  triggerId: string
  onClose: () => void
}

const edges: Record<string, Edge> = { ArrowDown: 'first', ArrowUp: 'last' }

/** A button that is always there, and a menu that loads when it is needed. */
export const useMenu = (preload: () => void) => {
  const [state, setState] = useState<{ isOpen: boolean; startsAt?: Edge | undefined }>({ isOpen: false })
  const { isOpen, startsAt } = state
  const trigger = useRef<HTMLButtonElement>(null)
  const id = useId()
  const menuId = `${id}-menu`
  const close = () => setState({ isOpen: false })

  const menu: MenuTies = { isOpen, startsAt, id: menuId, trigger, triggerId: id, onClose: close }
  const button = {
    ref: trigger,
    id,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? menuId : undefined,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: ({ detail }: MouseEvent) => {
      // A click without a press count came from a key.
      setState({ isOpen: !isOpen, startsAt: detail === 0 ? 'first' : undefined })
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
      const edge = edges[event.key]
      if (!edge) return
      event.preventDefault()
      setState({ isOpen: true, startsAt: edge })
    },
  } as const
  return { button, menu }
}
