import { Button } from '../../../ui/button.tsx'
import { Screen } from '../login/screen.tsx'

interface WelcomeScreenProps {
  title: string
  /** Whose account it is, where that is known. */
  firstName?: string | undefined
  onDone: () => void
}

/** ACC-06: the code was right. */
export const WelcomeScreen = ({ title, firstName, onDone }: WelcomeScreenProps) => (
  <Screen
    title={title}
    lead={
      <p>
        {firstName ? `Your account is ready, ${firstName}. ` : ''}Your email is confirmed, and you are signed
        in.
      </p>
    }
  >
    <Button size="lg" isBlock onClick={onDone}>
      Got It
    </Button>
  </Screen>
)
