import type { User } from '@fieldhouse/contract/accounts'
import type { PaymentInfo } from '@fieldhouse/contract/billing.account'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { fullName } from '../../../lib/person-name.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { LoadingRegion, Skeleton, SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { RailSection } from '../../../ui/layout/rail-section.tsx'
import { methodName } from '../payment-words.ts'
import { AddMethodDialog } from './add-method-dialog.ts'
import { AddressSection } from './address-section.tsx'
import { MethodsSection } from './methods-section.tsx'
import { OrderHistory } from './order-history.tsx'
import { isTriedNow, otherPayer, packageOptions, packagesNote } from './package-status.ts'
import { PackageTicket } from './package-ticket.tsx'
import { packageOwners, paymentInfoQuery, usePaymentChanged } from './payment.api.ts'
import { NoTicket } from './ticket-frame.tsx'
import { useTriedCharge } from './use-tried-charge.ts'

/** PAY-06: the family's packages and invoices, and the person's own cards and address. */
export const PaymentPage = ({ viewer }: { viewer: User }) => {
  const { data, error, isFetching, refetch } = useQuery({
    ...paymentInfoQuery,
    // A new card is tried within a minute. The page shows it when that is done.
    refetchInterval: ({ state }) => (isTriedNow(state.data?.data.packages ?? []) ? 5000 : false),
  })
  const isLocked = viewer.impersonator_id !== null
  if (error && !data)
    return (
      <PaymentFrame>
        <ErrorState
          as="h2"
          title="Your payment data did not load"
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >
          {plainReason(error)}
        </ErrorState>
      </PaymentFrame>
    )
  if (!data) return <PaymentPending />
  return (
    <PaymentFrame>
      {isLocked && (
        <div className="pb-8">
          <Notice tone="warning">
            You are acting as {fullName(viewer)}. You see their payments, but only they can change them.
          </Notice>
        </div>
      )}
      <PaymentSections viewer={viewer} info={data.data} isLocked={isLocked} />
    </PaymentFrame>
  )
}

interface PaymentSectionsProps {
  viewer: User
  info: PaymentInfo
  isLocked: boolean
}

const PaymentSections = ({ viewer, info, isLocked }: PaymentSectionsProps) => {
  const { packages, payment_methods, order_history } = info
  const [isAdding, setAdding] = useState(false)
  const addButton = useRef<HTMLButtonElement>(null)
  const reload = usePaymentChanged()
  useTriedCharge(packages)
  const owners = packageOwners(viewer)
  const payer = payment_methods.length === 0 ? otherPayer(packages) : null
  const isUnpaid = packages.some((bought) => packageOptions(bought).canAddCard)
  const add = () => setAdding(true)
  return (
    <>
      <RailSection title={owners.length > 1 ? 'Packages' : 'Package'} note={packagesNote(packages)}>
        {owners.length === 0 ? (
          <EmptyState title="No athlete yet">Ask your athlete to invite you.</EmptyState>
        ) : (
          <div className="grid gap-5">
            {owners.map((owner) => {
              const bought = packages.find(({ athlete_user_id }) => athlete_user_id === owner.id)
              return bought ? (
                <PackageTicket key={owner.id} bought={bought} isLocked={isLocked} onAddCard={add} />
              ) : (
                <NoTicket key={owner.id} owner={owner} />
              )
            })}
          </div>
        )}
      </RailSection>
      {payer ? (
        <RailSection title="Payment methods">
          <p className="text-pretty">
            <bdi className="font-semibold">{payer}</bdi> pays for the package. Only the person who pays sees
            the card and the billing address.
          </p>
        </RailSection>
      ) : (
        <>
          <MethodsSection {...{ isLocked, addButton }} methods={payment_methods} onAdd={add} />
          <AddressSection isLocked={isLocked} />
        </>
      )}
      <OrderHistory invoices={order_history} />
      {owners[0] && (
        <AddMethodDialog
          isOpen={isAdding}
          onClose={() => setAdding(false)}
          athleteUserId={owners[0].id}
          onAdded={(method) => {
            setAdding(false)
            toast(
              isUnpaid
                ? `${methodName(method)} is saved. We’re trying the payment again.`
                : `${methodName(method)} is saved and pays from now on.`,
            )
            void reload()
          }}
        />
      )}
    </>
  )
}

export const PaymentPending = () => (
  <PaymentFrame>
    <RailSection title="Package">
      <LoadingRegion>
        <Skeleton className="h-52 rounded-lg" />
      </LoadingRegion>
    </RailSection>
    {['Payment methods', 'Billing address', 'Order history'].map((section) => (
      <RailSection key={section} title={section}>
        <LoadingRegion>
          <SkeletonRows rows={2} hasPicture={false} />
        </LoadingRegion>
      </RailSection>
    ))}
  </PaymentFrame>
)

const PaymentFrame = ({ children }: { children: ReactNode }) => (
  <div className="px-(--gutter) pt-8 pb-8 sm:pt-10">
    <h1 className="pb-8 text-d1 sm:pb-10">Payment</h1>
    <div className="max-w-(--page)">{children}</div>
  </div>
)
