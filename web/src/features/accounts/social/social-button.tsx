import { type SocialNetwork, socialNames } from '@fieldhouse/contract/accounts.social'
import { Button } from '../../../ui/actions/button.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { NetworkMark } from './network-mark.tsx'

interface SocialButtonProps {
  network: SocialNetwork
  verb: 'Sign in' | 'Sign up'
  /** Its window is open. A press brings that window to the front. */
  isBusy: boolean
  onPress: () => void
}

export const SocialButton = ({ network, verb, isBusy, onPress }: SocialButtonProps) => (
  <Button size="lg" isOutlined isBlock aria-busy={isBusy} onClick={onPress}>
    {isBusy ? <Spinner /> : <NetworkMark network={network} />}
    {verb} with {socialNames[network]}
  </Button>
)
