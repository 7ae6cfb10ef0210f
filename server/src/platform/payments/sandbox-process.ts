import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { StartupFault } from '../startup-fault.ts'

const program = fileURLToPath(new URL('../../../../payment-sandbox/src/main.ts', import.meta.url))

interface SandboxOptions {
  readonly port: number
  /** Cards and transactions are kept here across restarts. */
  readonly dir: string
  /** Where it reports what happened, such as a settlement. */
  readonly webhookUrl: string | null
}

export interface SandboxProcess {
  readonly url: string
  close(): Promise<void>
}

/** What the program says about its start. */
type Word = { readonly url: string } | { readonly fault: string }

const faultOf = (complaint: string | null, port: number): string =>
  complaint?.includes('Its port is taken')
    ? `Port ${port} is taken. Stop what uses it, or set PAYMENT_SANDBOX_PORT to another port.`
    : `The payment sandbox did not start. ${complaint ?? ''}`.trim()

/** Starts the payment sandbox as its own program. It ends with us, however we end. */
export const startPaymentSandbox = async ({
  port,
  dir,
  webhookUrl,
}: SandboxOptions): Promise<SandboxProcess> => {
  const child = fork(program, {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {
      PAYMENT_SANDBOX_PORT: String(port),
      PAYMENT_SANDBOX_DATA: dir,
      // $2,390.40 is the price of a year, not a test value.
      PAYMENT_SANDBOX_TEST_AMOUNTS: 'off',
      ...(webhookUrl ? { PAYMENT_SANDBOX_WEBHOOK_URL: webhookUrl } : {}),
    },
  })
  const ended = once(child, 'exit')
  const first = once(child, 'message').then(([word]): Word => word)
  const word = await Promise.race([first, ended.then(() => null)])
  if (!word || 'fault' in word) throw new StartupFault(faultOf(word?.fault ?? null, port))
  return {
    url: word.url,
    close: async () => {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}

interface SandboxSettings {
  readonly payments:
    | { readonly kind: 'braintree' }
    | { readonly kind: 'sandbox'; readonly url: string | null }
  readonly paymentSandbox: Omit<SandboxOptions, 'webhookUrl'>
  /** Our own. */
  readonly port: number
}

/** Without keys at Braintree, and without the address of a sandbox that runs, one is started with us. */
export const openSandbox = async ({
  payments,
  paymentSandbox,
  port,
}: SandboxSettings): Promise<SandboxProcess | null> => {
  if (payments.kind !== 'sandbox' || payments.url) return null
  const webhookUrl = port > 0 ? `http://127.0.0.1:${port}/api/payment-notices` : null
  return startPaymentSandbox({ ...paymentSandbox, webhookUrl })
}
