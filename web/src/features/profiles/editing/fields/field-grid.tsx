import type { ReactNode } from 'react'

/** Fields side by side if there is room. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">{children}</div>
)

/** Spans two columns. */
export const WideField = ({ children }: { children: ReactNode }) => (
  <div className="sm:col-span-2">{children}</div>
)
