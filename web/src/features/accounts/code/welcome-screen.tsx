import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Screen } from '../login/screen.tsx'

interface WelcomeScreenProps {
  title: string
  /** The account's owner, if known. */
  firstName?: string | undefined
  /** The team they joined, and where to find it. */
  joined?: string | null
  onDone: () => void
}

/** ACC-06: the code was right. */
export const WelcomeScreen = ({ title, firstName, joined, onDone }: WelcomeScreenProps) => (
  <Screen
    title={title}
    lead={
      <p>
        {firstName ? `Your account is ready, ${firstName}. ` : ''}Your email is confirmed, and you are signed
        in.
      </p>
    }
  >
    {joined && <Notice tone="positive">{joined}</Notice>}
    <Button size="lg" isBlock onClick={onDone}>
      Got It
    </Button>
  </Screen>
)
