import { type ReactNode, useRef } from 'react'
import { Button } from '../actions/button.tsx'
import { Notice } from '../feedback/notice.tsx'

interface FilterSetProps {
  /** A choice is on its way, and counts once it is saved. */
  isSaving: boolean
  hasChoice: boolean
  onClearAll: () => void
  /** Why the last choice could not be saved. */
  fault: string | null
  /** How the filters stand beside each other. */
  rowClassName: string
  /** What stands for them where there is no room. */
  instead?: ReactNode
  children: ReactNode
}

/** The filters of a list, and one button that takes all of them back. */
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
                // The button is gone when nothing is left to clear.
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
