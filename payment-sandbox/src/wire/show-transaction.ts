import { merchant } from '../merchant.ts'
import type { Dispute, PayPal, Transaction } from '../store/records.ts'
import { settlementText } from '../test-values/processor-responses.ts'
import { dollars } from '../transactions/amounts.ts'
import { processorResponse, rejectionReason } from './answer.ts'
import { showAddress, showCard } from './show-payment-method.ts'
import { XmlList, type XmlObject } from './xml.ts'

const showPayPal = (account: PayPal, { id, token, type }: Transaction): XmlObject => ({
  token,
  payer_email: account.email,
  payer_id: account.payer_id,
  payer_first_name: account.first_name,
  payer_last_name: account.last_name,
  payer_status: 'VERIFIED',
  payment_id: `PAY-${id}`,
  authorization_id: `AUTH-${id}`,
  capture_id: type === 'sale' ? `CAPTURE-${id}` : null,
  refund_id: type === 'credit' ? `REFUND-${id}` : null,
  seller_protection_status: 'ELIGIBLE',
  image_url: '',
})

const showInstrument = (transaction: Transaction): XmlObject => {
  const { instrument, token } = transaction
  return instrument.kind === 'card'
    ? {
        payment_instrument_type: 'credit_card',
        credit_card: showCard(instrument, token),
        billing: showAddress(instrument.billing),
        cvv_response_code: instrument.cvv_response,
        avs_postal_code_response_code: instrument.postal_response,
        avs_street_address_response_code: 'I',
      }
    : { payment_instrument_type: 'paypal_account', paypal: showPayPal(instrument, transaction) }
}

const showHistory = ({ history }: Transaction): XmlList =>
  new XmlList(
    'status-event',
    history.map(({ status, at, amount_cents }) => ({
      timestamp: new Date(at),
      status,
      amount: dollars(amount_cents),
      user: 'sandbox',
      transaction_source: 'api',
    })),
  )

const showResponses = ({ answer, settlement_code, id }: Transaction): XmlObject => {
  const response = processorResponse(answer)
  return {
    gateway_rejection_reason: rejectionReason(answer),
    processor_response_code: response?.code ?? '',
    processor_response_text: response?.text ?? '',
    processor_response_type: response?.type ?? null,
    additional_processor_response: null,
    processor_authorization_code: answer.kind === 'approved' ? id.slice(0, 6).toUpperCase() : null,
    processor_settlement_response_code: settlement_code ?? '',
    processor_settlement_response_text: settlement_code === null ? '' : settlementText(settlement_code),
  }
}

const showDisputeItself = (dispute: Dispute): XmlObject => ({
  id: dispute.id,
  amount: dollars(dispute.amount_cents),
  amount_disputed: dollars(dispute.amount_cents),
  amount_won: dispute.status === 'won' ? dollars(dispute.amount_cents) : '0.00',
  currency_iso_code: merchant.currency,
  kind: 'chargeback',
  reason: dispute.reason,
  status: dispute.status,
  merchant_account_id: merchant.accountId,
  received_date: dispute.created_at.slice(0, 10),
  reply_by_date: null,
  created_at: new Date(dispute.created_at),
  updated_at: new Date(dispute.updated_at),
})

export const showDispute = (dispute: Dispute, transaction: Transaction): XmlObject => ({
  ...showDisputeItself(dispute),
  transaction: {
    id: transaction.id,
    amount: dollars(transaction.amount_cents),
    order_id: transaction.order_id,
    created_at: new Date(transaction.created_at),
  },
})

export const showTransaction = (transaction: Transaction, disputes: readonly Dispute[]): XmlObject => {
  const { customer_id, customer, refund_ids } = transaction
  return {
    id: transaction.id,
    type: transaction.type,
    status: transaction.status,
    amount: dollars(transaction.amount_cents),
    currency_iso_code: merchant.currency,
    merchant_account_id: merchant.accountId,
    order_id: transaction.order_id,
    created_at: new Date(transaction.created_at),
    updated_at: new Date(transaction.updated_at),
    customer: {
      id: customer_id,
      first_name: customer?.first_name ?? null,
      last_name: customer?.last_name ?? null,
      email: customer?.email ?? null,
    },
    refund_id: refund_ids[0] ?? null,
    refund_ids: new XmlList('item', refund_ids),
    refunded_transaction_id: transaction.refunded_transaction_id,
    settlement_batch_id:
      transaction.status === 'settled'
        ? `${transaction.updated_at.slice(0, 10)}_${merchant.accountId}`
        : null,
    recurring: transaction.recurring,
    tax_amount: null,
    tax_exempt: false,
    subscription_id: null,
    plan_id: null,
    ...showResponses(transaction),
    ...showInstrument(transaction),
    status_history: showHistory(transaction),
    disputes: new XmlList('dispute', disputes.map(showDisputeItself)),
    add_ons: new XmlList('add-on', []),
    discounts: new XmlList('discount', []),
    custom_fields: '',
  }
}
