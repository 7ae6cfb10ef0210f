import { restoreAccount } from '@fieldhouse/contract/accounts.deletion'
import { call } from '../../../lib/api.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'

interface RestorePanelProps {
  /** From the link in the email. */
  token: string
  onRestored: () => void
}

/**
 * PAY-06: only the button restores the account, never the link itself, because email programs open links automatically.
 */
export const RestorePanel = ({ token, onRestored }: RestorePanelProps) => {
  const restore = async () => {
    await call(restoreAccount, { body: { token } })
    onRestored()
  }
  const { run, isBusy, error } = useAction(restore, { isFinal: true })
  return (
    <div className="wrap grid justify-items-start gap-6 pt-10 pb-20 sm:pt-16">
      <h1 className="text-d1">Welcome back</h1>
      <p className="max-w-[48ch] text-lead text-pretty text-muted">
        Restore your account and everything is as you left it: your page, your photos, your numbers, and your
        family. If your package has time left, it runs to its end, and you can keep it under Payment.
      </p>
      <p role="alert" className="text-danger empty:hidden">
        {error?.message}
      </p>
      <div className="flex flex-wrap gap-3">
        {error ? (
          <LinkButton to="/contact-us" size="lg">
            Write to us
          </LinkButton>
        ) : (
          <Button size="lg" isBusy={isBusy} onClick={() => void run()}>
            Restore my account
          </Button>
        )}
        <LinkButton to="/" size="lg" isOutlined>
          Go to Homepage
        </LinkButton>
      </div>
    </div>
  )
}
