import type { ReactNode } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { PaymentPane } from './payment-pane.tsx'
import type { AccountView } from './payment-steps.ts'

interface SummaryStepProps {
  title: string
  packageName: string
  promo: ReactNode
  onContinue: (view: AccountView) => void
}

/** The package before an account. Nobody signs up without knowing what it costs. */
export const SummaryStep = ({ title, packageName, promo, onContinue }: SummaryStepProps) => (
  <PaymentPane title={title}>
    <p className="max-w-[46ch] text-pretty text-muted">
      The first month of {packageName} is free. You create an account, enter a card or PayPal, and confirm.
      Cancel with one click on your Payment page.
    </p>
    {promo}
    <div className="grid gap-3">
      <Button size="lg" isBlock onClick={() => onContinue('signUp')}>
        Create an account
      </Button>
      <Button size="lg" isBlock isOutlined onClick={() => onContinue('appLogin')}>
        I have an account
      </Button>
    </div>
    <p className="text-small text-muted">
      An athlete creates the account, or a parent for their athlete. Nothing is charged today.
    </p>
  </PaymentPane>
)
