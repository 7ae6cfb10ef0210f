import type { User } from '@fieldhouse/contract/accounts'
import { invalidPromoCode, type PromoCode } from '@fieldhouse/contract/affiliates'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Failure } from '../login/failure.tsx'
import { Screen } from '../login/screen.tsx'
import { useOpening } from '../login/use-opening.ts'
import { canUsePromoCode } from './can-use-promo-code.ts'
import { checkPromoCode, type PromoAnswer } from './check-promo-code.ts'
import { promoCodeIn } from './promo-state.ts'

interface PromoCodeDialogProps {
  isOpen: boolean
  /** From a link. */
  code: string
  viewer: Pick<User, 'type' | 'can_use_promo_code'> | null
  onClose: () => void
}

type Outcome = PromoAnswer | { status: 'checking' } | { status: 'not-for-them' }

const outcomeTitle = (outcome: Outcome): string => {
  switch (outcome.status) {
    case 'checking':
      return 'One moment'
    case 'applied':
      return `Promo code ${outcome.promo.code} applied`
    case 'invalid':
      return invalidPromoCode
    case 'unknown':
      return 'The code could not be checked'
    case 'not-for-them':
      return 'You already have one'
  }
}

/** ACC-11: the result for a promo code from a link. It is checked each time this opens. */
export const PromoCodeDialog = ({ isOpen, code, viewer, onClose }: PromoCodeDialogProps) => {
  const opening = useOpening(isOpen)
  const canUse = canUsePromoCode(viewer)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['promo-code', promoCodeIn(code), opening],
    queryFn: ({ signal }) => checkPromoCode(code, signal),
    enabled: isOpen && canUse,
    gcTime: 0,
    networkMode: 'always',
  })
  const answer: Outcome =
    data ?? (error ? { status: 'unknown', message: error.message } : { status: 'checking' })
  const outcome: Outcome = canUse ? answer : { status: 'not-for-them' }
  const title = outcomeTitle(outcome)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} isTitleHidden isFlush size="sm">
      <Screen key={title} title={title}>
        {outcome.status === 'checking' && (
          <p role="status" className="flex items-center gap-3 text-muted">
            <Spinner />
            Checking {promoCodeIn(code)}
          </p>
        )}
        {outcome.status === 'unknown' && (
          <Failure
            message={outcome.message}
            action={
              <Button isOutlined size="sm" isBusy={isFetching} onClick={() => void refetch()}>
                Try again
              </Button>
            }
          />
        )}
        {outcome.status === 'applied' && (
          <Result onClose={onClose} promo={outcome.promo}>
            We keep the code for you for 7 days.
          </Result>
        )}
        {outcome.status === 'invalid' && (
          <Result onClose={onClose}>
            Check the spelling, or ask the person who gave it to you. You can also enter a code when you sign
            up.
          </Result>
        )}
        {outcome.status === 'not-for-them' && (
          <Result onClose={onClose}>One promo code per account, and yours already has one.</Result>
        )}
      </Screen>
    </Dialog>
  )
}

const Result = ({
  promo,
  onClose,
  children,
}: {
  promo?: PromoCode
  onClose: () => void
  children: ReactNode
}) => (
  <>
    {promo && (
      <dl className="border-y border-line py-5">
        <dt className="label text-muted wrap-anywhere">
          {promo.user ? `From ${promo.user.first_name} ${promo.user.last_name}` : 'For you'}
        </dt>
        <dd className="display mt-2 text-d1">{promo.text}</dd>
      </dl>
    )}
    <p className="text-muted">{children}</p>
    <Button size="lg" isBlock onClick={onClose}>
      Got It
    </Button>
  </>
)
