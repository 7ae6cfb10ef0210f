import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { FieldLines } from '../../../ui/forms/field-lines.tsx'

interface ActivationBannerProps {
  title: string
  /** It replaced another banner, so screen readers are notified. */
  isNew?: boolean
  children: ReactNode
}

/** The prominent part of each step. */
export const ActivationBanner = ({ title, isNew = false, children }: ActivationBannerProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  // Runs before the dialog notices the lost focus and takes it.
  useLayoutEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  return (
    <div className="relative isolate overflow-hidden rounded-lg bg-poster px-5 py-7 text-on-poster sm:px-7 sm:py-9">
      <div className="absolute inset-y-0 end-0 -z-10 hidden w-1/4 text-poster-deep sm:block">
        <FieldLines />
      </div>
      <h3 ref={heading} tabIndex={-1} className="text-d1 outline-none wrap-anywhere">
        {title}
      </h3>
      <p className="mt-3 max-w-[36ch] text-poster-second">{children}</p>
    </div>
  )
}
