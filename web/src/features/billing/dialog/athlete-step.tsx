import { useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { PaymentPane } from './payment-pane.tsx'
import type { BuyingAthlete } from './payment-steps.ts'

interface AthleteStepProps {
  title: string
  athletes: readonly BuyingAthlete[]
  chosen: BuyingAthlete | null
  onChoose: (userId: string) => void
}

/** A parent with several athletes says who gets the package. */
export const AthleteStep = ({ title, athletes, chosen, onChoose }: AthleteStepProps) => {
  // Nobody is chosen for them: the money would go to the wrong child.
  const [userId, setUserId] = useState(chosen?.userId ?? '')
  return (
    <PaymentPane title={title}>
      <RadioGroup
        legend="Athlete"
        name="athlete"
        options={athletes.map((one) => ({ value: one.userId, label: one.name }))}
        value={userId}
        onValueChange={setUserId}
      />
      <Button size="lg" isBlock disabled={!userId} onClick={() => onChoose(userId)}>
        Continue
      </Button>
    </PaymentPane>
  )
}
