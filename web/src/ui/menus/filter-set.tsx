import { type ReactNode, useRef } from 'react'
import { Button } from '../actions/button.tsx'
import { Notice } from '../feedback/notice.tsx'

interface FilterSetProps {
  /** A choice is being saved, and applies afterwards. */
  isSaving: boolean
  hasChoice: boolean
  onClearAll: () => void
  /** Why the last choice could not be saved. */
  fault: string | null
  /** The layout of the filters. */
  rowClassName: string
  /** Replaces them without room. */
  instead?: ReactNode
  children: ReactNode
}

/** On a phone the chips are one row that scrolls sideways. */
export const chipRow =
  'relative flex items-center gap-2 max-sm:-mx-5 max-sm:overflow-x-auto max-sm:px-5 max-sm:py-1 max-sm:[scrollbar-width:none] max-sm:*:shrink-0 sm:flex-wrap'

/** A list's filters, and one button that clears them all. */
export const FilterSet = ({
  isSaving,
  hasChoice,
  onClearAll,
  fault,
  rowClassName,
  instead,
  children,
}: FilterSetProps) => {
  const group = useRef<HTMLFieldSetElement>(null)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 noscript:hidden">
      <fieldset ref={group} tabIndex={-1} aria-busy={isSaving} className="min-w-0 outline-none">
        <legend className="sr-only">Filters</legend>
        <div className={rowClassName}>
          {children}
          {hasChoice && (
            <Button
              variant="borderless"
              size="sm"
              onClick={() => {
                onClearAll()
                // The button disappears when nothing is left to clear.
                group.current?.focus()
              }}
            >
              Clear all
            </Button>
          )}
        </div>
        {instead}
      </fieldset>
      <FilterFault fault={fault} />
    </div>
  )
}

export const FilterFault = ({ fault }: Pick<FilterSetProps, 'fault'>) =>
  fault && (
    <Notice tone="danger" isAlert title="Your filters are as they were">
      The change could not be saved. {fault}
    </Notice>
  )
