import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { CodeBoxes } from '../../../ui/forms/code-boxes.tsx'
import { Screen } from '../login/screen.tsx'
import { TextButton } from '../login/text-button.tsx'
import { maskedAddress } from './masked-address.ts'
import { ResendForm } from './resend-form.tsx'
import { useCode } from './use-code.ts'

interface CodeScreenProps {
  title: string
  userId: string
  /** Where the code was sent. Unknown to a person who comes through a link. */
  email?: string | undefined
  onVerified: () => void
  onPasswordAsked?: ((code: string) => void) | undefined
  /** Where the address can still be changed. */
  onAddressWrong?: (() => void) | undefined
}

/** ACC-06: four boxes for the four digits in the email. */
export const CodeScreen = ({
  title,
  userId,
  email,
  onVerified,
  onPasswordAsked,
  onAddressWrong,
}: CodeScreenProps) => {
  const { phase, fault, failure, check } = useCode(userId, onVerified, onPasswordAsked && { onPasswordAsked })
  return (
    <Screen
      title={title}
      lead={
        email === undefined ? (
          <p>Enter the four digits from our email. They work for 15 minutes.</p>
        ) : (
          <p>
            Four digits are on their way to{' '}
            <strong className="inline-block max-w-full font-semibold wrap-anywhere text-text">
              {maskedAddress(email)}
            </strong>
            . They work for 15 minutes.
          </p>
        )
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
      {failure && (
        <Notice
          tone="danger"
          isAlert
          action={
            <Button size="sm" isOutlined onClick={() => check(failure.code)}>
              Try again
            </Button>
          }
        >
          {failure.message}
        </Notice>
      )}
      <div className="grid gap-3 border-t border-line pt-4">
        <ResendForm
          email={email}
          aside={onAddressWrong && <TextButton onClick={onAddressWrong}>Change the address</TextButton>}
        />
        <p className="text-small text-muted">
          Nothing yet? Check your spam folder. First emails often land there.
        </p>
      </div>
    </Screen>
  )
}
