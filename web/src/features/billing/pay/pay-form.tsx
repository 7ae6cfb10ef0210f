import { getClientSecret } from '@fieldhouse/contract/billing.subscriptions'
import { useQuery } from '@tanstack/react-query'
import { CreditCard, Lock } from 'lucide-react'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { CardFields } from './card-fields.tsx'
import { type CardFaults, cardFaults, type TypedCard } from './card-rules.ts'
import { cardNonceFrom, MethodCanceled, payPalNonceFrom } from './sandbox-methods.ts'

const clientSecretQuery = (athleteUserId: string) => ({
  queryKey: ['client-secret', athleteUserId],
  queryFn: async () => (await call(getClientSecret, { params: { id: athleteUserId } })).data,
  // A token is good for a day. A new form gets a new one.
  staleTime: 0,
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

const typedCard = (form: HTMLFormElement): TypedCard => {
  const values = new FormData(form)
  const text = (name: string) => String(values.get(name) ?? '')
  return {
    name: text('name'),
    number: text('number'),
    expires: text('expires'),
    cvc: text('cvc'),
    zip: text('zip'),
  }
}

const focusField = (form: HTMLFormElement, name: string) => {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.focus()
}

/** PAY-03: a card or PayPal. What is typed goes to the payment provider, never to us. */
export const PayForm = ({ athleteUserId, ...form }: PayFormProps) => {
  const secret = useQuery(clientSecretQuery(athleteUserId))
  if (secret.isPending) return <Skeleton className="h-80" />
  if (secret.isError)
    return (
      <ErrorState title="Payment is not ready" onRetry={() => void secret.refetch()}>
        There was an error setting up the client instance. Message: {plainReason(secret.error)}
      </ErrorState>
    )
  // Braintree's own form comes with its keys. Until it is built in, the page says so instead of breaking.
  if (secret.data.provider === 'braintree')
    return (
      <ErrorState title="Payment is not ready">
        There was an error setting up the client instance. Message: Cards can’t be entered on this site yet.
      </ErrorState>
    )
  return <MethodForm clientToken={secret.data.client_token} {...form} />
}

type MethodFormProps = Omit<PayFormProps, 'athleteUserId'> & { readonly clientToken: string }

const MethodForm = ({ clientToken, submitLabel, isBusy, fault, onMethod, children }: MethodFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const [kind, setKind] = useState<'card' | 'paypal'>('card')
  const [faults, setFaults] = useState<CardFaults>({})
  const request = useAction(async (card: TypedCard | null) => {
    const nonce = await (card ? cardNonceFrom(clientToken, card) : payPalNonceFrom(clientToken)).catch(
      (error: unknown) => {
        if (error instanceof MethodCanceled) return null
        throw error
      },
    )
    if (nonce) await onMethod(nonce)
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    if (kind === 'paypal') return void request.run(null)
    const card = typedCard(event.currentTarget)
    const found = cardFaults(card, new Date())
    setFaults(found)
    const [first] = Object.keys(found)
    if (first) focusField(event.currentTarget, first)
    else void request.run(card)
  }

  const checkField = (field: keyof TypedCard) => {
    if (!form.current) return
    const found = cardFaults(typedCard(form.current), new Date())
    setFaults((known) => ({ ...known, [field]: found[field] }))
  }

  const shownFault = fault ?? request.error?.message
  return (
    // If the browser ever submits it natively, nothing typed may end up in the address.
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      <Notice title="No real money">
        This site uses a payment sandbox. Pay with the test card 4111 1111 1111 1111, any later date, any
        code, and any ZIP code.
      </Notice>
      <RadioGroup
        legend="How you pay"
        isLegendHidden
        name="kind"
        look="card"
        value={kind}
        onValueChange={(value) => setKind(value === 'paypal' ? 'paypal' : 'card')}
        options={[
          { value: 'card', label: 'Card', icon: CreditCard },
          { value: 'paypal', label: 'PayPal' },
        ]}
      />
      {kind === 'card' ? (
        <CardFields faults={faults} onLeave={checkField} />
      ) : (
        <p className="text-ui text-muted">PayPal opens in its own window. You come back here after that.</p>
      )}
      {children}
      {shownFault && (
        <Notice tone="danger" isAlert>
          {shownFault}
        </Notice>
      )}
      <Button type="submit" size="lg" isBlock isBusy={isBusy || request.isBusy}>
        {submitLabel}
      </Button>
      <p className="flex items-start justify-center gap-1.5 text-small text-muted">
        <Icon of={Lock} className="mt-0.5" />
        Card details go to the payment provider, never to us.
      </p>
    </form>
  )
}
