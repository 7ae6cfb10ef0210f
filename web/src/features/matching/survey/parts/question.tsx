import type { ReactNode } from 'react'

interface QuestionProps {
  title: string
  /** Beside the title, in gray: “pick any”. */
  hint?: string | undefined
  children: ReactNode
}

/** A part of a step with a title of its own. */
export const Question = ({ title, hint, children }: QuestionProps) => (
  <section aria-label={title} className="grid gap-3.5">
    <h2 className="font-sans text-body leading-tight font-semibold tracking-normal normal-case">
      {title} {hint && <span className="font-normal text-muted">{hint}</span>}
    </h2>
    {children}
  </section>
)

export const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] items-start gap-3 sm:gap-4">
    {children}
  </div>
)
