import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { DialogBody } from '../../../ui/dialog-body.tsx'
import type { OnDemandProps } from '../../../ui/on-demand.tsx'
import { DownloadPanel } from './download-panel.tsx'

export interface DownloadDialogBodyProps extends OnDemandProps {
  athlete: Athlete
  onClose: () => void
}

export const DownloadDialogBody = ({ athlete, ...frame }: DownloadDialogBodyProps) => (
  <DialogBody {...frame} size="sm" title="Download">
    <DownloadPanel athlete={athlete} />
  </DialogBody>
)
