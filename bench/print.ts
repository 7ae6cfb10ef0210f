import { setTimeout } from 'node:timers/promises'
import { startFieldhouse } from '../tools/services/fieldhouse.ts'
import { healthDuring } from './health-probe.ts'
import { against, type Measurement, median, print } from './measurement.ts'

const rounds = 5
const atOnce = 20
const idleMilliseconds = 3000

/** Every request has its own IP address, like those of visitors. */
const fetchAs = (visitor: number, url: string) =>
  fetch(url, { headers: { 'x-forwarded-for': `198.51.${100 + (visitor >> 8)}.${visitor & 255}` } })

const fetchPdf = async (visitor: number, url: string): Promise<void> => {
  const response = await fetchAs(visitor, url)
  const bytes = Buffer.from(await response.arrayBuffer())
  if (response.status !== 200 || !bytes.subarray(0, 5).equals(Buffer.from('%PDF-')))
    throw new Error(`${url} answered ${response.status}`)
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const before = performance.now()
  await work()
  return performance.now() - before
}

/** How drawing PDFs affects everyone else: the time /healthz takes while twenty PDFs are drawn in parallel. */
export const benchPrint = async (): Promise<Measurement[]> => {
  const product = await startFieldhouse({ settings: { TRUST_PROXY: '1' } })
  try {
    const listed = await (await fetch(`${product.url}/api/top-100`)).json()
    const sheets: string[] = listed.data.athletes.map(
      ({ id }: { id: string }) => `${product.url}/api/athlete/${id}/event-sheet.pdf`,
    )
    if (sheets.length < rounds * atOnce) throw new Error(`There are only ${sheets.length} athletes`)
    const health: Record<'idle' | 'drawing', number>[] = []
    const whole: number[] = []
    for (let round = 0; round < rounds; round++) {
      const asked: string[] = sheets.slice(round * atOnce, (round + 1) * atOnce)
      const idle = await healthDuring(product.url, () => setTimeout(idleMilliseconds))
      const drawing = await healthDuring(product.url, async () => {
        whole.push(
          await timed(() => Promise.all(asked.map((url, index) => fetchPdf(round * atOnce + index, url)))),
        )
      })
      health.push({ idle, drawing })
    }
    const again = await timed(() => fetchPdf(rounds * atOnce, sheets[0] ?? ''))
    const name = `/healthz while ${atOnce} PDFs are drawn, p99`
    const figures = against(health, { ours: 'drawing', reference: 'idle', called: 'while idle' })
    return [
      { name, unit: 'ms', value: figures.value, target: 50 },
      { name, unit: 'ms', ...figures },
      {
        name: `${atOnce} PDFs requested in parallel, until the last is done`,
        unit: 'ms',
        value: median(whole),
      },
      { name: 'A PDF that was drawn before', unit: 'ms', value: again },
    ]
  } finally {
    await product.stop()
  }
}

if (import.meta.main) print(await benchPrint())
