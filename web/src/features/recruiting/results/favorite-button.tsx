import { Heart } from 'lucide-react'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'

interface FavoriteButtonProps {
  name: string
  isFavorite: boolean
  onToggle: () => void
}

/** Filled for a favorite. */
export const FavoriteButton = ({ name, isFavorite, onToggle }: FavoriteButtonProps) => (
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
