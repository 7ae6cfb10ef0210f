import type { PackageKey } from '@fieldhouse/contract/billing'
import type { BillingCycle } from '@fieldhouse/contract/billing.subscriptions'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { packagesQuery } from '../../../lib/packages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { paymentInfoQuery } from '../account/payment.api.ts'
import { searchOf } from '../billing-period.ts'
import { type EndedFeature, type EndedReader, endedWords } from './ended-words.ts'
import { wayBackTo } from './way-back.ts'

interface EndedLineProps extends EndedReader {
  feature: EndedFeature
  /** The first day without it, YYYY-MM-DD. */
  endedOn: string
  /** The athlete's user id. */
  athleteUserId: string
  /** Where the payment returns to. */
  returnTo: string
  /** Below lg, only the sentence with the day, because a panel needs the room. */
  isBrief?: boolean
  onChoose: (packageKey: PackageKey, cycle: BillingCycle) => void
}

/** Loaded with the page, so the line does not move anything later. A part that fails is replaced by a link. */
export const loadWayBack = async (queryClient: QueryClient): Promise<void> => {
  await Promise.all([queryClient.prefetchQuery(packagesQuery), queryClient.prefetchQuery(paymentInfoQuery)])
}

/** PAY-04: on top of what an ended package opened: the day it ended, what stays, and the way back. */
export const EndedLine = ({
  feature,
  endedOn,
  athleteUserId,
  returnTo,
  isBrief = false,
  onChoose,
  reader,
  athleteName,
}: EndedLineProps) => {
  const { title, text } = endedWords(feature, endedOn, { reader, athleteName })
  return (
    <div
      role="status"
      className="flex shrink-0 flex-wrap items-center gap-x-8 gap-y-2.5 border-b border-line bg-accent-soft px-[var(--gutter,1rem)] py-3 text-ui leading-normal text-pretty"
    >
      <p className="min-w-0 flex-[1_1_24rem]">
        <b className="font-semibold">{title}</b>{' '}
        <span className={classNames(isBrief && 'max-lg:hidden')}>{text}</span>
      </p>
      {reader === 'family' && (
        <PackageButton
          feature={feature}
          athleteUserId={athleteUserId}
          returnTo={returnTo}
          onChoose={onChoose}
        />
      )}
    </div>
  )
}

type PackageButtonProps = Pick<EndedLineProps, 'feature' | 'athleteUserId' | 'returnTo' | 'onChoose'>

/** The package that opens a feature, with its price. It opens the payment dialog. */
export const PackageButton = ({ feature, athleteUserId, returnTo, onChoose }: PackageButtonProps) => {
  const packages = useQuery(packagesQuery)
  const payment = useQuery(paymentInfoQuery)
  // Without the last package, the cheapest one is offered.
  if (packages.isPending || payment.isPending) return <span aria-hidden="true" className="h-9" />
  const bought =
    payment.data?.data.packages.find(({ athlete_user_id }) => athlete_user_id === athleteUserId) ?? null
  const way = wayBackTo(feature, packages.data?.data ?? [], bought)
  if (!way)
    return (
      <LinkButton to="/packages" search={searchOf('monthly', returnTo)} size="sm">
        See the packages
      </LinkButton>
    )
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="text-muted">
        {way.name}: {way.price}
      </span>
      <Button size="sm" aria-haspopup="dialog" onClick={() => onChoose(way.packageKey, way.cycle)}>
        Get {way.name}
      </Button>
    </span>
  )
}
