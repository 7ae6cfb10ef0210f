import { type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import {
  type Crop,
  type CropSize,
  centredCrop,
  cropByKey,
  largestWidth,
  movedCrop,
  resizedCrop,
  smallestWidth,
} from './crop.ts'

interface CropFrameProps {
  /** The picture, which fills the stage. */
  children: ReactNode
  /** The size of the file. The picture may be smaller. */
  size: CropSize
  crop: Crop
  onCrop: (crop: Crop) => void
}

const share = (part: number, whole: number) => `${(part / whole) * 100}%`

const placeWords = (size: CropSize, { x, y, width, height }: Crop): string => {
  const percent = (part: number, room: number) => (room > 0 ? Math.round((part / room) * 100) : 0)
  const across = percent(x, size.width - width)
  const down = percent(y, size.height - height)
  return `${across}% across, ${down}% down, ${percent(width, largestWidth(size))}% of the full size`
}

/** A frame over the picture, moved by dragging, by a click beside it, or by keys. */
export const CropFrame = ({ children, size, crop, onCrop }: CropFrameProps) => {
  const id = useId()
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLButtonElement>(null)
  const grip = useRef<{ x: number; y: number; crop: Crop }>(null)

  // The focused upload area is gone.
  useEffect(() => frame.current?.focus(), [])

  const scale = () => size.width / (stage.current?.clientWidth || size.width)

  const drag = ({ clientX, clientY }: PointerEvent) => {
    if (!grip.current) return
    const { x, y, crop: from } = grip.current
    onCrop(movedCrop(size, from, { x: (clientX - x) * scale(), y: (clientY - y) * scale() }))
  }

  const release = () => {
    grip.current = null
  }

  return (
    <div className="grid min-w-0 gap-4">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keyboard users use the frame inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users use the frame inside */}
      <div
        ref={stage}
        style={{
          aspectRatio: `${size.width} / ${size.height}`,
          maxWidth: `calc(60dvh * ${size.width / size.height})`,
        }}
        className="relative isolate w-full touch-pan-y overflow-clip rounded-md bg-sunken select-none"
        onClick={({ target, currentTarget, clientX, clientY }) => {
          if (target instanceof Element && target.closest('button')) return
          const { left, top } = currentTarget.getBoundingClientRect()
          onCrop(centredCrop(size, crop, { x: (clientX - left) * scale(), y: (clientY - top) * scale() }))
        }}
      >
        <div className="pointer-events-none absolute inset-0">{children}</div>
        <button
          ref={frame}
          type="button"
          aria-label="Part of the photo that is shown"
          aria-describedby={`${id}-keys ${id}-place`}
          style={{
            left: share(crop.x, size.width),
            top: share(crop.y, size.height),
            width: share(crop.width, size.width),
            height: share(crop.height, size.height),
          }}
          className="absolute cursor-move touch-none border-2 border-paper shadow-[0_0_0_200vmax_var(--scrim)] outline-offset-[-8px] outline-paper focus-visible:outline-2"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            grip.current = { x: event.clientX, y: event.clientY, crop }
          }}
          onPointerMove={drag}
          onPointerUp={release}
          onPointerCancel={release}
          onKeyDown={(event) => {
            const next =
              event.ctrlKey || event.metaKey || event.altKey ? null : cropByKey(size, crop, event.key)
            if (!next) return
            event.preventDefault()
            onCrop(next)
          }}
        />
      </div>
      <p id={`${id}-keys`} className="text-small text-muted">
        Drag the frame over yourself. With the keyboard: arrow keys move it, + and − change its size.
      </p>
      <label className="grid gap-1 text-ui font-[550]">
        Size
        <input
          type="range"
          min={smallestWidth(size)}
          max={largestWidth(size)}
          value={crop.width}
          onChange={({ currentTarget }) => onCrop(resizedCrop(size, crop, currentTarget.valueAsNumber))}
          className="min-h-11 w-full accent-(--accent)"
        />
      </label>
      <p id={`${id}-place`} role="status" className="sr-only">
        {placeWords(size, crop)}
      </p>
    </div>
  )
}
