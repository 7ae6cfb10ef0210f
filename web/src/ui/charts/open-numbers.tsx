import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../media/icon.tsx'

interface OpenNumbersProps {
  text?: string | undefined
  children: ReactNode
}

/** The numbers of a chart, for anyone who opens them. */
export const OpenNumbers = ({ text = 'Show the numbers', children }: OpenNumbersProps) => (
  <details className="group mt-4">
    <summary className="flex w-fit cursor-pointer list-none items-center gap-1.5 rounded-xs text-small font-medium text-muted touch:min-h-11 [&::-webkit-details-marker]:hidden">
      {text}
      <Icon of={ChevronDown} size="sm" className="transition-press group-open:rotate-180" />
    </summary>
    <div className="mt-2">{children}</div>
  </details>
)
