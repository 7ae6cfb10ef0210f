import type { Picture } from '@fieldhouse/contract/profiles.document'

interface PictureViewProps {
  picture: Picture
  alt: string
  /** How wide it is shown, as in `sizes` of an image. */
  sizes: string
  className: string
  /** The one that is seen first is loaded first; all others when they come near. */
  isFirst?: boolean
}

/** A photo in the smallest kind and width that will do. Its place is kept before it comes. */
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
