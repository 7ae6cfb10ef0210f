import type { Views } from '@fieldhouse/contract/profiles.views'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Ago } from '../../../lib/moments.tsx'
import { verifiedCoach } from '../../../lib/verified-coach.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { VerifiedMark } from '../../../ui/data/verified-mark.tsx'
import { coachesOf } from './view-figures.ts'

const shownAtFirst = 8

interface CoachViewsProps {
  coaches: Views['coaches']
  /** The time of the request. */
  now: number
  onCollege: (college: { id: number; name: string }) => void
}

export const CoachViews = ({ coaches, now, onCollege }: CoachViewsProps) => {
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const known = coachesOf(coaches)
  const shown = isWhole ? known : known.slice(0, shownAtFirst)

  const showAll = () => {
    flushSync(() => setWhole(true))
    // The button is gone, so the focus moves to the first new entry.
    const next = list.current?.children[shownAtFirst]
    if (next instanceof HTMLElement) next.focus()
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
      <h3 className="text-d4">Coaches who looked</h3>
      {known.length === 0 ? (
        <p className="text-ui text-muted">No signed-in coaches yet.</p>
      ) : (
        <ul ref={list} aria-label="Coaches who looked" className="w-full border-t border-line">
          {shown.map(({ coach_id, name, college, verified_by, last_at, times }) => (
            <li
              key={coach_id}
              tabIndex={-1}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-3 text-ui outline-none"
            >
              <span className="flex min-w-0 flex-wrap items-center gap-x-3">
                <span className="min-w-0 wrap-anywhere">
                  <b className="font-semibold">{name}</b>
                  {college && (
                    <>
                      {', '}
                      <button
                        type="button"
                        aria-haspopup="dialog"
                        onClick={() => onCollege(college)}
                        className="text-start text-muted underline underline-offset-4 hover:text-text touch:min-h-11"
                      >
                        {college.short_name}
                      </button>
                    </>
                  )}
                </span>
                {verified_by && <VerifiedMark {...verifiedCoach(verified_by)} />}
              </span>
              <span className="text-small text-muted">
                {times > 1 && `${times} times, last `}
                <Ago at={last_at} now={now} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {shown.length < known.length && (
        <Button isOutlined size="sm" onClick={showAll}>
          Show all {known.length} coaches
        </Button>
      )}
    </div>
  )
}
