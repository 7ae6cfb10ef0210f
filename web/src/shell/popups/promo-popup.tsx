import { PromoCodeDialog } from '../../features/accounts/promo/promo-code-dialog.tsx'
import { closePopup, openPopup, type PopupProps } from '../popups.ts'
import { useViewer } from '../use-viewer.ts'

/** ACC-11. */
export const PromoPopup = ({ isOpen, popup: { code, next } }: PopupProps<'promo-code'>) => (
  <PromoCodeDialog
    isOpen={isOpen}
    code={code}
    viewer={useViewer()}
    onClose={() => (next ? openPopup(next) : closePopup())}
  />
)
