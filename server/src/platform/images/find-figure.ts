import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { setThreadsCount, setWasmPaths } from '@tensorflow/tfjs-backend-wasm'
import { type GraphModel, loadGraphModel } from '@tensorflow/tfjs-converter'
import { setBackend, Tensor, tensor4d, tidy } from '@tensorflow/tfjs-core'
import sharp from 'sharp'
import type { Pixels } from './read-image.ts'

/** The size of the model's input, for pictures of any shape. */
export const maskSide = 256

const load = async (): Promise<GraphModel> => {
  setWasmPaths(`${dirname(createRequire(import.meta.url).resolve('@tensorflow/tfjs-backend-wasm'))}/`)
  // This process has only one thing to do.
  setThreadsCount(1)
  await setBackend('wasm')
  const of = (name: string) => readFile(new URL(`./models/${name}`, import.meta.url))
  const { modelTopology, weightsManifest } = JSON.parse(String(await of('selfie.model')))
  const weightData = new Uint8Array(await of('selfie.bin')).buffer
  return loadGraphModel({
    load: async () => ({ modelTopology, weightSpecs: weightsManifest[0].weights, weightData }),
  })
}

let model: Promise<GraphModel> | undefined

/**
 * Takes red, green, and blue of the square, and returns the certainty for each pixel, up to 255. It blocks its thread.
 */
const predict = async (seen: Uint8Array): Promise<Uint8Array> => {
  model ??= load()
  const loaded = await model
  const certainty = tidy(() => {
    const colors = Float32Array.from(seen, (value) => value / 255)
    const found = loaded.predict(tensor4d(colors, [1, maskSide, maskSide, 3]))
    if (!(found instanceof Tensor)) throw new Error('The model returned more than one mask')
    return found.dataSync()
  })
  return Uint8Array.from(certainty, (value) => Math.round(value * 255))
}

/** How certain the model is that each pixel belongs to a person: a square for the whole picture. */
export const findFigure = async ({ data, width, height, channels }: Pixels): Promise<Uint8Array> => {
  const seen = await sharp(data, { raw: { width, height, channels } })
    .flatten({ background: 'white' })
    .resize(maskSide, maskSide, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  return predict(seen)
}
