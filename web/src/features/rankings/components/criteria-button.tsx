import { useState } from 'react'
import { onDemand } from '../../../ui/loading/on-demand.tsx'
import type { OwnParts } from '../own-athletes.ts'
import type { CriteriaDialogBodyProps } from './criteria-dialog-body.tsx'

const { OnDemand: CriteriaDialog, preload: preloadCriteria } = onDemand<CriteriaDialogBodyProps>(() =>
  import('./criteria-dialog-body.tsx').then(({ CriteriaDialogBody }) => CriteriaDialogBody),
)

/** In the text colors of its background. */
export const CriteriaButton = ({ own }: { own?: OwnParts | undefined }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={preloadCriteria}
        onFocus={preloadCriteria}
        onClick={() => setOpen(true)}
        className="transition-press inline-flex min-h-11 items-center rounded-sm border border-current px-5 font-semibold outline-on-poster hover:opacity-90 active:translate-y-px"
      >
        Ranking criteria
      </button>
      <CriteriaDialog isOpen={isOpen} own={own} onClose={() => setOpen(false)} />
    </>
  )
}
