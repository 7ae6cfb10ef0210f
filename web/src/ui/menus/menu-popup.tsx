import { Menu } from '@base-ui/react/menu'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Theme } from '../style/themes.ts'
import type { MenuTies } from './use-menu.ts'

/** The look of every menu line. The active one has the accent color. */
export const menuItemClassName =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 text-start text-ui leading-[1.3] select-none -outline-offset-2 data-disabled:cursor-default data-disabled:opacity-45 data-highlighted:bg-accent-soft touch:min-h-11'

export const MenuRule = () => <Menu.Separator className="my-1 h-px bg-line" />

export interface MenuPopupProps extends MenuTies {
  align?: 'start' | 'end' | undefined
  theme?: Theme | undefined
  children: ReactNode
}

/** The floating frame of every menu, tied to a trigger that Base UI does not know. */
export const MenuPopup = ({
  isOpen,
  startsAt,
  id,
  trigger,
  triggerId,
  onClose,
  align = 'start',
  theme,
  children,
}: MenuPopupProps) => (
  <Menu.Root
    open={isOpen}
    modal={false}
    onOpenChange={(_, change) => {
      // The click that follows closes it. Closing it here would make that click open it again.
      if (reaches(change.event, trigger.current)) return change.cancel()
      if (change.reason === 'escape-key' || change.reason === 'item-press') trigger.current?.focus()
      onClose()
    }}
  >
    <Menu.Portal>
      <Menu.Positioner
        anchor={trigger}
        align={align}
        sideOffset={6}
        collisionPadding={8}
        className="z-50 outline-none"
      >
        <Menu.Popup
          id={id}
          aria-labelledby={triggerId}
          data-theme={theme}
          className="max-h-[min(26rem,var(--available-height))] max-w-[min(22.5rem,var(--available-width))] min-w-[max(12rem,var(--anchor-width))] origin-(--transform-origin) overflow-y-auto overscroll-contain rounded-md border border-line bg-raised p-1 text-text shadow-float outline-none transition-[opacity,scale] duration-(--fast) ease-out data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0"
          finalFocus={() => (isFocusLost() ? trigger.current : false)}
          onKeyDown={(event) => {
            if (event.key !== 'Tab') return
            // From the trigger the browser moves the focus on, forward or back.
            event.preventBaseUIHandler()
            trigger.current?.focus()
            onClose()
          }}
        >
          {startsAt && <Start at={startsAt} />}
          {children}
        </Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  </Menu.Root>
)

const reaches = (event: Event, trigger: HTMLElement | null): boolean =>
  [event.target, event instanceof FocusEvent ? event.relatedTarget : null].some(
    (place) => place instanceof Node && trigger?.contains(place),
  )

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body

/** Focuses an item when the menu has opened: Base UI does so only for its own trigger. */
const Start = ({ at }: { at: 'first' | 'last' }) => {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const items = place.current?.parentElement?.querySelectorAll<HTMLElement>(
      '[role^="menuitem"]:not([aria-disabled="true"])',
    )
    items?.[at === 'first' ? 0 : items.length - 1]?.focus({ preventScroll: true })
  }, [at])
  return <span ref={place} hidden />
}
