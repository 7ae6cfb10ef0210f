import type { ReactNode } from 'react'

interface PackagesFrameProps {
  /** Controls that change the whole board. */
  control?: ReactNode
  children: ReactNode
}

/** The page around the packages. It is the same while they load and after a failure. */
export const PackagesFrame = ({ control, children }: PackagesFrameProps) => (
  <div className="wrap pt-10 pb-20 sm:pt-14 sm:pb-24">
    <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6 pb-8">
      <div className="min-w-0">
        <h1 className="text-[max(min(3.25rem,20vw),min(9vw,7.5rem))] leading-[.84] tracking-[-.02em]">
          Packages
        </h1>
        <p className="mt-5 max-w-[46ch] text-lead text-pretty text-muted">
          Pay by the month, or save 20% with a year. We show any tax before you confirm.
        </p>
      </div>
      {control}
    </header>
    {children}
  </div>
)
