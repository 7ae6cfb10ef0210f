import type { Picture } from '@fieldhouse/contract/profiles.document'

interface PictureViewProps {
  picture: Picture
  alt: string
  /** Its display width, like an image's `sizes`. */
  sizes: string
  className: string
  /** The first visible picture loads first. All others load when they are near. */
  isFirst?: boolean
}

/** A photo in the smallest suitable format and width. Its space is reserved before it loads. */
export const PictureView = ({ picture, alt, sizes, className, isFirst = false }: PictureViewProps) => {
  const { url, width, height, variants } = picture
  const set = (kind: 'avif' | 'webp') =>
    variants.map((variant) => `${variant[kind]} ${variant.width}w`).join(', ')
  return (
    <picture className="contents">
      {variants.length > 0 && (
        <>
          <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
          <source type="image/webp" srcSet={set('webp')} sizes={sizes} />
        </>
      )}
      <img
        src={url}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        className={className}
        {...(isFirst ? { fetchPriority: 'high' as const } : {})}
      />
    </picture>
  )
}
