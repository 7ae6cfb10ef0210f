import type { CenterItem } from '@fieldhouse/contract/recruiting'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { itemName } from './use-favorite.ts'

interface RemoveFavoriteProps {
  /** Null while no question is open. */
  item: CenterItem | null
  onRemove: (item: CenterItem) => Promise<void>
  onClose: () => void
}

/** PAY-04: after the package ended, a favorite can't be added again. So this asks first. */
export const RemoveFavorite = ({ item, onRemove, onClose }: RemoveFavoriteProps) => (
  <ConfirmDialog
    isOpen={item !== null}
    onClose={onClose}
    title="Remove this favorite?"
    text={item && `To add ${itemName(item)} again, you need a package.`}
    buttons={[
      { label: 'Keep it' },
      { label: 'Remove', variant: 'red', onPress: () => item && onRemove(item) },
    ]}
  />
)
