import { requestRestoreLink } from '@fieldhouse/contract/accounts.deletion'
import { call } from '../../../lib/api.ts'
import { Day } from '../../../lib/moments.tsx'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Failure } from '../login/failure.tsx'
import { Screen } from '../login/screen.tsx'

interface DeletedScreenProps {
  title: string
  email: string
  /** The last moment to restore it. */
  until: string
  onBack: () => void
}

/** PAY-06: a person signs in to an account that they deleted. */
export const DeletedScreen = ({ title, email, until, onBack }: DeletedScreenProps) => {
  const { run, isBusy, isDone, error } = useAction(() => call(requestRestoreLink, { body: { email } }))
  return (
    <Screen
      title={title}
      lead={
        <p>
          You deleted this account. You can restore it until <Day at={until} />.
        </p>
      }
      onBack={onBack}
    >
      {isDone ? (
        <p role="status" className="text-ui wrap-anywhere">
          Check your email. We sent a link to {email}.
        </p>
      ) : (
        <>
          <p className="text-ui text-muted wrap-anywhere">
            We email a link to {email}. One press brings everything back.
          </p>
          <Failure message={error?.message ?? null} />
          <Button size="lg" isBlock isBusy={isBusy} onClick={() => void run()}>
            Email me the link
          </Button>
        </>
      )}
    </Screen>
  )
}
