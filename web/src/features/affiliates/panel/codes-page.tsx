import { type CodeFilter, codeFilters, type ListedCode } from '@fieldhouse/contract/affiliates.codes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { counted } from '../../../lib/counted.ts'
import { lookingFor, onPage } from '../../../lib/list-search.ts'
import { listState, pendingList } from '../../../lib/list-state.ts'
import type { ChangeSearch } from '../../../lib/use-list-address.ts'
import { useTypedSearch } from '../../../lib/use-typed-search.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { type ListConfig, ListPage } from '../../../ui/lists/list-page.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { preloadDialog } from '../../../ui/overlays/dialog.tsx'
import { affiliatesFrame } from './affiliates-frame.tsx'
import { CodeCard, codeColumns } from './code-cells.tsx'
import { CodeDialog } from './code-dialog.tsx'
import { codeFilterNames } from './code-words.ts'
import { codesQuery, refreshCodes } from './panel.api.ts'
import { type CodesSearch, inState } from './panel-search.ts'

interface CodesPageProps {
  search: CodesSearch
  onSearchChange: ChangeSearch<CodesSearch>
  hrefOf: (search: CodesSearch) => string
}

const codesFrame = affiliatesFrame('/admin/promo-codes')

const codesList: ListConfig<ListedCode> = {
  name: 'Promo codes',
  faultTitle: 'The promo codes did not load',
  countLine: (total) => counted(total, 'code'),
  columns: codeColumns,
  card: (code) => <CodeCard code={code} />,
  rowKey: ({ id }) => id,
  loadingRows: 10,
}

/** ADM-04: /admin/promo-codes. */
export const CodesPage = ({ search, onSearchChange, hrefOf }: CodesPageProps) => {
  const queryClient = useQueryClient()
  const [isCreating, setCreating] = useState(false)
  const { field, text, setText } = useTypedSearch(search.q ?? '', (q) =>
    onSearchChange((latest) => lookingFor(latest, q), true),
  )
  const query = useQuery(codesQuery(search))
  const counts = query.data?.counts
  return (
    <>
      <ListPage
        {...codesFrame}
        action={
          <Button
            aria-haspopup="dialog"
            onPointerEnter={preloadDialog}
            onFocus={preloadDialog}
            onClick={() => setCreating(true)}
          >
            <Icon of={Plus} size="sm" />
            New code
          </Button>
        }
        search={{ label: 'Code, owner, or email', field, text, onType: setText }}
        filter={{
          legend: 'State',
          options: codeFilters.map((value) => ({
            value,
            label: codeFilterNames[value],
            count: counts?.[value],
          })),
          value: search.state ?? 'all',
          onValueChange: (state) => onSearchChange((latest) => inState(latest, state as CodeFilter)),
        }}
        list={{
          ...codesList,
          state: listState(query),
          empty: (
            <EmptyState
              as="h2"
              title="No codes found"
              action={
                <Button isOutlined onClick={() => onSearchChange(() => ({}))}>
                  Show all codes
                </Button>
              }
            >
              Check the spelling, or choose another state.
            </EmptyState>
          ),
          pages: {
            hrefOf: (page) => hrefOf(onPage(search, page)),
            onPageChange: (page) => onSearchChange((latest) => onPage(latest, page)),
          },
        }}
      />
      <CodeDialog
        isOpen={isCreating}
        onClose={() => setCreating(false)}
        onSaved={() => {
          setCreating(false)
          toast('The code can be used now')
          void refreshCodes(queryClient)
        }}
      />
    </>
  )
}

export const CodesPending = () => <ListPage {...codesFrame} list={{ ...codesList, state: pendingList }} />
