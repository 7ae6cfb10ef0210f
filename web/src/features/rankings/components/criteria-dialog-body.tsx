import type { OnDemandProps } from '../../../ui/loading/on-demand.tsx'
import { DialogBody } from '../../../ui/overlays/dialog-body.tsx'
import { criteriaNotes } from '../criteria.ts'
import type { OwnParts } from '../own-athletes.ts'
import { CriteriaParts, CriteriaPartsWithOwn } from './criteria-parts.tsx'

export interface CriteriaDialogBodyProps extends OnDemandProps {
  onClose: () => void
  /** Null for people without an athlete. */
  own?: OwnParts | undefined
}

/** PUB-02: the ranking-criteria popup. */
export const CriteriaDialogBody = ({ own, ...frame }: CriteriaDialogBodyProps) => (
  <DialogBody
    {...frame}
    title="Ranking criteria"
    description="Five parts, each from 0 to 100. A score is their weighted sum: stats alone are less than a third of it."
  >
    {own ? <CriteriaPartsWithOwn own={own} /> : <CriteriaParts />}
    <dl className="grid gap-x-8 gap-y-5 pt-6 sm:grid-cols-2">
      {criteriaNotes.map(({ title, text }) => (
        <div key={title}>
          <dt className="text-ui font-semibold">{title}</dt>
          <dd className="mt-1 text-small text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  </DialogBody>
)
