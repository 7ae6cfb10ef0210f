import { ConfirmDialog } from './confirm-dialog.tsx'

interface RemoveFavoriteProps {
  /** Null while no question is open. */
  name: string | null
  onRemove: () => unknown
  onClose: () => void
}

/** PAY-04: after the package ended, a favorite can't be added again. So this asks first. */
export const RemoveFavorite = ({ name, onRemove, onClose }: RemoveFavoriteProps) => (
  <ConfirmDialog
    isOpen={name !== null}
    onClose={onClose}
    title="Remove this favorite?"
    text={name && `To add ${name} again, you need a package.`}
    buttons={[{ label: 'Keep it' }, { label: 'Remove', variant: 'red', onPress: onRemove }]}
  />
)
