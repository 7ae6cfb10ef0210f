import { Download } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { AnchorButton } from '../actions/link-button.tsx'
import { SegmentedControl } from '../actions/segmented-control.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { Icon } from '../media/icon.tsx'
import { SortDropdown, type SortDropdownProps } from '../menus/sort-dropdown.tsx'
import { Pagination } from '../navigation/pagination.tsx'
import { TabCount, Tabs } from '../navigation/tabs.tsx'
import { CountChips, type CountChipsProps } from './count-chips.tsx'
import { ListFrame, type ListFrameProps } from './list-frame.tsx'
import { ListRows, type ListRowsProps, ListSkeleton } from './list-rows.tsx'
import { SearchBox, type SearchBoxProps } from './search-box.tsx'

/** The state of the rows: loading, loaded, or failed. */
export interface ListState<Row> {
  /** Null until they have loaded. */
  rows: readonly Row[] | null
  total: number
  page: number
  lastPage: number
  /** The rows belong to the last request while the next one loads. */
  isBehind: boolean
  /** Why they failed to load. */
  fault: string | null
  onRetry: () => void
}

type Look<Row> =
  ListRowsProps<Row> extends infer Props ? (Props extends unknown ? Omit<Props, 'rows'> : never) : never

type Count =
  | {
      /** The count, as in: 12 users. */
      countLine: (total: number) => string
      /** Gets the focus when a focused row disappears. */
      countRef?: RefObject<HTMLParagraphElement | null> | undefined
      heading?: never
    }
  | {
      countLine?: never
      countRef?: never
      /** For a list that is one part of a page. */
      heading: (total: number) => ReactNode
    }

/** A list's settings, whatever it contains at the moment. */
export type ListConfig<Row> = Look<Row> &
  Count & {
    /** As in: The users did not load. */
    faultTitle: string
    /** Replaces the default skeleton, in the shape of the content. */
    skeleton?: ReactNode
    hasPictures?: boolean | undefined
    loadingRows?: number | undefined
  }

interface ListPages {
  /** For screen readers, if another list on the page has pages too. */
  label?: string
  hrefOf: (page: number) => string
  onPageChange: (page: number) => void
}

type ListProps<Row> = ListConfig<Row> & {
  state: ListState<Row>
  empty?: ReactNode
  pages?: ListPages | undefined
  /** Downloads the same rows as a file. */
  exportHref?: string | undefined
  /** Makes that file in the background. */
  exportButton?: ReactNode
}

interface ListPageProps<Row> extends Omit<ListFrameProps, 'children'> {
  /** Other content, above the list. */
  before?: ReactNode
  /** Other content, below the list. */
  after?: ReactNode
  search?: SearchBoxProps | undefined
  /** Kinds of rows, each with its count: chips, segments beside the title, or tabs when each kind is a separate list. */
  filter?: (CountChipsProps & { look?: 'chips' | 'segments' | 'tabs' }) | undefined
  /** For rows without column headings. */
  sort?: SortDropdownProps<string> | undefined
  list: ListProps<Row>
}

/** A page that is a list: search, filter, read, page. Props in, events out: the caller owns the address. */
export const ListPage = <Row,>({
  before,
  after,
  search,
  filter,
  sort,
  list,
  ...frame
}: ListPageProps<Row>) => {
  const hasTabs = filter?.look === 'tabs'
  const chips = filter && (filter.look ?? 'chips') === 'chips' ? filter : undefined
  const body = <ListBody {...list} />
  return (
    <ListFrame
      {...frame}
      {...(filter?.look === 'segments' && { action: <CountSegments {...filter} action={frame.action} /> })}
    >
      {before}
      {(search || chips || sort) && (
        <search className="grid gap-4">
          {(search || sort) && (
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              {search && (
                <div className="max-w-md min-w-0 grow basis-60">
                  <SearchBox {...search} />
                </div>
              )}
              {sort && <SortDropdown {...sort} />}
            </div>
          )}
          {chips && <CountChips {...chips} />}
        </search>
      )}
      {filter && hasTabs ? (
        <Tabs
          label={filter.legend}
          value={filter.value}
          onValueChange={filter.onValueChange}
          items={filter.options.map(({ value, label, count }) => ({
            value,
            label: (
              <>
                {label}
                {count !== undefined && <TabCount>{count.toLocaleString('en-US')}</TabCount>}
              </>
            ),
            panel: body,
          }))}
        />
      ) : (
        body
      )}
      {after}
    </ListFrame>
  )
}

const CountSegments = ({
  legend,
  options,
  value,
  onValueChange,
  action,
}: CountChipsProps & { action: ReactNode }) => (
  <div className="flex min-w-0 flex-wrap gap-3">
    <SegmentedControl
      label={legend}
      options={options.map(({ value, label, count }) => ({
        value,
        label: (
          <>
            {label}
            {count !== undefined && <span className="font-normal">{count.toLocaleString('en-US')}</span>}
          </>
        ),
      }))}
      value={value}
      onValueChange={onValueChange}
    />
    {action}
  </div>
)

const ListBody = <Row,>(list: ListProps<Row>) => {
  const {
    state,
    name,
    faultTitle,
    countLine,
    countRef,
    heading,
    empty,
    skeleton,
    pages,
    exportHref,
    exportButton,
  } = list
  const { rows, total, page, lastPage, isBehind, fault, onRetry } = state
  if (fault !== null)
    return (
      <ErrorState as="h2" title={faultTitle} onRetry={onRetry}>
        {fault}
      </ErrorState>
    )
  if (rows === null)
    return (
      skeleton ?? (
        <ListSkeleton
          name={name}
          columns={list.columns}
          hasPictures={list.hasPictures}
          loadingRows={list.loadingRows}
        />
      )
    )
  return (
    <div aria-busy={isBehind} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {heading ? (
          <div className="min-w-0 grow">{heading(total)}</div>
        ) : (
          <p
            ref={countRef}
            role="status"
            tabIndex={countRef && -1}
            className="text-small text-muted outline-none"
          >
            {countLine(total)}
          </p>
        )}
        {rows.length > 0 && exportButton}
        {exportHref && rows.length > 0 && (
          <AnchorButton size="sm" isOutlined href={exportHref} download>
            <Icon of={Download} size="sm" />
            Download as CSV
          </AnchorButton>
        )}
      </div>
      {rows.length > 0 ? <ListRows {...list} rows={rows} /> : empty}
      {pages && <Pagination current={page} last={lastPage} {...pages} />}
    </div>
  )
}
