import { existsSync } from 'node:fs'
import { startFieldhouse } from '../tools/services/fieldhouse.ts'

const builtPages = new URL('../web/dist/server/server.js', import.meta.url)

/** One product for all tests. It believes X-Forwarded-For, so that each test is a visitor of its own. */
export default async () => {
  if (!existsSync(builtPages))
    throw new Error('The pages are not built yet: run `node tools/setup.mjs` first.')
  const product = await startFieldhouse({ settings: { TRUST_PROXY: '1' } })
  process.env.FIELDHOUSE_URL = product.url
  return async () => {
    await product.stop()
    // Those of /dev/errors are asked for.
    const faults = (product.output().match(/^\{"level":[56]0.*$/gm) ?? []).filter(
      (line) => !line.includes('A sample fault'),
    )
    if (faults.length > 0) throw new Error(`The product met faults of its own:\n${faults.join('\n')}`)
  }
}
