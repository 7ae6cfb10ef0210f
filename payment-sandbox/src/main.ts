import { merchant } from './merchant.ts'
import { startSandbox } from './sandbox.ts'
import { readSettings, SettingsError } from './settings.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

try {
  const sandbox = await startSandbox(readSettings(process.env), print)
  print(
    [
      `Payment sandbox: ${sandbox.url}`,
      `Merchant id: ${merchant.id}`,
      `Public key: ${merchant.publicKey}`,
      `Private key: ${merchant.privateKey}`,
      `Tokenization key: ${merchant.tokenizationKey}`,
    ].join('\n'),
  )
  // A program that started this one learns the address this way.
  process.send?.({ url: sandbox.url })

  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    await sandbox.close()
    process.exit(0)
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
  // If a parent started the sandbox with an IPC channel, the sandbox ends when that parent does.
  process.on('disconnect', stop)
} catch (error) {
  const reason = (() => {
    if (error instanceof SettingsError) return error.message
    if (isPortTaken(error)) return 'Its port is taken. Set PAYMENT_SANDBOX_PORT to another one.'
    return error instanceof Error ? error.stack : String(error)
  })()
  process.stderr.write(`The payment sandbox did not start. ${reason}\n`)
  const fail = () => process.exit(1)
  if (process.send) process.send({ fault: reason }, fail)
  else fail()
}
