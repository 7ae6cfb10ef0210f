import type { Invoice } from '@fieldhouse/contract/billing.invoices'
import { formatUsd } from '../../../platform/money.ts'
import { addDays, billingDayOf } from '../billing-day.ts'
import { cycleTitle } from '../subscriptions/cycle-title.ts'
import type { InvoiceRow } from './invoices.queries.ts'

export const invoiceNumber = (number: number): string => `FH-${String(number).padStart(6, '0')}`

/** An invoice as the family sees it. How it was paid is for the payer and for staff. */
export const presentInvoice = (
  { invoice, charge, refunded, refunds, status }: InvoiceRow,
  { seesPayment }: { seesPayment: boolean },
): Invoice => {
  const { full_name, payment, address } = invoice.billed_to
  return {
    id: invoice.id,
    invoice_number: invoiceNumber(invoice.number),
    issue_date: invoice.issued_on,
    transaction_id: seesPayment ? invoice.transaction_id : null,
    invoice_url: `/invoice/${invoice.id}`,
    pdf_url: `/api/invoices/${invoice.id}/pdf`,
    status,
    athlete_name: invoice.athlete_name,
    billing_info: {
      full_name,
      payment: seesPayment ? payment : null,
      address: seesPayment ? address : null,
    },
    package: {
      key: charge.package_key,
      name: invoice.package_name,
      amount: charge.price,
      discount: charge.discount,
      credit: charge.credit,
      taxes: charge.tax,
      total: charge.total,
      refunded,
      net: charge.total - refunded,
      period: {
        cycle_title: invoice.is_free_month ? 'First month free' : cycleTitle[charge.cycle],
        billing_period_start: invoice.period_start,
        // People read the last day that is paid for, not the first one after it.
        billing_period_end: addDays(invoice.period_end, -1),
      },
    },
    first_charge:
      invoice.first_charge_on && invoice.first_charge_total !== null
        ? {
            on: invoice.first_charge_on,
            total: invoice.first_charge_total,
            formatted_total: formatUsd(invoice.first_charge_total),
          }
        : null,
    formatted: {
      amount: formatUsd(charge.price),
      discount: formatUsd(charge.discount),
      credit: formatUsd(charge.credit),
      taxes: formatUsd(charge.tax),
      total: formatUsd(charge.total),
      refunded: formatUsd(refunded),
      net: formatUsd(charge.total - refunded),
    },
    refunds: refunds.map(({ id, cents, at }) => ({
      id,
      on: billingDayOf(new Date(at * 1000)),
      amount: cents,
      formatted_amount: formatUsd(cents),
    })),
  }
}
