import { existsSync } from 'node:fs'
import { demoAccounts, demoPassword } from '../server/src/demo/accounts.ts'
import { startFieldhouse } from '../tools/services/fieldhouse.ts'
import { freePort } from '../tools/services/free-port.ts'

const builtPages = new URL('../web/dist/server/server.js', import.meta.url)

const signInEverybody = async (url: string): Promise<Record<string, string>> => {
  const tokens: Record<string, string> = {}
  for (const { email } of demoAccounts) {
    const answer = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.0.0.1' },
      body: JSON.stringify({ email, password: demoPassword }),
    })
    tokens[email.split('@')[0] ?? ''] = ((await answer.json()) as { token: string }).token
  }
  return tokens
}

/** One server for all tests. It trusts X-Forwarded-For, so each test is a separate visitor. */
export default async () => {
  if (!existsSync(builtPages))
    throw new Error('The pages are not built yet: run `node tools/setup.mjs` first.')
  const product = await startFieldhouse({
    // Links in emails contain the port. Without a payment service, the sandbox starts.
    settings: { TRUST_PROXY: '1', PORT: String(await freePort()), PAYMENTS_URL: '' },
  })
  process.env.FIELDHOUSE_URL = product.url
  process.env.FIELDHOUSE_TOKENS = JSON.stringify(await signInEverybody(product.url))
  return async () => {
    await product.stop()
    // Errors from /dev/errors are intended.
    const faults = (product.output().match(/^\{"level":[56]0.*$/gm) ?? []).filter(
      (line) => !line.includes('A sample fault'),
    )
    if (faults.length > 0) throw new Error(`The server logged errors:\n${faults.join('\n')}`)
  }
}
