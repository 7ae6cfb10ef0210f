import { Fragment, type ReactElement, type ReactNode } from 'react'
import { type Column, type Sort, Table } from '../data/table.tsx'
import { LoadingRegion, SkeletonRows } from '../feedback/skeleton.tsx'
import { SortDropdown } from '../menus/sort-dropdown.tsx'
import { SelectBox, type Selection, SelectionBar } from './selection.tsx'
import { useHasCards } from './use-has-cards.ts'

export interface ListColumn<Row> extends Column<Row> {
  /** The column's name in a phone's sort menu. */
  sortName?: string | undefined
}

/** A table in a wide window and cards on a phone, or rows that are the same everywhere. */
type RowsConfig<Row> =
  | {
      columns: readonly ListColumn<Row>[]
      card: (row: Row) => ReactNode
      row?: never
      rowsClassName?: never
      rowsHead?: never
    }
  | {
      columns?: never
      card?: never
      /** A complete `li`. */
      row: (row: Row, place: number) => ReactElement
      /** The classes of the row list. */
      rowsClassName?: string
      /** Labels above the rows. A row says everything itself, so screen readers skip them. */
      rowsHead?: ReactNode
    }

export type ListRowsProps<Row> = RowsConfig<Row> & {
  /** What is listed, for screen readers. */
  name: string
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: Sort | undefined
  onSortChange?: ((sort: Sort) => void) | undefined
  selection?: Selection<Row> | undefined
}

/** The first column names a row, so its checkbox is there. */
const withBoxes = <Row,>(
  columns: readonly ListColumn<Row>[],
  rowKey: (row: Row) => string,
  selection: Selection<Row>,
): readonly ListColumn<Row>[] =>
  columns.map((column, place) =>
    place > 0
      ? column
      : {
          ...column,
          cell: (row) => (
            <span className="flex items-center gap-3">
              <SelectBox row={row} rowKey={rowKey(row)} selection={selection} />
              {column.cell(row)}
            </span>
          ),
        },
  )

export const ListRows = <Row,>(props: ListRowsProps<Row>) => {
  const { name, rows, rowKey, selection, sort, onSortChange } = props
  const hasCards = useHasCards()
  if (props.row)
    return (
      <div className="@container min-w-0">
        {props.rowsHead && <div aria-hidden="true">{props.rowsHead}</div>}
        <ul aria-label={name} className={props.rowsClassName}>
          {rows.map((row, place) => (
            <Fragment key={rowKey(row)}>{props.row(row, place)}</Fragment>
          ))}
        </ul>
      </div>
    )
  const { columns, card } = props
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      {selection && <SelectionBar selection={selection} shown={rows.map(rowKey)} />}
      {hasCards && sort && onSortChange && (
        <PhoneSort columns={columns} sort={sort} onSortChange={onSortChange} />
      )}
      {hasCards ? (
        <ul aria-label={name} data-cards="" className="border-t border-line">
          {rows.map((row) => (
            <li key={rowKey(row)} className="flex items-center gap-3 border-b border-line py-3.5">
              {selection && <SelectBox row={row} rowKey={rowKey(row)} selection={selection} />}
              <div className="min-w-0 grow">{card(row)}</div>
            </li>
          ))}
        </ul>
      ) : (
        <Table
          caption={name}
          columns={selection ? withBoxes(columns, rowKey, selection) : columns}
          rows={rows}
          rowKey={rowKey}
          sort={sort}
          onSortChange={onSortChange}
        />
      )}
    </div>
  )
}

interface PhoneSortProps<Row> {
  columns: readonly ListColumn<Row>[]
  sort: Sort
  onSortChange: (sort: Sort) => void
}

/** Cards have no headings to press. */
const PhoneSort = <Row,>({ columns, sort, onSortChange }: PhoneSortProps<Row>) => {
  const options = columns.flatMap(({ key, isSortable, sortName }) =>
    isSortable && sortName ? [{ value: key, label: sortName }] : [],
  )
  return options.length > 0 ? (
    <div className="justify-self-start">
      <SortDropdown
        label="Sort by"
        align="start"
        options={options}
        value={sort.key}
        onValueChange={(key) => onSortChange({ key, direction: sort.direction })}
      />
    </div>
  ) : null
}

interface ListSkeletonProps<Row> {
  name: string
  columns?: readonly ListColumn<Row>[] | undefined
  hasPictures?: boolean | undefined
  loadingRows?: number | undefined
}

/** In the shape of the content. */
export const ListSkeleton = <Row,>({
  name,
  columns,
  hasPictures = false,
  loadingRows = 8,
}: ListSkeletonProps<Row>) => {
  const hasCards = useHasCards()
  if (!columns || hasCards)
    return (
      <div {...(columns && { 'data-cards': '' })}>
        <LoadingRegion>
          <SkeletonRows rows={loadingRows} hasPicture={hasPictures} />
        </LoadingRegion>
      </div>
    )
  return (
    <Table caption={name} columns={columns} rows={[]} rowKey={String} isLoading loadingRows={loadingRows} />
  )
}
