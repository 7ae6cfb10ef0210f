import { type FieldhouseService, startFieldhouse } from '../../tools/services/fieldhouse.ts'
import { freePort } from '../../tools/services/free-port.ts'

interface Services {
  databaseUrl: string
  smtpUrl: string
}

/** The product as in production, behind one proxy: PostgreSQL, SMTP, and no demo world. */
export const startProduction = async ({ databaseUrl, smtpUrl }: Services): Promise<FieldhouseService> => {
  const port = await freePort()
  return startFieldhouse({
    settings: {
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATABASE_URL: databaseUrl,
      SMTP_URL: smtpUrl,
      BRAINTREE_ENVIRONMENT: 'sandbox',
      BRAINTREE_MERCHANT_ID: 'merchant',
      BRAINTREE_PUBLIC_KEY: 'public',
      BRAINTREE_PRIVATE_KEY: 'private',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
    },
  })
}
