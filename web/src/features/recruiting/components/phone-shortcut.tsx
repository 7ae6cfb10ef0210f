import { Phone } from 'lucide-react'
import { Button } from '../../../ui/actions/button.tsx'
import { AnchorButton } from '../../../ui/actions/link-button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { Tooltip } from '../../../ui/overlays/tooltip.tsx'

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
    <Tooltip text="No phone number on file.">
      {(trigger) => (
        <Button variant="borderless" isIcon aria-label={`Call ${name}`} aria-disabled="true" {...trigger}>
          <Icon of={Phone} className="opacity-45" />
        </Button>
      )}
    </Tooltip>
  )
