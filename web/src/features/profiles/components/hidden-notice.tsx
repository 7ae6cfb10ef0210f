import { Notice } from '../../../ui/feedback/notice.tsx'

/** For those who may see a page that others may not. */
export const HiddenNotice = ({ isOwn }: { isOwn: boolean }) => (
  <div className="wrap pt-8 print:hidden">
    <Notice>
      {isOwn
        ? 'This page is hidden. Only you, your family, your coaches and our team can see it.'
        : 'This page is hidden from the public.'}
    </Notice>
  </div>
)
