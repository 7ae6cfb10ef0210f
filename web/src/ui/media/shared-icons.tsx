import type { LucideIcon } from 'lucide-react'
import { createContext, type ReactNode, useId, useState } from 'react'

/** The ids of the drawings that a list shares. */
export const SharedIconIds = createContext<ReadonlyMap<LucideIcon, string> | null>(null)

interface SharedIconsProps {
  /** The icons that the rows share. */
  of: readonly LucideIcon[]
  children: ReactNode
}

/** Around the rows of a list: their icons are drawn once, and each row only refers to them. */
export const SharedIcons = ({ of: drawings, children }: SharedIconsProps) => {
  const id = useId()
  const [ids] = useState(() => new Map(drawings.map((Drawing, place) => [Drawing, `${id}${place}`])))
  return (
    <SharedIconIds value={ids}>
      <svg aria-hidden="true" className="hidden">
        {[...ids].map(([Drawing, symbol]) => (
          <symbol key={symbol} id={symbol} viewBox="0 0 24 24">
            {/* Each row has its own color, fill, and stroke. */}
            <Drawing fill="inherit" color="inherit" strokeWidth="inherit" />
          </symbol>
        ))}
      </svg>
      {children}
    </SharedIconIds>
  )
}
