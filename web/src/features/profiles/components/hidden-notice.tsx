import { Notice } from '../../../ui/feedback/notice.tsx'

/** For people who may see a hidden page. */
export const HiddenNotice = ({ isOwn }: { isOwn: boolean }) => (
  <div className="wrap pt-8 print:hidden">
    <Notice>
      {isOwn
        ? 'This page is hidden. Only you, your family, your coaches and our team can see it.'
        : 'This page is hidden from the public.'}
    </Notice>
  </div>
)
