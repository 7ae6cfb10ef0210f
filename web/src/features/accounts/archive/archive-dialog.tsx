import type { User } from '@fieldhouse/contract/accounts'
import { archivesPerDay, sendArchiveCode } from '@fieldhouse/contract/accounts.archive'
import { call } from '../../../lib/api.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { ProofForm } from '../proof/proof-form.tsx'
import { megabytes, useArchive } from './use-archive.ts'

interface ArchiveDialogProps {
  viewer: Pick<User, 'type' | 'email' | 'has_password'>
  isOpen: boolean
  onClose: () => void
}

/** PAY-06: everything about a person as one file, after they prove who they are. */
export const ArchiveDialog = ({ viewer, isOpen, onClose }: ArchiveDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Download your data" size="md">
    <ArchivePanel viewer={viewer} onClose={onClose} />
  </Dialog>
)

const archiveContents = ({ type }: Pick<User, 'type'>): string =>
  type === 'parent'
    ? 'your account, your athletes’ pages with every photo and file, your messages, lists and notes, and your invoices as PDFs'
    : type === 'athlete'
      ? 'your account, your page with every photo and file, your messages, lists and notes, and your invoices as PDFs'
      : 'your account, your messages, your lists and notes, and the files you uploaded'

const ArchivePanel = ({ viewer, onClose }: Omit<ArchiveDialogProps, 'isOpen'>) => {
  const { bytes, isSaved, start, cancel } = useArchive()
  const { email, has_password } = viewer
  if (!has_password && !email)
    return <Notice tone="warning">Please confirm an email address first, so we can send you a code.</Notice>
  return (
    <div className="grid gap-6">
      <p className="text-ui text-pretty">
        You get one zip file with everything we store about you: {archiveContents(viewer)}. Keep it in a safe
        place.
      </p>
      <ProofForm
        label="Download your data"
        proof={{ kind: has_password ? 'password' : 'code', email }}
        sendCode={() => call(sendArchiveCode, {})}
        codeNote={`You can download your data ${archivesPerDay} times a day.`}
        onProved={start}
      >
        {(isBusy) => (
          <>
            <p role="status" className="text-ui empty:hidden">
              {isSaved && 'Done. The file is in your downloads.'}
              {isBusy && (bytes === null ? 'Getting it ready…' : `Downloading: ${megabytes(bytes)} so far…`)}
            </p>
            <div className="flex flex-wrap gap-3">
              <Button type="submit" isBusy={isBusy}>
                {isSaved ? 'Download again' : 'Download'}
              </Button>
              <Button isOutlined onClick={isBusy ? cancel : onClose}>
                {isBusy ? 'Cancel' : 'Close'}
              </Button>
            </div>
          </>
        )}
      </ProofForm>
    </div>
  )
}
