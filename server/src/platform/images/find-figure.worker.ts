import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { setThreadsCount, setWasmPaths } from '@tensorflow/tfjs-backend-wasm'
import { type GraphModel, loadGraphModel } from '@tensorflow/tfjs-converter'
import { setBackend, Tensor, tensor4d } from '@tensorflow/tfjs-core'

/** Red, green and blue of a square of 256 by 256. */
export type FigureQuestion = Uint8Array
/** For each of its pixels how certain it is that it belongs to a person, up to 255. */
export type FigureAnswer = Uint8Array

const side = 256

const load = async (): Promise<GraphModel> => {
  const of = (name: string) => readFile(new URL(`./models/${name}`, import.meta.url))
  const { modelTopology, weightsManifest } = JSON.parse(String(await of('selfie.model')))
  const weightData = new Uint8Array(await of('selfie.bin')).buffer
  return loadGraphModel({
    load: async () => ({ modelTopology, weightSpecs: weightsManifest[0].weights, weightData }),
  })
}

setWasmPaths(`${dirname(createRequire(import.meta.url).resolve('@tensorflow/tfjs-backend-wasm'))}/`)
// This is one thread already.
setThreadsCount(1)
await setBackend('wasm')
const model = await load()

const colours = Float32Array.from(workerData as FigureQuestion, (value) => value / 255)
const found = model.predict(tensor4d(colours, [1, side, side, 3]))
if (!(found instanceof Tensor)) throw new Error('The model gives more than one mask')
const certainty = await found.data()
parentPort?.postMessage(Uint8Array.from(certainty, (value) => Math.round(value * 255)) satisfies FigureAnswer)
