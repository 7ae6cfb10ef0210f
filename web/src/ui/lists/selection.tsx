import { type ReactNode, useId } from 'react'
import { Button } from '../actions/button.tsx'
import { BareCheckbox } from '../forms/bare-checkbox.tsx'

export interface Selection<Row> {
  /** The keys of the selected rows, on any page. */
  keys: ReadonlySet<string>
  onChange: (keys: ReadonlySet<string>) => void
  /** For screen readers: Select Marisol Tran. */
  nameOf: (row: Row) => string
  /** Replaces the count of the keys, if more than these are selected. */
  countText?: string | undefined
  /** The actions for all selected rows. */
  actions: (keys: ReadonlySet<string>) => ReactNode
}

/** The selection with these keys on or off, and all others unchanged. */
const withKeys = (
  keys: ReadonlySet<string>,
  changed: readonly string[],
  isOn: boolean,
): ReadonlySet<string> => {
  const next = new Set(keys)
  for (const key of changed) {
    if (isOn) next.add(key)
    else next.delete(key)
  }
  return next
}

interface SelectBoxProps<Row> {
  row: Row
  rowKey: string
  selection: Selection<Row>
}

export const SelectBox = <Row,>({ row, rowKey, selection }: SelectBoxProps<Row>) => (
  <BareCheckbox
    aria-label={`Select ${selection.nameOf(row)}`}
    checked={selection.keys.has(rowKey)}
    onCheckedChange={(isOn) => selection.onChange(withKeys(selection.keys, [rowKey], isOn))}
  />
)

interface SelectionBarProps<Row> {
  selection: Selection<Row>
  /** The keys of the rows on this page. */
  shown: readonly string[]
}

/** Above the rows: select all on this page, the count, and the actions. */
export const SelectionBar = <Row,>({ selection, shown }: SelectionBarProps<Row>) => {
  const boxId = useId()
  const { keys, onChange, countText, actions } = selection
  const onPage = shown.filter((key) => keys.has(key)).length
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line pb-2 text-ui">
      <span className="flex items-center gap-2.5 touch:min-h-11">
        <BareCheckbox
          id={boxId}
          checked={onPage > 0 && onPage === shown.length}
          isIndeterminate={onPage > 0 && onPage < shown.length}
          onCheckedChange={(isOn) => onChange(withKeys(keys, shown, isOn))}
        />
        <label htmlFor={boxId}>Select all on this page</label>
      </span>
      <p role="status" className="text-muted">
        {keys.size > 0 && (countText ?? `${keys.size.toLocaleString('en-US')} selected`)}
      </p>
      {keys.size > 0 && (
        <div className="flex flex-wrap gap-2">
          {actions(keys)}
          <Button size="sm" variant="borderless" onClick={() => onChange(new Set())}>
            Clear selection
          </Button>
        </div>
      )}
    </div>
  )
}
