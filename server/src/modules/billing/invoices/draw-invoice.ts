import { invoiceStatusTexts, wasCharged } from '@fieldhouse/contract/billing.invoice-words'
import type { Invoice, InvoiceAddress, PaymentSummary } from '@fieldhouse/contract/billing.invoices'
import type { ReactElement, ReactNode } from 'react'
import { paper } from '../../../platform/print/inks.ts'
import { block, column, look, printSheet, row, words } from '../../../platform/print/paper.ts'
import { dayInWords } from '../mails/day-in-words.ts'
import type { InvoiceSheet } from './print-task.ts'

/** In points. */
const side = 40

const paymentText = ({ payment_type, card_brand, card_last_four, paypal_email }: PaymentSummary): string =>
  payment_type === 'PayPal'
    ? `PayPal${paypal_email ? `, ${paypal_email}` : ''}`
    : `${card_brand ?? 'Card'} ending in ${card_last_four ?? ''}`

const addressLines = ({ address, apt, city, state, zip_code, country, phone }: InvoiceAddress): string[] =>
  [
    [address, apt].filter(Boolean).join(', '),
    `${city}, ${state} ${zip_code}`,
    country === 'US' ? 'United States' : country,
    phone,
  ].filter(Boolean)

const fact = (label: string, ...lines: string[]): ReactElement =>
  column({ flex: 1 }, words(label, look.label), ...lines.map((line) => words(line, { marginTop: 2 })))

const amountLine = (label: string, amount: string, style: object = {}): ReactElement =>
  row(
    { justifyContent: 'space-between', paddingVertical: 5, borderBottom: `0.5 solid ${paper.line}` },
    words(label, { ...style }),
    words(amount, { ...look.tabular, ...style }),
  )

const note = (text: string | null): ReactNode => text && words(text, { ...look.muted, marginTop: 10 })

const amounts = ({ package: bought, formatted, refunds, status, first_charge }: Invoice): ReactNode[] => [
  amountLine(`${bought.name}, ${bought.period.cycle_title}`, formatted.amount),
  bought.discount > 0 ? amountLine('Discount', `−${formatted.discount}`) : null,
  bought.credit > 0 ? amountLine('Credit for unused days', `−${formatted.credit}`) : null,
  amountLine('Taxes', formatted.taxes),
  amountLine('Total', formatted.total, { ...look.strong, fontSize: 12 }),
  ...refunds.map(({ on, formatted_amount }) =>
    amountLine(`Refunded on ${dayInWords(on)}`, `−${formatted_amount}`),
  ),
  refunds.length > 0 ? amountLine('Net amount', formatted.net, { ...look.strong, fontSize: 12 }) : null,
  note(invoiceStatusTexts[status].note),
  note(
    first_charge &&
      `The first month is free. The first charge is ${first_charge.formatted_total} on ${dayInWords(first_charge.on)}, unless you cancel before.`,
  ),
]

/** PAY-05: one sheet with everything the invoice page shows. */
export const drawInvoice = (invoice: InvoiceSheet): Promise<Buffer> => {
  const {
    invoice_number,
    issue_date,
    transaction_id,
    billing_info,
    athlete_name,
    status,
    seller,
    online_at,
  } = invoice
  const { billing_period_start, billing_period_end } = invoice.package.period
  const { payment } = billing_info
  return printSheet(
    {
      title: `Invoice ${invoice_number}`,
      author: seller.name,
      footer: `${seller.name}  ·  Invoice ${invoice_number}`,
    },
    block(
      { paddingHorizontal: side },
      row(
        { justifyContent: 'space-between', alignItems: 'flex-end', marginBottom: 24 },
        words('Invoice', { ...look.display, fontSize: 34, textTransform: 'uppercase' }),
        words(seller.name, { ...look.display, fontSize: 17, textTransform: 'uppercase' }),
      ),
      row(
        { gap: 16, marginBottom: 20 },
        fact('Invoice number', invoice_number),
        fact('Issued', dayInWords(issue_date)),
        fact('Status', invoiceStatusTexts[status].label),
      ),
      row(
        { gap: 16, marginBottom: 20 },
        fact('Seller', seller.name, seller.street, seller.town, seller.phone),
        fact(
          'Billed to',
          billing_info.full_name,
          ...(billing_info.address ? addressLines(billing_info.address) : []),
        ),
        fact('Athlete', athlete_name),
      ),
      row(
        { gap: 16, marginBottom: 4 },
        fact('Period', `${dayInWords(billing_period_start)} to`, dayInWords(billing_period_end)),
        // Only the payer and staff see these two.
        payment ? fact(wasCharged(status) ? 'Paid with' : 'Payment method', paymentText(payment)) : fact(''),
        transaction_id ? fact('Transaction', transaction_id) : fact(''),
      ),
    ),
    block(
      { paddingHorizontal: side, marginTop: 20 },
      ...amounts(invoice),
      note(online_at ? `Find it online: ${online_at}` : null),
    ),
  )
}
