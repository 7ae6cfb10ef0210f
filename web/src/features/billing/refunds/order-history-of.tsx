import type { Transaction } from '@fieldhouse/contract/billing.transactions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listState } from '../../../lib/list-state.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { RailSection } from '../../../ui/layout/rail-section.tsx'
import { ListRows, ListSkeleton } from '../../../ui/lists/list-rows.tsx'
import { RefundPopup } from './refund-popup.tsx'
import { TransactionCard, transactionColumns } from './transaction-cells.tsx'
import { transactionsQuery } from './transactions.api.ts'

interface OrderHistoryOfProps {
  /** The person whose family it is: the athlete or a parent. */
  userId: string
  viewerId: string
}

/** PAY-07: the newest orders of a family on a staff member's page about a person, with refunds. */
export const OrderHistoryOf = ({ userId, viewerId }: OrderHistoryOfProps) => {
  const [refunding, setRefunding] = useState<string | null>(null)
  const { rows, total, fault, onRetry } = listState(useQuery(transactionsQuery({ user: userId })))
  const look = { name: 'Order history', columns: transactionColumns(setRefunding) }
  return (
    <RailSection title="Order history" note="What the family was charged, including free months.">
      <div className="grid justify-items-start gap-5 *:w-full">
        {fault !== null ? (
          <ErrorState title="The orders did not load" onRetry={onRetry}>
            {fault}
          </ErrorState>
        ) : (
          !rows && <ListSkeleton {...look} loadingRows={3} />
        )}
        {rows?.length === 0 && <EmptyState title="No orders yet">This family has had no package.</EmptyState>}
        {rows && rows.length > 0 && (
          <ListRows
            {...look}
            rows={rows}
            rowKey={({ id }) => id}
            card={(transaction: Transaction) => (
              <TransactionCard transaction={transaction} onRefund={setRefunding} />
            )}
          />
        )}
      </div>
      {rows && total > rows.length && (
        <div className="pt-5">
          <LinkButton isOutlined to="/editor" search={{ user: userId }}>
            See all {total}
          </LinkButton>
        </div>
      )}
      <RefundPopup id={refunding} viewerId={viewerId} onClose={() => setRefunding(null)} />
    </RailSection>
  )
}
