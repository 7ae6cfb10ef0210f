import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { Download, FileText, QrCode } from 'lucide-react'
import { useState } from 'react'
import { siteFacts } from '../../../lib/site-facts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { AnchorButton } from '../../../ui/actions/link-button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { dayText } from '../profiles.format.ts'
import { DownloadDialog, preloadDownloadDialog } from './download-dialog.tsx'
import { paperAddress } from './paper-address.ts'

/** The end of a page: its last change, and its downloads. */
export const AthletePapers = ({ athlete }: { athlete: Athlete }) => {
  const [isOpen, setOpen] = useState(false)
  const { id, slug, updated_at, has_transcripts } = athlete
  return (
    <div className="border-t border-line py-6 text-small text-muted print:border-0">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p>
          Profile updated <time dateTime={updated_at}>{dayText(updated_at)}</time>
        </p>
        <div className="-ms-4 flex max-w-full flex-wrap print:hidden">
          <AnchorButton variant="borderless" href={paperAddress(id, 'event-sheet.pdf')} target="_blank">
            <Icon of={FileText} />
            Event sheet
          </AnchorButton>
          <AnchorButton variant="borderless" href={`${siteFacts().subdomain?.mainOrigin ?? ''}/${slug}/qr`}>
            <Icon of={QrCode} />
            QR code
          </AnchorButton>
          <Button
            variant="borderless"
            aria-haspopup="dialog"
            onPointerEnter={preloadDownloadDialog}
            onFocus={preloadDownloadDialog}
            onClick={() => setOpen(true)}
          >
            <Icon of={Download} />
            {has_transcripts ? 'Profile and transcripts' : 'Profile as PDF'}
          </Button>
        </div>
      </div>
      <DownloadDialog isOpen={isOpen} onClose={() => setOpen(false)} athlete={athlete} />
    </div>
  )
}
