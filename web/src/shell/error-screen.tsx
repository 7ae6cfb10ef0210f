import type { ReactNode } from 'react'
import { ErrorLayout } from './layouts/error-layout.tsx'

interface ErrorScreenProps {
  status: number
  title: string
  children: ReactNode
}

/** A large status number, with what happened and what to do below it. */
export const ErrorScreen = ({ status, title, children }: ErrorScreenProps) => (
  <ErrorLayout>
    <div className="grid gap-6">
      <p
        aria-hidden="true"
        data-status={status}
        className="display -ms-[.04em] text-[min(34vw,22rem)] leading-[.76] tracking-[-.03em] text-sunken select-none before:content-[attr(data-status)]"
      />
      <h1 className="text-d1 text-balance">{title}</h1>
      {children}
    </div>
  </ErrorLayout>
)
