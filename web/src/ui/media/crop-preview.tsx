import type { Crop, CropSize } from './crop.ts'

interface CropPreviewProps {
  url: string
  size: CropSize
  crop: Crop
}

/** What the part will look like. */
export const CropPreview = ({ url, size, crop }: CropPreviewProps) => (
  <figure className="grid gap-2 max-sm:w-32">
    <figcaption className="text-small text-muted">Preview</figcaption>
    <div style={{ aspectRatio: `1 / ${size.ratio}` }} className="relative overflow-clip rounded-md bg-poster">
      <img
        src={url}
        alt=""
        style={{
          width: `${(size.width / crop.width) * 100}%`,
          height: `${(size.height / crop.height) * 100}%`,
          left: `${(-crop.x / crop.width) * 100}%`,
          top: `${(-crop.y / crop.height) * 100}%`,
        }}
        className="absolute max-w-none"
      />
    </div>
  </figure>
)
