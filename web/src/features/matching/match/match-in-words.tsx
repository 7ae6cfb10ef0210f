import type { ExplainedMatch } from '@fieldhouse/contract/matching.match'
import { Check, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/media/icon.tsx'

type Remark = ExplainedMatch['reasons'][number]
export type Raise = ExplainedMatch['raises'][number]

interface MatchInWordsProps {
  match: Pick<ExplainedMatch, 'reasons' | 'cautions' | 'raises'>
  /** The way to do it. */
  wayTo: (raise: Raise) => ReactNode
}

/** Reasons, cautions, and what would raise the score. */
export const MatchInWords = ({ match: { reasons, cautions, raises }, wayTo }: MatchInWordsProps) => (
  <div className="grid gap-9">
    <div className="grid gap-x-12 gap-y-8 md:grid-cols-[1.1fr_1fr]">
      <Remarks
        title="Reasons"
        remarks={reasons}
        mark={<Icon of={Check} className="mt-0.5 text-accent-text" />}
      >
        No part of this match is a strong reason.
      </Remarks>
      <Remarks
        title="Cautions"
        remarks={cautions}
        mark={<Icon of={TriangleAlert} className="mt-0.5 text-warning" />}
      >
        We found nothing to warn you about.
      </Remarks>
    </div>
    <section>
      <h3 className="text-d4 font-semibold">What would raise it most</h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari removes the role of a list without bullets. */}
      <ul role="list" className="mt-2">
        {raises.map((raise) => (
          <li
            key={raise.text}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-t border-line py-3.5 sm:grid-cols-[4rem_minmax(0,1fr)_auto]"
          >
            <span className="font-display text-[2rem] leading-none font-bold text-accent-text">
              {raise.points === null ? (
                <>
                  <span aria-hidden="true">?</span>
                  <span className="sr-only">Not known yet:</span>
                </>
              ) : (
                <>
                  +{raise.points}
                  <span className="sr-only"> points</span>
                </>
              )}
            </span>
            <span className="text-pretty">{raise.text}</span>
            <span className="max-sm:col-start-2">{wayTo(raise)}</span>
          </li>
        ))}
      </ul>
      <p className="border-t border-line pt-3 text-small text-muted">{closingWords(raises)}</p>
    </section>
  </div>
)

const closingWords = (raises: readonly Raise[]): string => {
  if (raises.some(({ points }) => points === null))
    return 'A question mark: we can only say how many points it adds once you answer.'
  return raises.length > 0
    ? 'You can’t change anything else that adds more.'
    : 'There is nothing you can change that would add a point.'
}

interface RemarksProps {
  title: string
  remarks: readonly Remark[]
  mark: ReactNode
  /** In place of remarks. */
  children: string
}

const Remarks = ({ title, remarks, mark, children }: RemarksProps) => (
  <section>
    <h3 className="text-d4 font-semibold">{title}</h3>
    {remarks.length === 0 && <p className="mt-2 text-muted">{children}</p>}
    {/* biome-ignore lint/a11y/noRedundantRoles: Safari removes the role of a list without bullets. */}
    <ul role="list" className="mt-2">
      {remarks.map((remark) => (
        <li
          key={remark.title}
          className="grid grid-cols-[1.375rem_minmax(0,1fr)] gap-3 border-t border-line py-3.5 leading-[1.45] first:border-t-0"
        >
          {mark}
          <p className="text-pretty">
            <b className="font-semibold">{remark.title}</b>{' '}
            <span className="text-muted">{remark.detail}</span>
          </p>
        </li>
      ))}
    </ul>
  </section>
)
