import type { Invoice, InvoiceAddress, PaymentSummary } from '@fieldhouse/contract/billing.invoices'
import type { ReactElement, ReactNode } from 'react'
import { paper } from '../../../platform/print/inks.ts'
import { block, column, look, printSheet, row, words } from '../../../platform/print/paper.ts'
import { dayInWords } from '../mails/day-in-words.ts'

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

const amounts = ({ package: bought, formatted, first_charge }: Invoice): ReactNode[] => [
  amountLine(`${bought.name}, ${bought.period.cycle_title}`, formatted.amount),
  bought.discount > 0 ? amountLine('Discount', `-${formatted.discount}`) : null,
  bought.credit > 0 ? amountLine('Credit for unused days', `-${formatted.credit}`) : null,
  amountLine('Taxes', formatted.taxes),
  amountLine('Total', formatted.total, { ...look.strong, fontSize: 12 }),
  bought.refunded > 0 ? amountLine('Refunded', `-${formatted.refunded}`) : null,
  first_charge
    ? words(
        `The first month is free. The first charge is ${first_charge.formatted_total} on ${dayInWords(first_charge.on)}, unless you cancel before.`,
        { ...look.muted, marginTop: 10 },
      )
    : null,
]

/** PAY-05: one sheet with everything the invoice page shows. */
export const drawInvoice = (invoice: Invoice): Promise<Buffer> => {
  const { invoice_number, issue_date, transaction_id, billing_info, athlete_name } = invoice
  const { billing_period_start, billing_period_end } = invoice.package.period
  return printSheet(
    {
      title: `Invoice ${invoice_number}`,
      author: 'Fieldhouse',
      footer: `Fieldhouse  ·  Invoice ${invoice_number}`,
    },
    block(
      { paddingHorizontal: side },
      row(
        { justifyContent: 'space-between', alignItems: 'flex-end', marginBottom: 24 },
        words('Invoice', { ...look.display, fontSize: 34, textTransform: 'uppercase' }),
        words('Fieldhouse', { ...look.display, fontSize: 17, textTransform: 'uppercase' }),
      ),
      row(
        { gap: 16, marginBottom: 20 },
        fact('Invoice number', invoice_number),
        fact('Issued', dayInWords(issue_date)),
        fact('Transaction', transaction_id ?? 'None'),
      ),
      row(
        { gap: 16, marginBottom: 24 },
        fact(
          'Billed to',
          billing_info.full_name,
          ...(billing_info.address ? addressLines(billing_info.address) : []),
        ),
        fact('Athlete', athlete_name),
        fact('Paid with', billing_info.payment ? paymentText(billing_info.payment) : 'Not shown'),
      ),
      fact('Period', `${dayInWords(billing_period_start)} to ${dayInWords(billing_period_end)}`),
    ),
    block({ paddingHorizontal: side, marginTop: 20 }, ...amounts(invoice)),
  )
}
