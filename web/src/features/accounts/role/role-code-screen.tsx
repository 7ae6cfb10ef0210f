import { sendEmailCode } from '@fieldhouse/contract/accounts.sign-up'
import { Button } from '../../../ui/actions/button.tsx'
import { CodeBoxes } from '../../../ui/forms/code-boxes.tsx'
import { maskedAddress } from '../code/masked-address.ts'
import { ResendForm } from '../code/resend-form.tsx'
import { useCode } from '../code/use-code.ts'
import { Failure } from '../login/failure.tsx'
import { Screen } from '../login/screen.tsx'
import { TextButton } from '../login/text-button.tsx'

interface RoleCodeScreenProps {
  title: string
  userId: string
  email: string
  onVerified: () => void
  onAddressWrong: () => void
}

/** ACC-13: the person proves the address before the role takes effect. */
export const RoleCodeScreen = ({ title, userId, email, onVerified, onAddressWrong }: RoleCodeScreenProps) => {
  const { phase, fault, failure, check } = useCode(userId, onVerified)
  return (
    <Screen
      title={title}
      lead={
        <p>
          Four digits are on their way to{' '}
          <strong className="font-semibold break-all text-text">{maskedAddress(email)}</strong>. They work for
          15 minutes.
        </p>
      }
    >
      <CodeBoxes
        label="Verification code"
        isLabelHidden
        name="code"
        fault={fault}
        onComplete={check}
        canRepeat={failure !== null}
        isBusy={phase === 'checking'}
      />
      <Failure
        message={failure?.message}
        action={
          failure && (
            <Button size="sm" isOutlined onClick={() => check(failure.code)}>
              Try again
            </Button>
          )
        }
      />
      <div className="grid gap-3 border-t border-line pt-4">
        <ResendForm
          endpoint={sendEmailCode}
          email={email}
          aside={<TextButton onClick={onAddressWrong}>Change the address</TextButton>}
        />
        <p className="text-small text-muted">
          Nothing yet? Check your spam folder. First emails often land there.
        </p>
      </div>
    </Screen>
  )
}
