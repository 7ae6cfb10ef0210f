import type { BraintreeGateway, Environment, GatewayConfig } from 'braintree'
import { braintreePayments } from './braintree.ts'
import { dropInSources, ownFormSources } from './browser-sources.ts'
import type { Payments } from './payments.ts'

interface BraintreeConfig {
  readonly kind: 'braintree'
  readonly environment: 'production' | 'sandbox'
  readonly merchantId: string
  readonly publicKey: string
  readonly privateKey: string
}

/** Our own payment sandbox, which speaks Braintree's protocol. Null: none was started, so every call fails. */
interface SandboxConfig {
  readonly kind: 'sandbox'
  readonly url: string | null
}

export type PaymentsConfig = BraintreeConfig | SandboxConfig

/** The keys that the sandbox prints. They open nothing else. */
export const sandboxKeys = {
  merchantId: 'fieldhouse_sandbox',
  publicKey: 'sandbox_public_key',
  privateKey: 'sandbox_private_key',
}

type Environments = typeof Environment

/** Nothing listens here. */
const nowhere = 'http://127.0.0.1:9'

const callMilliseconds = 25_000

/** The SDK has more than two hundred files, so the first call loads it, not the start. If that fails, the next call tries. */
const gatewayFor = (config: PaymentsConfig): (() => Promise<BraintreeGateway>) => {
  let opened: BraintreeGateway | null = null
  return async () => {
    opened ??= await openGateway(config)
    return opened
  }
}

const openGateway = async (config: PaymentsConfig): Promise<BraintreeGateway> => {
  const { BraintreeGateway, Environment } = await import('braintree')
  const gateway = new BraintreeGateway(gatewayConfig(config, Environment))
  // Shorter than any claim on a charge, so nobody else asks while a call of ours is still on its way.
  gateway.config.timeout = callMilliseconds
  return gateway
}

const gatewayConfig = (config: PaymentsConfig, Environment: Environments): GatewayConfig => {
  if (config.kind === 'braintree') {
    const { environment, merchantId, publicKey, privateKey } = config
    const { Production, Sandbox } = Environment
    return {
      environment: environment === 'production' ? Production : Sandbox,
      merchantId,
      publicKey,
      privateKey,
    }
  }
  const { hostname, port } = new URL(config.url ?? nowhere)
  return { ...sandboxKeys, environment: new Environment(hostname, port, '', false, hostname, port) }
}

export const openPayments = (config: PaymentsConfig): Payments => ({
  provider: config.kind,
  browserSources:
    config.kind === 'braintree' ? dropInSources(config.environment) : ownFormSources(config.url),
  ...braintreePayments(gatewayFor(config)),
})
