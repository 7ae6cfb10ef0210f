import type { Athlete } from '@fieldhouse/contract/profiles.document'
import type { OnDemandProps } from '../../../ui/loading/on-demand.tsx'
import { DialogBody } from '../../../ui/overlays/dialog-body.tsx'
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
