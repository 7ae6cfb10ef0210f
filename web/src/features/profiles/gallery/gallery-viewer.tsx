import { onDemand } from '../../../ui/loading/on-demand.tsx'
import type { GalleryViewerBodyProps } from './gallery-viewer-body.tsx'

const { OnDemand, preload } = onDemand<GalleryViewerBodyProps>(() =>
  import('./gallery-viewer-body.tsx').then(({ GalleryViewerBody }) => GalleryViewerBody),
)

/** PRO-05: the photos and videos one by one, over the page. Loaded on demand. */
export const GalleryViewer = OnDemand

export const preloadGalleryViewer = preload
