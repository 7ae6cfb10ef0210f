import { importQuickly } from '../src/platform/quick-imports.ts'

/** The program of a node that only buys and renews, so that it starts quickly and can be killed at any step. */
importQuickly()
const { workAsNode } = await import('./payment-work.factory.ts')
await workAsNode(JSON.parse(process.argv[2] ?? '{}'))
