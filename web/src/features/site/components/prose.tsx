import type { ReactNode } from 'react'

/** Long text: lines of at most 65 characters, paragraphs, lists, and small headings. */
export const Prose = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-4 [&>h3]:mt-5 [&>h3]:text-d4 [&>h3]:font-semibold [&>p]:max-w-[65ch] [&>p]:text-pretty [&>ul]:grid [&>ul]:max-w-[65ch] [&>ul]:list-disc [&>ul]:gap-2 [&>ul]:ps-5 [&>ul]:text-pretty [&>ul>li]:ps-1 [&>ul>li]:marker:text-muted">
    {children}
  </div>
)
