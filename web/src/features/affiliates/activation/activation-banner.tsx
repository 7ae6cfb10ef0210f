import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { FieldLines } from '../../../ui/forms/field-lines.tsx'

interface ActivationBannerProps {
  title: string
  /** It took the place of another: whoever listens is told. */
  isNew?: boolean
  children: ReactNode
}

/** The loud part of each step. */
export const ActivationBanner = ({ title, isNew = false, children }: ActivationBannerProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  // Before the dialog notices that the focus was lost, and takes it to itself.
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
