import { requestSignInCode } from '@fieldhouse/contract/accounts.sign-in'
import type { MouseEvent } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import type { WaitingForSignInCode } from './waiting-for-sign-in-code.ts'

interface EmailCodeOfferProps {
  onAsked: (waiting: WaitingForSignInCode) => void
}

/** The values of the sign-in form, without the password. */
const formOf = ({ form }: HTMLButtonElement) => {
  const values = new FormData(form ?? undefined)
  return {
    email: String(values.get('email') ?? ''),
    remember: values.has('remember'),
    team_id: String(values.get('team_id') ?? ''),
  }
}

/** Address errors are shown here, because the person is looking here. */
const addressFault = (error: Error): string =>
  error instanceof ApiError ? (error.errors.email?.[0] ?? error.message) : error.message

/** ACC-02: for a person who can't use the password. It is part of the sign-in form and uses its values. */
export const EmailCodeOffer = ({ onAsked }: EmailCodeOfferProps) => {
  const { run, isBusy, error } = useAction(async (body: ReturnType<typeof formOf>) => {
    const { data } = await call(requestSignInCode, { body })
    onAsked({ attempt: data.attempt, email: body.email, proof: 'email' })
  })
  const ask = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => void run(formOf(currentTarget))
  return (
    <div className="grid justify-items-start gap-2">
      <Button size="sm" isOutlined isBusy={isBusy} onClick={ask}>
        Email me a code instead
      </Button>
      <p role="alert" className="text-small text-danger empty:hidden">
        {error && addressFault(error)}
      </p>
    </div>
  )
}
