import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { SocialButton } from '../social/social-button.tsx'
import { Screen } from './screen.tsx'
import type { LoginNetworks } from './use-networks.ts'

interface WaysScreenProps {
  title: string
  lead?: ReactNode
  verb: 'Sign in' | 'Sign up'
  networks: LoginNetworks
  onEmail: () => void
  onBack: (() => void) | undefined
  children: ReactNode
}

/** All ways to sign in: a network or email. */
export const WaysScreen = ({ title, lead, verb, networks, onEmail, onBack, children }: WaysScreenProps) => (
  <Screen title={title} lead={lead} onBack={onBack}>
    <div className="grid gap-3">
      {networks.isLoading && <Skeleton className="h-12" />}
      {networks.networks.map((network) => (
        <SocialButton
          key={network}
          network={network}
          verb={verb}
          isBusy={networks.busy === network}
          onPress={() => networks.start(network)}
        />
      ))}
      <Button size="lg" isBlock onClick={onEmail}>
        <Icon of={Mail} />
        {verb} with email
      </Button>
    </div>
    {children}
  </Screen>
)
