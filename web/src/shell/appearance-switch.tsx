import { Moon, Sun } from 'lucide-react'
import { Button } from '../ui/actions/button.tsx'
import { Icon } from '../ui/media/icon.tsx'
import { chooseMode, shownMode } from './appearance.ts'

/** Offers the other appearance. The styles know which one before any script runs. */
export const AppearanceSwitch = () => (
  <Button variant="borderless" isIcon onClick={() => chooseMode(shownMode() === 'dark' ? 'light' : 'dark')}>
    <span className="dark:hidden">
      <Icon of={Moon} name="Switch to dark" />
    </span>
    <span className="hidden dark:block">
      <Icon of={Sun} name="Switch to light" />
    </span>
  </Button>
)
