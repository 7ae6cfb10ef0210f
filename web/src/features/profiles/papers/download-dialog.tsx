import { onDemand } from '../../../ui/loading/on-demand.tsx'
import type { DownloadDialogBodyProps } from './download-dialog-body.tsx'

const { OnDemand, preload } = onDemand<DownloadDialogBodyProps>(() =>
  import('./download-dialog-body.tsx').then(({ DownloadDialogBody }) => DownloadDialogBody),
)

/** Loaded on demand. */
export const DownloadDialog = OnDemand

export const preloadDownloadDialog = preload
