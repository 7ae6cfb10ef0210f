import { Phone } from 'lucide-react'
import { Icon } from '../media/icon.tsx'
import { Tooltip } from '../overlays/tooltip.tsx'
import { Button } from './button.tsx'
import { AnchorButton } from './link-button.tsx'

interface PhoneShortcutProps {
  name: string
  phone: string | null
  onCall?: (() => void) | undefined
}

/** Starts a call. Without a number, it says so and does nothing. */
export const PhoneShortcut = ({ name, phone, onCall }: PhoneShortcutProps) =>
  phone ? (
    <AnchorButton
      variant="borderless"
      isIcon
      href={`tel:${phone.replace(/[^\d+]/g, '')}`}
      aria-label={`Call ${name}, ${phone}`}
      title={phone}
      onClick={onCall}
    >
      <Icon of={Phone} />
    </AnchorButton>
  ) : (
    <Tooltip text="No phone number on file." opensOnPress>
      {(trigger) => (
        <Button variant="borderless" isIcon aria-label={`Call ${name}`} aria-disabled="true" {...trigger}>
          <Icon of={Phone} className="opacity-45" />
        </Button>
      )}
    </Tooltip>
  )
