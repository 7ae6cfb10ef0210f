import type { OwnerProof } from '@fieldhouse/contract/accounts.proof'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ApiError } from '../../../lib/api-error.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'

/** How people prove that the account is theirs: a password, or an emailed code if there is none. */
interface ProofNeeded {
  kind: 'password' | 'code'
  email: string | null
}

interface ProofFormProps {
  label: string
  proof: ProofNeeded
  /** Sends the code. */
  sendCode: () => Promise<unknown>
  /** What does not happen yet when the code is sent, as in "Nothing is deleted yet." */
  codeNote: string
  /** Rejects when the server refuses. */
  onProved: (proof: OwnerProof) => Promise<void>
  /** Whether the page is left afterward. */
  isFinal?: boolean
  children: (isBusy: boolean) => ReactNode
}

const faultIn = (error: Error | null, field: ProofNeeded['kind']): string | undefined =>
  error instanceof ApiError ? error.errors[field]?.[0] : undefined

/** A session alone may be a borrowed phone, so some actions ask who it is. */
export const ProofForm = (props: ProofFormProps) => {
  const [isCodeSent, setCodeSent] = useState(false)
  return props.proof.kind === 'code' && !isCodeSent ? (
    <CodeRequest {...props} onSent={() => setCodeSent(true)} />
  ) : (
    <ProofFields {...props} />
  )
}

const ProofFields = ({ label, proof, onProved, isFinal = false, children }: ProofFormProps) => {
  const { run, isBusy, error } = useAction(onProved, { isFinal })
  const { kind, email } = proof
  const fault = faultIn(error, kind)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void run({ [kind]: String(new FormData(event.currentTarget).get(kind) ?? '') })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5" aria-label={label}>
      {kind === 'code' ? (
        <TextField
          label="Code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={4}
          isRequired
          hint={`The 4 digits we sent to ${email}.`}
          fault={fault}
        />
      ) : (
        <>
          <input hidden readOnly type="email" autoComplete="username" value={email ?? ''} />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            isRequired
            hint="The one you sign in with now."
            fault={fault}
          />
        </>
      )}
      <p role="alert" className="text-small text-danger empty:hidden">
        {error && !fault && error.message}
      </p>
      {children(isBusy)}
    </form>
  )
}

interface CodeRequestProps extends Pick<ProofFormProps, 'proof' | 'sendCode' | 'codeNote'> {
  onSent: () => void
}

const CodeRequest = ({ proof: { email }, sendCode, codeNote, onSent }: CodeRequestProps) => {
  const { run, isBusy, error } = useAction(async () => {
    await sendCode()
    onSent()
  })
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ui text-pretty wrap-anywhere">
        To make sure it is you, we send a 4-digit code to {email}. {codeNote}
      </p>
      <Button isBusy={isBusy} onClick={() => void run()}>
        Email me a code
      </Button>
      <p role="alert" className="text-small text-danger empty:hidden">
        {error?.message}
      </p>
    </div>
  )
}
