import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { BraintreeGateway, Environment } from 'braintree'
import { merchant } from './merchant.ts'

export interface SandboxProcess {
  readonly url: string
  /** The stock SDK, pointed at the sandbox. */
  readonly gateway: BraintreeGateway
  /** Everything the program has printed so far. */
  output(): string
  control(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<ControlReply>
  stop(signal?: NodeJS.Signals): Promise<void>
}

interface ControlReply {
  readonly status: number
  readonly body: Record<string, unknown>
}

const basic = `Basic ${Buffer.from(`${merchant.publicKey}:${merchant.privateKey}`).toString('base64')}`

export const gatewayAt = (url: string): BraintreeGateway => {
  const { hostname, port } = new URL(url)
  return new BraintreeGateway({
    environment: new Environment(hostname, port, '', false, hostname, port),
    merchantId: merchant.id,
    publicKey: merchant.publicKey,
    privateKey: merchant.privateKey,
  })
}

/** Starts the program itself on a free port. It ends with the test process, however that ends. */
export const startSandboxProcess = async (env: Record<string, string> = {}): Promise<SandboxProcess> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH: process.env.PATH, PAYMENT_SANDBOX_PORT: '0', PAYMENT_SANDBOX_LOG: 'on', ...env },
  })
  let output = ''
  const { promise: address, resolve, reject } = Promise.withResolvers<string>()
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const found = /Payment sandbox: (\S+)\n[\s\S]*Tokenization key: \S+\n/.exec(output)?.[1]
      if (found) resolve(found)
    })
  const closed = once(child, 'close')
  closed.then(() => reject(new Error(`The payment sandbox ended: ${output}`)))
  const url = await address
  return {
    url,
    gateway: gatewayAt(url),
    output: () => output,
    async control(method, path, body) {
      const response = await fetch(`${url}/control${path}`, {
        method,
        headers: { authorization: basic },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: (await response.json()) as Record<string, unknown> }
    },
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await closed
    },
  }
}
