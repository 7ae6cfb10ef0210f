import type { ConversationFacts } from '@fieldhouse/contract/messaging'
import { useRouterState } from '@tanstack/react-router'
import { PackageButton } from '../../features/billing/ended/ended-line.tsx'
import { openPayment } from '../popups.ts'

/** The package that opens a closed chat. The payment returns to the page behind it. */
export const ChatPackage = ({ facts: { athlete, opens_with } }: { facts: ConversationFacts }) => {
  const here = useRouterState({ select: ({ location }) => location.href })
  return (
    opens_with && (
      <PackageButton
        feature={opens_with}
        athleteUserId={athlete.id}
        returnTo={here}
        onChoose={(packageKey, cycle) => openPayment(packageKey, cycle, here, athlete.id)}
      />
    )
  )
}
