import {
  type CodeSale,
  endPromoCode,
  type OpenCode,
  reopenPromoCode,
} from '@fieldhouse/contract/affiliates.codes'
import { formatUsd } from '@fieldhouse/contract/billing.amount'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { counted } from '../../../lib/counted.ts'
import { listState, pendingList } from '../../../lib/list-state.ts'
import type { ChangeSearch } from '../../../lib/use-list-address.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { type ListConfig, ListPage } from '../../../ui/lists/list-page.tsx'
import { ConfirmDialog, preloadConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { preloadDialog } from '../../../ui/overlays/dialog.tsx'
import { SaleCard, saleColumns } from '../sales/sale-cells.tsx'
import { CommissionChart, Figures } from '../sales/sales-figures.tsx'
import { CodeState } from './code-cells.tsx'
import { CodeDialog } from './code-dialog.tsx'
import { codeUses, commissionText } from './code-words.ts'
import { CommissionDialog } from './commission-dialog.tsx'
import { codeQuery, codeSalesQuery, payoutsFile, payoutsQuery, refreshCodes } from './panel.api.ts'
import type { CodeSearch } from './panel-search.ts'
import { MarkAsPaid } from './payout-dialog.tsx'
import { nothingPaid, paidList } from './payout-lists.tsx'

interface CodePageProps {
  id: string
  search: CodeSearch
  onSearchChange: ChangeSearch<CodeSearch>
  hrefOf: (search: CodeSearch) => string
}

const codeSalesList: ListConfig<CodeSale> = {
  name: 'Sales and refunds',
  faultTitle: 'The sales did not load',
  countLine: (total) => counted(total, 'entry', 'entries'),
  columns: saleColumns(({ name }) => <bdi>{name}</bdi>),
  card: (sale) => <SaleCard sale={sale} customer={<bdi>{sale.name}</bdi>} />,
  rowKey: ({ id }) => id,
  loadingRows: 5,
}

const noCodeSales = (
  <EmptyState as="h2" title="No sales yet">
    A payment shows up here when it has settled, if the payer signed up with this code.
  </EmptyState>
)

/** ADM-04: one code, its sales, and what its owner is owed. */
export const CodePage = ({ id, search, onSearchChange, hrefOf }: CodePageProps) => {
  const { show, page = 1 } = search
  const open = useQuery(codeQuery(id)).data?.data
  const owner = open?.code.owner
  const isPayouts = show === 'payouts' && Boolean(owner)
  const sales = useQuery({ ...codeSalesQuery(id, page), enabled: !isPayouts })
  const payouts = useQuery({
    ...payoutsQuery({ page, ...(owner && { owner_id: owner.id }) }),
    enabled: isPayouts,
  })
  if (!open) return <CodePending />
  const at = (number: number): CodeSearch => ({
    ...(isPayouts && { show: 'payouts' as const }),
    ...(number > 1 && { page: number }),
  })
  const pages = {
    hrefOf: (number: number) => hrefOf(at(number)),
    onPageChange: (number: number) => onSearchChange(() => at(number)),
  }
  const frame = {
    title: open.code.code,
    about: <CodeFacts open={open} />,
    action: <CodeActions open={open} />,
    before: <CodeFigures open={open} />,
    ...(owner && {
      filter: {
        look: 'tabs' as const,
        legend: 'Lists',
        options: [
          { value: 'sales', label: 'Sales' },
          { value: 'payouts', label: `Payouts to ${owner.name}` },
        ],
        value: isPayouts ? 'payouts' : 'sales',
        onValueChange: (list: string) =>
          onSearchChange(() => (list === 'payouts' ? { show: 'payouts' } : {})),
      },
    }),
  }
  return isPayouts ? (
    <ListPage
      {...frame}
      list={{
        ...paidList,
        state: listState(payouts),
        pages,
        empty: nothingPaid,
        exportHref: payoutsFile({ owner_id: owner?.id }),
      }}
    />
  ) : (
    <ListPage {...frame} list={{ ...codeSalesList, state: listState(sales), pages, empty: noCodeSales }} />
  )
}

const CodeFacts = ({ open: { code } }: { open: OpenCode }) => (
  <div className="grid gap-2 text-ui">
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <CodeState code={code} />
      <span>
        {code.text}
        {code.months !== null && ` for ${counted(code.months, 'month')}`}
      </span>
    </p>
    <p className="text-muted wrap-anywhere">
      {code.owner
        ? `${code.owner.name}${code.owner.email ? ` (${code.owner.email})` : ''} earns ${commissionText(code)} after a sign-up`
        : 'Our own code: nobody earns a commission'}
    </p>
  </div>
)

const CodeFigures = ({ open: { code, totals, balance, months } }: { open: OpenCode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
    <Figures
      figures={[
        { label: 'Uses', value: codeUses(code), meaning: counted(totals.sign_ups, 'sign-up') },
        { label: 'Sales', value: totals.sales.toLocaleString('en-US'), meaning: formatUsd(totals.base) },
        { label: 'Commission', value: formatUsd(totals.commission), meaning: 'with this code' },
        ...(balance
          ? [
              { label: 'Pending', value: formatUsd(balance.pending), meaning: 'all codes of the owner' },
              {
                label: 'Payable',
                value: formatUsd(balance.payable),
                meaning: code.owner && balance.payable > 0 && (
                  <MarkAsPaid
                    payee={{ id: code.owner.id, name: code.owner.name, payable: balance.payable }}
                  />
                ),
              },
              { label: 'Paid', value: formatUsd(balance.paid), meaning: 'all codes of the owner' },
            ]
          : []),
      ]}
    />
    <CommissionChart months={months} />
  </div>
)

type Asked = 'edit' | 'commission' | 'end' | null

const CodeActions = ({ open: { code, can } }: { open: OpenCode }) => {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<Asked>(null)
  const close = () => setAsked(null)
  const saved = (words: string) => {
    close()
    toast(words)
    void refreshCodes(queryClient)
  }
  const isEnded = code.state === 'ended'
  const endOrReopen = async () => {
    const input = { params: { id: code.id }, body: { version: code.version } }
    await (isEnded ? call(reopenPromoCode, input) : call(endPromoCode, input))
    saved(isEnded ? `${code.code} can be used again` : `${code.code} has ended`)
  }
  const ready = { onPointerEnter: preloadDialog, onFocus: preloadDialog }
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <LinkButton to="/admin/promo-codes" isOutlined>
          All codes
        </LinkButton>
        <Button isOutlined aria-haspopup="dialog" {...ready} onClick={() => setAsked('edit')}>
          Edit
        </Button>
        {can.change_commission && (
          <Button isOutlined aria-haspopup="dialog" {...ready} onClick={() => setAsked('commission')}>
            Commission
          </Button>
        )}
        <Button
          isOutlined
          aria-haspopup="dialog"
          onPointerEnter={preloadConfirmDialog}
          onFocus={preloadConfirmDialog}
          onClick={() => setAsked('end')}
        >
          {isEnded ? 'Reopen' : 'End'}
        </Button>
      </div>
      <CodeDialog
        isOpen={asked === 'edit'}
        onClose={close}
        code={code}
        onSaved={() => saved('The code is changed')}
      />
      {can.change_commission && (
        <CommissionDialog
          isOpen={asked === 'commission'}
          onClose={close}
          code={code}
          onSaved={() => saved('The commission is changed')}
        />
      )}
      <ConfirmDialog
        isOpen={asked === 'end'}
        onClose={close}
        title={isEnded ? `Reopen ${code.code}?` : `End ${code.code}?`}
        text={
          isEnded
            ? 'People can sign up and buy with it again, unless its last day has passed.'
            : 'Nobody new can use it. People who signed up with it before still count for its owner.'
        }
        buttons={[
          { label: 'Cancel' },
          isEnded
            ? { label: 'Reopen', onPress: endOrReopen }
            : { label: 'End code', variant: 'red', onPress: endOrReopen },
        ]}
      />
    </>
  )
}

export const CodePending = () => (
  <ListPage title="Affiliates" list={{ ...codeSalesList, state: pendingList }} />
)
