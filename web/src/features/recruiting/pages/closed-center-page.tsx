import type { ReactNode } from 'react'

const centerParts = [
  'Search colleges by division, distance, cost, and admission rate, with their coaches.',
  'Keep favorites, and write to coaches.',
  'See which coaches viewed the page, and log every call, email, and visit.',
]

interface ClosedCenterPageProps {
  /** What opens it, and what it costs. */
  offer: (contents: ReactNode) => ReactNode
}

/** RCC-06: the recruiting center before the package. Nothing of it is loaded. */
export const ClosedCenterPage = ({ offer }: ClosedCenterPageProps) => (
  <div className="wrap grid max-w-[64rem] grid-cols-[minmax(0,1fr)] gap-8 py-10 sm:py-16">
    <div>
      <h1 className="text-d1">Recruiting Center</h1>
      <p className="mt-4 max-w-[60ch] text-lead text-pretty text-muted">
        Where you find colleges and stay in touch with their coaches.
      </p>
    </div>
    {offer(
      <ul className="grid list-disc gap-2 ps-5 text-pretty marker:text-muted">
        {centerParts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>,
    )}
  </div>
)
