import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '../media/icon.tsx'
import { pageNumbers } from './page-numbers.ts'

type PaginationProps = {
  current: number
  last: number
  label?: string
  previousText?: string
  nextText?: string
} & Way

/** Real links, buttons, or links without a page load. */
type Way =
  | { hrefOf: (page: number) => string; onPageChange?: (page: number) => void }
  | { hrefOf?: never; onPageChange: (page: number) => void }

/** Pagination for a list. A single page needs none. */
export const Pagination = ({
  current,
  last,
  label = 'Pages',
  previousText = 'Previous',
  nextText = 'Next',
  ...way
}: PaginationProps) => {
  if (last <= 1) return null
  const numbers = pageNumbers(current, last)
  return (
    <nav aria-label={label} className="@container min-w-0">
      <ul className="flex flex-wrap items-center justify-between gap-1 @[34rem]:justify-center">
        <li>
          <Step page={current - 1} isOff={current <= 1} {...way}>
            <Icon of={ChevronLeft} className="rtl:-scale-x-100" />
            {previousText}
          </Step>
        </li>
        <li className="text-ui text-muted @[34rem]:hidden">
          Page {current} of {last}
        </li>
        {numbers.map((place, index) => (
          <li key={place === 'gap' ? `after ${numbers[index - 1]}` : place} className="hidden @[34rem]:block">
            {place === 'gap' ? (
              <Gap />
            ) : (
              <Step page={place} isCurrent={place === current} {...way}>
                {place}
              </Step>
            )}
          </li>
        ))}
        <li>
          <Step page={current + 1} isOff={current >= last} {...way}>
            {nextText}
            <Icon of={ChevronRight} className="rtl:-scale-x-100" />
          </Step>
        </li>
      </ul>
    </nav>
  )
}

const Gap = () => (
  <span aria-hidden="true" className="grid min-w-8 place-items-center text-ui text-muted">
    …
  </span>
)

type StepProps = { page: number; isCurrent?: boolean; isOff?: boolean; children: ReactNode } & Way

/** A disabled control stays and keeps the focus, so pressing Next to the end does not lose it. */
const Step = ({ page, isCurrent = false, isOff = false, children, hrefOf, onPageChange }: StepProps) => {
  const look = {
    'aria-current': isCurrent ? ('page' as const) : undefined,
    'aria-disabled': isOff || undefined,
    className: 'page-step',
  }
  if (!hrefOf)
    return (
      <button type="button" {...look} onClick={() => !isOff && !isCurrent && onPageChange?.(page)}>
        {children}
      </button>
    )
  if (isOff)
    return (
      <a role="link" tabIndex={-1} {...look}>
        {children}
      </a>
    )
  const follow = (event: MouseEvent) => {
    if (!onPageChange || opensElsewhere(event)) return
    event.preventDefault()
    if (!isCurrent) onPageChange(page)
  }
  return (
    <a href={hrefOf(page)} {...look} onClick={follow}>
      {children}
    </a>
  )
}

const opensElsewhere = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
