import type { Picture } from '@fieldhouse/contract/profiles.document'
import sharp from 'sharp'
import type { MadePicture } from './picture-files.ts'
import type { Pixels } from './read-image.ts'

const widths = [320, 640, 1280, 1920] as const

/** Measured on photos: at effort 2, AVIF takes a tenth of the time for a few percent more bytes. */
const avif = { quality: 50, effort: 2 } as const
const webp = { quality: 80 } as const

/** PRO-05: smaller versions for smaller screens, never enlarged ones. */
export const makePicture = async (folder: string, pixels: Pixels): Promise<MadePicture> => {
  const { data, width, height, channels } = pixels
  const files: MadePicture['files'][number][] = []
  const variants: Picture['variants'] = []
  for (const wanted of [...widths.filter((smaller) => smaller < width), width]) {
    const resized = sharp(data, { raw: { width, height, channels } }).resize({ width: wanted })
    const key = `media/${folder}/${wanted}`
    // One after the other, because each takes all available threads.
    const asAvif = await resized.clone().avif(avif).toBuffer()
    const asWebp = await resized.clone().webp(webp).toBuffer()
    files.push(
      { key: `${key}.avif`, bytes: asAvif, contentType: 'image/avif' },
      { key: `${key}.webp`, bytes: asWebp, contentType: 'image/webp' },
    )
    variants.push({ width: wanted, avif: `/${key}.avif`, webp: `/${key}.webp` })
  }
  return { picture: { url: `/media/${folder}/${width}.webp`, width, height, variants }, files }
}
