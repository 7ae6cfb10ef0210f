import { getClientSecret } from '@fieldhouse/contract/billing.subscriptions'
import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { DropInFields } from './drop-in-fields.tsx'
import { OwnFields } from './own-fields.tsx'
import type { PaymentFields } from './payment-fields.ts'
import { SetupError } from './setup-error.tsx'

const clientSecretQuery = (athleteUserId: string) => ({
  queryKey: ['client-secret', athleteUserId],
  queryFn: async () => (await call(getClientSecret, { params: { id: athleteUserId } })).data,
  // A new form gets a new token. While it is open it keeps the one it has: another would empty a half-filled card.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  retry: false,
})

interface PayFormProps {
  readonly athleteUserId: string
  readonly submitLabel: string
  /** The purchase is being made. */
  readonly isBusy: boolean
  /** Why the last try failed. */
  readonly fault: string | null
  /** Gets what stands for the card or PayPal account. */
  readonly onMethod: (nonce: string) => unknown
  /** Between the fields and the button. */
  readonly children?: ReactNode
}

/** PAY-03: a card or PayPal. What is typed goes to the payment provider, never to us. */
export const PayForm = ({ athleteUserId, ...form }: PayFormProps) => {
  const secret = useQuery(clientSecretQuery(athleteUserId))
  const retry = () => void secret.refetch()
  if (secret.isPending)
    return (
      <LoadingRegion label="Loading the payment form…">
        <Skeleton className="h-80" />
      </LoadingRegion>
    )
  if (secret.isError) return <SetupError message={plainReason(secret.error)} onRetry={retry} />
  const { provider, client_token } = secret.data
  return (
    <MethodForm
      key={secret.dataUpdatedAt}
      provider={provider}
      clientToken={client_token}
      onRetry={retry}
      {...form}
    />
  )
}

type MethodFormProps = Omit<PayFormProps, 'athleteUserId'> & {
  readonly provider: 'braintree' | 'sandbox'
  readonly clientToken: string
  readonly onRetry: () => void
}

const MethodForm = (props: MethodFormProps) => {
  const { provider, clientToken, submitLabel, isBusy, fault, onMethod, onRetry, children } = props
  const fields = useRef<PaymentFields>(null)
  const [isReady, setReady] = useState(provider === 'sandbox')
  const request = useAction(async () => {
    const method = await fields.current?.requestPaymentMethod()
    if (!method) return
    await onMethod(method.nonce)
    // If the form is still here, the method was refused.
    fields.current?.enterAgain?.()
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !isBusy) void request.run()
  }

  const shownFault = fault ?? request.error?.message
  return (
    // If the browser ever submits it natively, nothing typed may end up in the address.
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {provider === 'braintree' ? (
        <DropInFields
          ref={fields}
          clientToken={clientToken}
          onReady={() => setReady(true)}
          onRetry={onRetry}
        />
      ) : (
        <OwnFields ref={fields} clientToken={clientToken} />
      )}
      {children}
      {shownFault && (
        <Notice tone="danger" isAlert>
          {shownFault}
        </Notice>
      )}
      <Button type="submit" size="lg" isBlock disabled={!isReady} isBusy={isBusy || request.isBusy}>
        {submitLabel}
      </Button>
      <p className="flex items-start justify-center gap-1.5 text-small text-muted">
        <Icon of={Lock} className="mt-0.5" />
        Card details go to the payment provider, never to us.
      </p>
    </form>
  )
}
