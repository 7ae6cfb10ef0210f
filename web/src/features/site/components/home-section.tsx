import type { ReactNode } from 'react'

interface HomeSectionProps {
  title: string
  lead?: ReactNode
  /** Beside the title if there is room. */
  control?: ReactNode
  children: ReactNode
}

/** One section of the home page. It is laid out when it is near (`lib/lay-out-when-idle.ts`). */
export const HomeSection = ({ title, lead, control, children }: HomeSectionProps) => (
  <section data-far="" className="wrap [contain-intrinsic-size:auto_40rem] pt-16 sm:pt-28">
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5 pb-8 sm:pb-10">
      <div className="min-w-0">
        <h2 className="text-d1 text-balance">{title}</h2>
        {lead && <p className="mt-4 max-w-[60ch] text-pretty text-muted">{lead}</p>}
      </div>
      {control}
    </div>
    {children}
  </section>
)
