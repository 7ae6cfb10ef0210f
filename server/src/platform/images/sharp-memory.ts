import sharp from 'sharp'

/** For a side process: no picture is read twice, and several threads for one picture only cost memory. */
export const limitSharpMemory = (): void => {
  sharp.cache(false)
  sharp.concurrency(1)
}
