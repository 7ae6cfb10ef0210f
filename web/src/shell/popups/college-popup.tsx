import { PlainCollegeDialog } from '../../features/recruiting/results/plain-college-dialog.tsx'
import { closePopup, type PopupProps } from '../popups.ts'

/** PRO-07: a college named on a page. */
export const CollegePopup = ({ popup: { id, title }, isOpen }: PopupProps<'college'>) => (
  <PlainCollegeDialog isOpen={isOpen} id={id} name={title} onClose={closePopup} />
)
