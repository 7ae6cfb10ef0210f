import type { ChosenPicture } from './photo-crop-dialog.tsx'

/** The size of a picture, or null if this browser can't show it. The server decides whether it can be used. */
export const choosePicture = (file: File, ratio: number): Promise<ChosenPicture | null> =>
  new Promise((resolve) => {
    const url = URL.createObjectURL(file)
    const image = new Image()
    image.onload = () =>
      resolve({ file, url, size: { width: image.naturalWidth, height: image.naturalHeight, ratio } })
    image.onerror = () => {
      URL.revokeObjectURL(url)
      resolve(null)
    }
    image.src = url
  })
