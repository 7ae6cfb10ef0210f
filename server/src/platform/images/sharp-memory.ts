import sharp from 'sharp'

/** For a side process: no picture comes twice, and several threads for one only cost memory. */
export const limitSharpMemory = (): void => {
  sharp.cache(false)
  sharp.concurrency(1)
}
