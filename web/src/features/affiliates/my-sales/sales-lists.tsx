import type { OwnPayout, SaleLine, SalesMonth, SignUp } from '@fieldhouse/contract/affiliates.sales'
import { formatUsd } from '@fieldhouse/contract/billing.amount'
import { counted } from '../../../lib/counted.ts'
import { Day } from '../../../lib/moments.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import type { ListConfig } from '../../../ui/lists/list-page.tsx'
import { SaleCard, saleColumns } from '../sales/sale-cells.tsx'
import { salesMonthName } from '../sales/sales-month-name.ts'

const signUpRoles: Record<string, string> = { athlete: 'Athlete', parent: 'Parent', coach: 'Coach' }

/** A payout has a day and no time, so it is the same day everywhere. */
const PaidDay = ({ day }: { day: string }) => (
  <time dateTime={day}>
    {new Date(day).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })}
  </time>
)

/** On a phone. */
const SignUpCard = ({
  signUp: { name, type, promo_code, signed_up_at, counts_until },
}: {
  signUp: SignUp
}) => (
  <div className="grid gap-1 text-ui">
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      <bdi className="min-w-0 font-semibold wrap-anywhere">{name}</bdi>
      <span className="text-small text-muted">
        <Day at={signed_up_at} />
      </span>
    </p>
    <p className="text-small text-muted wrap-anywhere">
      {signUpRoles[type] ?? type}, with {promo_code}, counts until <Day at={counts_until} />
    </p>
  </div>
)

export const signUpsList: ListConfig<SignUp> = {
  name: 'Signed up with your code',
  faultTitle: 'Your sign-ups did not load',
  countLine: (total) => counted(total, 'sign-up'),
  columns: [
    { key: 'name', header: 'Name', cell: ({ name }) => <bdi>{name}</bdi> },
    { key: 'type', header: 'Signed up as', align: 'start', cell: ({ type }) => signUpRoles[type] ?? type },
    { key: 'code', header: 'Code', align: 'start', cell: ({ promo_code }) => promo_code },
    { key: 'date', header: 'Date', align: 'start', cell: ({ signed_up_at }) => <Day at={signed_up_at} /> },
    { key: 'until', header: 'Counts until', cell: ({ counts_until }) => <Day at={counts_until} /> },
  ],
  card: (signUp) => <SignUpCard signUp={signUp} />,
  rowKey: ({ id }) => id,
  loadingRows: 5,
}

export const noSignUps = (
  <EmptyState as="h2" title="Nobody yet">
    Give your code to a family, or send them your link. Everyone who signs up with it shows up here.
  </EmptyState>
)

export const ownSalesList: ListConfig<SaleLine> = {
  name: 'Sales and refunds',
  faultTitle: 'Your sales did not load',
  countLine: (total) => counted(total, 'entry', 'entries'),
  columns: saleColumns(({ name }) => <bdi>{name}</bdi>),
  card: (sale) => <SaleCard sale={sale} customer={<bdi>{sale.name}</bdi>} />,
  rowKey: ({ id }) => id,
  loadingRows: 5,
}

export const noSales = (
  <EmptyState as="h2" title="No sales yet">
    The first month is free. When a family that signed up with your code pays for the next one, your
    commission shows up here.
  </EmptyState>
)

export const monthsList: ListConfig<SalesMonth> = {
  name: 'By month',
  faultTitle: 'Your sales did not load',
  countLine: () => 'The last 12 months. A refund counts in the month of its sale.',
  columns: [
    { key: 'month', header: 'Month', cell: ({ month }) => salesMonthName(month) },
    { key: 'sign_ups', header: 'Sign-ups', cell: ({ sign_ups }) => sign_ups.toLocaleString('en-US') },
    { key: 'sales', header: 'Sales', cell: ({ sales }) => sales.toLocaleString('en-US') },
    { key: 'commission', header: 'Commission', cell: ({ commission }) => formatUsd(commission) },
  ],
  card: ({ month, sign_ups, sales, commission }) => (
    <div className="grid gap-1 text-ui">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        <span>{salesMonthName(month)}</span>
        <span>{formatUsd(commission)}</span>
      </p>
      <p className="text-small text-muted">
        {counted(sign_ups, 'sign-up')}, {counted(sales, 'sale')}
      </p>
    </div>
  ),
  rowKey: ({ month }) => month,
  loadingRows: 12,
}

export const ownPayoutsList: ListConfig<OwnPayout> = {
  name: 'Payouts',
  faultTitle: 'Your payouts did not load',
  countLine: (total) => counted(total, 'payout'),
  columns: [
    { key: 'date', header: 'Paid on', cell: ({ paid_on }) => <PaidDay day={paid_on} /> },
    {
      key: 'reference',
      header: 'Reference',
      align: 'start',
      cell: ({ reference }) => <bdi className="wrap-anywhere">{reference}</bdi>,
    },
    { key: 'amount', header: 'Amount', cell: ({ cents }) => formatUsd(cents) },
  ],
  card: ({ paid_on, reference, cents }) => (
    <div className="grid gap-1 text-ui">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        <PaidDay day={paid_on} />
        <span>{formatUsd(cents)}</span>
      </p>
      <p className="text-small text-muted wrap-anywhere">{reference}</p>
    </div>
  ),
  rowKey: ({ id }) => id,
  loadingRows: 3,
}

export const noPayouts = (
  <EmptyState as="h2" title="No payouts yet">
    What is payable is paid out by our team, and shows up here with its reference.
  </EmptyState>
)
