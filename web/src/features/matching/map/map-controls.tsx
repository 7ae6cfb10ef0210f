import { Minus, Plus, RotateCcw } from 'lucide-react'
import { Icon } from '../../../ui/media/icon.tsx'

interface MapControlsProps {
  canZoomIn: boolean
  canZoomOut: boolean
  isMoved: boolean
  onZoom: (by: number) => void
  onReset: () => void
}

/** A step of one button press or one key. */
export const zoomStep = 1.6

const control =
  'grid size-9 place-items-center touch:size-11 aria-disabled:text-muted/60 not-aria-disabled:hover:bg-sunken first:rounded-t-sm last:rounded-b-sm'

/** Buttons that can't do anything right now keep the focus. */
export const MapControls = ({ canZoomIn, canZoomOut, isMoved, onZoom, onReset }: MapControlsProps) => (
  <div className="absolute end-3 bottom-3 grid divide-y divide-line rounded-sm border border-line-strong bg-raised print:hidden">
    <button
      type="button"
      aria-label="Zoom in"
      aria-disabled={!canZoomIn}
      onClick={() => canZoomIn && onZoom(zoomStep)}
      className={control}
    >
      <Icon of={Plus} />
    </button>
    <button
      type="button"
      aria-label="Zoom out"
      aria-disabled={!canZoomOut}
      onClick={() => canZoomOut && onZoom(1 / zoomStep)}
      className={control}
    >
      <Icon of={Minus} />
    </button>
    <button
      type="button"
      aria-label="Show the whole map again"
      aria-disabled={!isMoved}
      onClick={() => isMoved && onReset()}
      className={control}
    >
      <Icon of={RotateCcw} size="sm" />
    </button>
  </div>
)
