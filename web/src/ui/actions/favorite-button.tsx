import { Heart } from 'lucide-react'
import { Icon } from '../media/icon.tsx'
import { Tooltip } from '../overlays/tooltip.tsx'
import { Button } from './button.tsx'

interface FavoriteButtonProps {
  name: string
  isFavorite: boolean
  /** After the package ended, favorites can only be removed. */
  isReadOnly?: boolean
  onToggle: () => void
}

/** Filled for a favorite. */
export const FavoriteButton = ({ name, isFavorite, isReadOnly = false, onToggle }: FavoriteButtonProps) =>
  isReadOnly && !isFavorite ? (
    <Tooltip text="New favorites need a package." opensOnPress>
      {(trigger) => (
        <Button
          variant="borderless"
          isIcon
          aria-pressed={false}
          aria-label={`Favorite: ${name}`}
          aria-disabled="true"
          {...trigger}
        >
          <Icon of={Heart} className="text-muted opacity-45" />
        </Button>
      )}
    </Tooltip>
  ) : (
    <Button
      variant="borderless"
      isIcon
      aria-pressed={isFavorite}
      aria-label={`Favorite: ${name}`}
      onClick={onToggle}
    >
      <Icon of={Heart} className={isFavorite ? 'fill-current text-accent-text' : 'text-muted'} />
    </Button>
  )
