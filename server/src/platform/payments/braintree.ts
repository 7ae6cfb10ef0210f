import type { BraintreeGateway, Transaction } from 'braintree'
import { toDollars } from './dollars.ts'
import { chargeOf, refusalOf, vaultedOf } from './outcomes.ts'
import type { Payer, PaymentNotice, Payments, RefundRefused, Vaulted } from './payments.ts'

/** Validation errors of the provider that mean something to us. Everything else is our own mistake and throws. */
const codes = {
  nonce: ['91564', '91565', '93107', '93108', '91925', '91702'],
  /** The nonce or the token was used: perhaps by a first attempt whose answer got lost. */
  vaultedBefore: ['93107', '91719'],
  /** The card was deleted at the provider. */
  method: ['91518', '91511', '91517', '91580'],
  notSettled: ['91506'],
  tooMuch: ['91521', '91522', '91512'],
} as const

interface Failed {
  readonly message: string
  readonly errors: { deepErrors(): readonly { readonly code: string }[] }
}

const hasCode = ({ errors }: Failed, wanted: readonly string[]): boolean =>
  errors.deepErrors().some(({ code }) => wanted.includes(code))

/** Codes that begin with 8 are about what the payer entered: a wrong number, or a PayPal account that can't be saved. */
const isAboutPayersData = ({ errors }: Failed): boolean =>
  errors.deepErrors().some(({ code }) => code.startsWith('8'))

const unexpected = ({ message }: Failed): Error =>
  new Error(`The payment provider refused a call: ${message}`)

const isMissing = (error: unknown): boolean => Object(error).type === 'notFoundError'

/** What is gone already needs no deletion. */
const deleted = async (deletion: Promise<void>): Promise<void> => {
  try {
    await deletion
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

const noticeKinds: Readonly<Record<string, PaymentNotice['kind']>> = {
  transaction_settled: 'settled',
  transaction_settlement_declined: 'settlement_declined',
  dispute_opened: 'dispute',
  dispute_lost: 'dispute',
  dispute_won: 'dispute',
}

/** Braintree through its official SDK, or a program that speaks its protocol. */
export const braintreePayments = (
  open: () => Promise<BraintreeGateway>,
): Omit<Payments, 'provider' | 'browserSources'> => {
  const savePayer = async ({ id, first_name, last_name, email }: Payer): Promise<void> => {
    const details = { firstName: first_name, lastName: last_name, email }
    const gateway = await open()
    try {
      await gateway.customer.update(id, details)
    } catch (error) {
      if (!isMissing(error)) throw error
      // Two tabs may create the customer at the same moment. Either one will do.
      await gateway.customer.create({ id, ...details })
    }
  }

  const findVaulted = async (payerId: string, token: string): Promise<Vaulted | null> => {
    const gateway = await open()
    try {
      const found = await gateway.paymentMethod.find(token)
      const { customerId } = found as unknown as { customerId?: string }
      return customerId === payerId ? vaultedOf(found) : null
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  /** All transactions of a key, newest first. */
  const findByKey = async (key: string): Promise<Transaction[]> => {
    const found: Transaction[] = []
    const gateway = await open()
    const stream = gateway.transaction.search((search) => search.orderId().is(key))
    for await (const transaction of stream) found.push(transaction as Transaction)
    return found
  }

  return {
    async clientToken(payer, origins) {
      await savePayer(payer)
      const gateway = await open()
      const domains = origins.map((origin) => new URL(origin).origin)
      const request: object = { customerId: payer.id, domains }
      const result = await gateway.clientToken.generate(request)
      if (!result.success) throw unexpected(result as unknown as Failed)
      return result.clientToken
    },

    async vault(payer, { nonce, token }) {
      await savePayer(payer)
      const gateway = await open()
      const wanted = { customerId: payer.id, paymentMethodNonce: nonce, token, options: { verifyCard: true } }
      const result = await gateway.paymentMethod.create(wanted)
      if (result.success) return vaultedOf(result.paymentMethod)
      const { verification } = result as unknown as { verification?: Transaction }
      if (verification) return refusalOf(verification)
      if (hasCode(result, codes.vaultedBefore)) {
        const vaulted = await findVaulted(payer.id, token)
        if (vaulted) return vaulted
      }
      if (hasCode(result, codes.nonce) || isAboutPayersData(result)) return { kind: 'bad_nonce' }
      throw unexpected(result)
    },

    async findMethod(payerId, token) {
      return (await findVaulted(payerId, token))?.method ?? null
    },

    async forget(token) {
      const gateway = await open()
      await deleted(gateway.paymentMethod.delete(token))
    },

    async forgetPayer(payerId) {
      const gateway = await open()
      await deleted(gateway.customer.delete(payerId))
    },

    async charge({ key, cents, token }) {
      const gateway = await open()
      const result = await gateway.transaction.sale({
        orderId: key,
        amount: toDollars(cents),
        paymentMethodToken: token,
        options: { submitForSettlement: true },
      })
      if (result.transaction) return chargeOf(result.transaction)
      if (hasCode(result, codes.method)) return { kind: 'refused', code: 'no_method', is_final: true }
      throw unexpected(result)
    },

    async findCharge(key) {
      const sales = (await findByKey(key)).filter(({ type }) => type === 'sale').map(chargeOf)
      // One that took money counts, whatever came before or after it.
      return sales.find(({ kind }) => kind === 'charged') ?? sales[0] ?? null
    },

    async callOff(transactionId) {
      const gateway = await open()
      const result = await gateway.transaction.void(transactionId)
      if (!result.success) throw unexpected(result)
    },

    async refund({ key, transaction_id, cents }) {
      // The SDK takes these options. Its types only know the amount.
      const options: unknown = { amount: toDollars(cents), orderId: key }
      const gateway = await open()
      const result = await gateway.transaction.refund(transaction_id, options as string)
      if (result.success) return { kind: 'refunded', transaction_id: result.transaction.id }
      return refundRefusal(result)
    },

    async findRefund(key) {
      const refunded = (await findByKey(key)).find(
        (transaction) => transaction.type === 'credit' && chargeOf(transaction).kind === 'charged',
      )
      return refunded ? { kind: 'refunded', transaction_id: refunded.id } : null
    },

    async readNotice(signature, payload) {
      const gateway = await open()
      try {
        const notice = await gateway.webhookNotification.parse(signature, payload)
        const { transaction, dispute } = notice as unknown as {
          transaction?: { id: string }
          dispute?: { transaction?: { id: string } }
        }
        return {
          kind: noticeKinds[notice.kind] ?? 'other',
          transaction_id: transaction?.id ?? dispute?.transaction?.id ?? null,
        }
      } catch (error) {
        if (Object(error).type === 'invalidSignatureError') return null
        throw error
      }
    },
  }
}

const refundRefusal = (result: Failed): RefundRefused => {
  if (hasCode(result, codes.notSettled)) return { kind: 'not_settled' }
  if (hasCode(result, codes.tooMuch)) return { kind: 'too_much' }
  return { kind: 'refused' }
}
