import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startFieldhouse } from '../tools/services/fieldhouse.ts'
import { type Measurement, median, print } from './measurement.ts'
import { readMetric } from './product-metrics.ts'

const laterStarts = 3
const restMilliseconds = 10_000

/** Seconds from the start of the process to the first byte of the home page. */
const startOn = async (dataDir: string) => {
  const before = performance.now()
  const product = await startFieldhouse({ dataDir })
  const response = await fetch(product.url)
  const seconds = (performance.now() - before) / 1000
  await response.text()
  return { product, seconds }
}

/** How long people wait for `npm start` after installing and building, and the memory it uses. */
export const benchStart = async (): Promise<Measurement[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'fieldhouse-bench-'))
  const first = await startOn(dataDir)
  await first.product.stop()
  const later: number[] = []
  let memory = 0
  for (let index = 0; index < laterStarts; index++) {
    const { product, seconds } = await startOn(dataDir)
    later.push(seconds)
    if (index === laterStarts - 1) {
      await setTimeout(restMilliseconds)
      memory = await readMetric(product.url, 'process_resident_memory_bytes')
    }
    await product.stop()
  }
  await rm(dataDir, { recursive: true })
  return [
    { name: 'First start, with an empty data folder', unit: 's', value: first.seconds, target: 8 },
    { name: 'Later start', unit: 's', value: median(later), target: 2.5 },
    { name: 'Memory at rest, 10 s after a start', unit: 'MB', value: memory / 1e6, target: 350 },
  ]
}

if (import.meta.main) print(await benchStart())
