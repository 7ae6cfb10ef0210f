import type { CoachReview } from '@fieldhouse/contract/colleges.verification'
import { fullName } from '../../../lib/person-name.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { nameScale } from '../../../ui/layout/name-fit.ts'
import { actionsOf, type ReviewAction } from './review-actions.ts'
import { ReviewFacts, ReviewOutcome } from './review-facts.tsx'
import { actionNames } from './review-labels.ts'
import { waitingTime } from './waiting-time.ts'

export interface ReviewRowProps {
  review: CoachReview
  /** The time when the list was loaded. */
  now: number
  /** The coach who has waited longest: this row's button is the prominent one. */
  isNext: boolean
  onDecide: (action: ReviewAction) => void
  onDomains: () => void
}

const reviewGrid = 'grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-5 border-b border-line py-6 lg:gap-x-8'

/** On wide screens: waiting time, person, facts, actions. */
export const waitingClassName = `${reviewGrid} lg:grid-cols-[5rem_minmax(0,1fr)_minmax(0,1.5fr)_13rem]`

/** Person, facts, decision, actions. */
const decidedClassName = `${reviewGrid} lg:grid-cols-[minmax(0,0.9fr)_minmax(0,1.1fr)_minmax(0,1.1fr)_13rem]`

/** One coach: the person, what they say about the job, and the decision. */
export const ReviewRow = ({ review, now, isNext, onDecide, onDomains }: ReviewRowProps) => {
  const isWaiting = review.status === 'pending' || review.status === 'paused'
  const name = fullName(review)
  return (
    <li className={isWaiting ? waitingClassName : decidedClassName}>
      <div className="col-start-1 min-w-0 lg:col-start-auto">
        <h2 className="text-d3 wrap-anywhere">
          <bdi className={nameScale(name)}>{name}</bdi>
        </h2>
        <p className="mt-1.5 text-ui text-muted wrap-anywhere">{review.email ?? 'No email'}</p>
      </div>
      {isWaiting && <Waiting since={review.requested_at} now={now} />}
      {isWaiting ? (
        <div className="col-span-full grid content-start gap-y-2 lg:col-span-1">
          <ReviewFacts review={review} />
          <ReviewOutcome review={review} />
        </div>
      ) : (
        <div className="col-span-full grid gap-y-2 lg:contents">
          <ReviewFacts review={review} />
          <ReviewOutcome review={review} />
        </div>
      )}
      <div className="col-span-full flex flex-wrap items-start gap-2.5 lg:col-span-1 lg:grid lg:content-start lg:gap-2">
        {actionsOf(review).map((action) => (
          <Button
            key={action}
            isOutlined={!(isNext && action === 'approve')}
            onClick={() => onDecide(action)}
            aria-haspopup="dialog"
          >
            {actionNames[action]}
            <span className="sr-only">
              {action === 'pause' && ' of'} {name}
            </span>
          </Button>
        ))}
        {review.college && (
          <Button variant="borderless" onClick={onDomains} aria-haspopup="dialog">
            Email domains
            <span className="sr-only"> of {review.college.name}</span>
          </Button>
        )}
      </div>
    </li>
  )
}

const Waiting = ({ since, now }: { since: string; now: number }) => {
  const { figure, unit } = waitingTime(since, now)
  return (
    <p className="text-end lg:order-first lg:text-start">
      <span className="label block text-muted">Waiting</span>{' '}
      <time dateTime={since} className="display text-d2">
        {figure} <span className="text-d4 text-muted lg:block">{unit}</span>
      </time>
    </p>
  )
}
