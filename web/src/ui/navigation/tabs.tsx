import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { tabStrip, tabStripEdge, useChosenInView } from './tab-strip.ts'

export interface TabItem {
  value: string
  label: ReactNode
  /** How many there are behind it. */
  count?: number | undefined
  panel: ReactNode
  isDisabled?: boolean | undefined
  /** Stays in the page while another is shown, with its typed text. */
  isKept?: boolean | undefined
}

interface TabsProps {
  /** What the tabs choose between, for screen readers. */
  label: string
  items: readonly TabItem[]
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
}

/** Panels of one page, one at a time. Arrow keys, Home, and End choose. */
export const Tabs = ({ label, items, value, defaultValue, onValueChange }: TabsProps) => {
  const id = useId()
  const strip = useRef<HTMLDivElement>(null)
  const [inner, setInner] = useState(defaultValue)
  useChosenInView(strip)
  const usable = items.filter((item) => !item.isDisabled)
  const wanted = value ?? inner
  const chosen = items.some((item) => item.value === wanted) ? wanted : usable[0]?.value

  const choose = (next: string) => {
    setInner(next)
    if (next !== chosen) onValueChange?.(next)
  }
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const place = usable.findIndex((item) => item.value === chosen)
    const next = usable.at(placeAfter(event, place, usable.length) ?? place)
    if (!next || next.value === chosen) return
    event.preventDefault()
    choose(next.value)
    document.getElementById(`${id}-tab-${next.value}`)?.focus()
  }

  return (
    <div className="min-w-0">
      <div className={tabStripEdge}>
        <div ref={strip} role="tablist" aria-label={label} className={tabStrip} onKeyDown={move}>
          {items.map((item) => (
            <button
              key={item.value}
              type="button"
              role="tab"
              id={`${id}-tab-${item.value}`}
              aria-controls={`${id}-panel-${item.value}`}
              aria-selected={item.value === chosen}
              tabIndex={item.value === chosen ? 0 : -1}
              disabled={item.isDisabled}
              onClick={() => choose(item.value)}
            >
              {item.label}
              {item.count !== undefined && <TabCount>{item.count}</TabCount>}
            </button>
          ))}
        </div>
      </div>
      {items.map((item) => (
        <div
          key={item.value}
          role="tabpanel"
          id={`${id}-panel-${item.value}`}
          aria-labelledby={`${id}-tab-${item.value}`}
          hidden={item.value !== chosen}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must still be reachable after its tab.
          tabIndex={0}
          className="min-w-0 pt-5"
        >
          {(item.value === chosen || item.isKept) && item.panel}
        </div>
      ))}
    </div>
  )
}

/** The count beside a label. */
export const TabCount = ({ children }: { children: ReactNode }) => (
  <span className="font-normal text-muted">{children}</span>
)

/** The same look for links: each is a separate page, and the one with aria-current is open. */
export const TabLinks = ({ label, children }: { label: string; children: ReactNode }) => {
  const strip = useRef<HTMLDivElement>(null)
  useChosenInView(strip)
  return (
    <nav aria-label={label} className={tabStripEdge}>
      <div ref={strip} data-strip="" className={tabStrip}>
        {children}
      </div>
    </nav>
  )
}

/** The tab that the key moves to, around the ends. Undefined for other keys. */
const placeAfter = (event: KeyboardEvent<HTMLElement>, place: number, length: number): number | undefined => {
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
  const [forward, back] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (event.key === forward) return (place + 1) % length
  if (event.key === back) return place - 1
  if (event.key === 'Home') return 0
  if (event.key === 'End') return length - 1
  return undefined
}
