import { type ReactNode, useId, useRef } from 'react'
import { LoadingStatus, Skeleton } from '../feedback/skeleton.tsx'
import { useOverflowsSideways } from '../layout/overflow.ts'
import { classNames } from '../style/class-names.ts'
import { type Ground, groundClassName } from '../style/ground.ts'
import { ColumnHeader, type Sort } from './table-header.tsx'

export type { Sort } from './table-header.tsx'

export interface Column<Row> {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** The first column is left-aligned, numbers are right-aligned. */
  align?: 'start' | 'center' | 'end' | undefined
  isSortable?: boolean | undefined
}

interface TableProps<Row> {
  /** What the table shows. It names the table and the scroll area. */
  caption: string
  isCaptionVisible?: boolean
  /** The first one names the row and stays visible. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** The last row, by column: totals. */
  summary?: Readonly<Record<string, ReactNode>> | undefined
  /** Replaces the table when there are no rows. */
  empty?: ReactNode
  isLoading?: boolean
  /** The expected number of loading rows. */
  loadingRows?: number
  sort?: Sort | undefined
  onSortChange?: ((sort: Sort) => void) | undefined
  /** On a phone it runs to the screen's edge, so people see that it scrolls. */
  on?: Ground
}

/** Numbers are the rule, so the end has no class of its own. */
const aligns = { start: 'cell-start', center: 'cell-center', end: undefined }

const next = ({ align = 'end' }: Pick<Column<never>, 'align'>) => aligns[align]

/** Rows to compare. */
export const Table = <Row,>({
  caption,
  isCaptionVisible = false,
  columns,
  rows,
  rowKey,
  summary,
  empty = <p className="py-6 text-ui text-muted">Nothing here yet.</p>,
  isLoading = false,
  loadingRows = 5,
  sort,
  onSortChange,
  on = 'page',
}: TableProps<Row>) => {
  const captionId = useId()
  const area = useRef<HTMLDivElement>(null)
  // A scroll area is a tab stop, even before its size is known.
  const isScrollable = useOverflowsSideways(area, true)
  const hasRows = isLoading || rows.length > 0
  const first = classNames('cell-first', groundClassName[on])
  return (
    <div className="min-w-0">
      <LoadingStatus isLoading={isLoading} />
      {!hasRows && isCaptionVisible && <p className="text-small text-muted">{caption}</p>}
      {!hasRows && empty}
      <div
        ref={area}
        hidden={!hasRows}
        className={classNames(
          'relative overflow-x-auto',
          on === 'page' && 'max-sm:-me-(--gutter) max-sm:pe-(--gutter)',
        )}
        {...(isScrollable ? { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 } : {})}
      >
        <table aria-busy={isLoading} className="data-table">
          <caption
            id={captionId}
            className={isCaptionVisible ? 'pb-2.5 text-start text-small text-muted' : 'sr-only'}
          >
            {caption}
          </caption>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <ColumnHeader
                  key={column.key}
                  column={column.key}
                  className={index === 0 ? first : next(column)}
                  {...(column.isSortable && onSortChange ? { sort, onSortChange } : {})}
                >
                  {column.header}
                </ColumnHeader>
              ))}
            </tr>
          </thead>
          <tbody>
            {isLoading
              ? Array.from({ length: loadingRows }, (_, place) => place).map((place) => (
                  <tr key={place}>
                    {columns.map((column, index) => (
                      <td key={column.key} className={classNames('cell', index === 0 ? first : next(column))}>
                        <Skeleton className={index === 0 ? 'my-1 h-3 w-28' : 'my-1 ms-auto h-3 w-9'} />
                      </td>
                    ))}
                  </tr>
                ))
              : rows.map((row) => (
                  <TableRow
                    key={rowKey(row)}
                    columns={columns}
                    first={first}
                    cell={(column) => column.cell(row)}
                  />
                ))}
          </tbody>
          {summary && !isLoading && (
            <tfoot className="font-semibold [&_td]:border-b-0 [&_th]:border-b-0">
              <TableRow columns={columns} first={first} cell={(column) => summary[column.key]} />
            </tfoot>
          )}
        </table>
      </div>
    </div>
  )
}

interface TableRowProps<Row> {
  columns: readonly Column<Row>[]
  first: string
  cell: (column: Column<Row>) => ReactNode
}

const TableRow = <Row,>({ columns, first, cell }: TableRowProps<Row>) => (
  <tr>
    {columns.map((column, index) =>
      index === 0 ? (
        <th key={column.key} scope="row" className={classNames('cell', first, 'font-semibold')}>
          <div className="row-name">{cell(column)}</div>
        </th>
      ) : (
        <td key={column.key} className={classNames('cell', next(column))}>
          {cell(column)}
        </td>
      ),
    )}
  </tr>
)
