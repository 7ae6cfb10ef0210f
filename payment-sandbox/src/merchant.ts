/** The only merchant of the sandbox. These values open nothing but a sandbox, so they may be known to everyone. */
export const merchant = {
  id: 'fieldhouse_sandbox',
  publicKey: 'sandbox_public_key',
  privateKey: 'sandbox_private_key',
  /** Lets a page exchange card data for a nonce without a client token. */
  tokenizationKey: 'sandbox_fieldhouse_tokenization_key',
  accountId: 'fieldhouse',
  currency: 'USD',
} as const
