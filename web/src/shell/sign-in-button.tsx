import { siteFacts } from '../lib/site-facts.ts'
import { signInAddress } from '../lib/subdomain-rewrite.ts'
import { Button } from '../ui/actions/button.tsx'
import type { ButtonStyle } from '../ui/actions/button-class-name.ts'
import { AnchorButton } from '../ui/actions/link-button.tsx'
import { openPopup } from './popups.ts'

interface SignInButtonProps extends Pick<ButtonStyle, 'size' | 'isBlock'> {
  onPress?: () => void
}

/** Opens the login popup. An athlete's subdomain has none and links to the main site (SHL-14). */
export const SignInButton = ({ onPress, ...look }: SignInButtonProps) => {
  const { subdomain } = siteFacts()
  if (subdomain)
    return (
      <AnchorButton {...look} isOutlined href={signInAddress(subdomain)}>
        Sign In
      </AnchorButton>
    )
  return (
    <Button
      {...look}
      isOutlined
      onClick={() => {
        onPress?.()
        openPopup({ name: 'login' })
      }}
    >
      Sign In
    </Button>
  )
}
