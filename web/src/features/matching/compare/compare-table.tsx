import type { CSSProperties, ReactNode } from 'react'
import type { CompareGroup } from './compare-rows.tsx'

interface CompareTableProps {
  /** What the table compares. */
  label: string
  /** In the corner: how many more there is room for. */
  corner: ReactNode
  /** One per college, with its id. */
  heads: readonly { id: number; head: ReactNode; foot: ReactNode }[]
  groups: readonly CompareGroup[]
}

const cell = 'grid min-w-0 content-center border-s border-line px-3 py-4 text-start font-normal sm:px-6'
/** On a phone the label is above its row and stays in sight while the columns move. */
const label =
  'grid content-center gap-1 text-start font-normal max-sm:sticky max-sm:start-0 max-sm:col-span-full max-sm:w-[calc(100vw-2*var(--gutter))] max-sm:pt-4 sm:py-4'
const row =
  'grid break-inside-avoid border-t border-line max-sm:grid-cols-[repeat(var(--columns),var(--column))] sm:grid-cols-[13.5rem_repeat(var(--columns),minmax(0,1fr))]'

/** Where two don't show all of them, the edge of the next one shows that there is more. */
const columnOf = (columns: number): string =>
  columns > 2 ? 'calc(45vw - var(--gutter))' : 'calc(50vw - var(--gutter))'

/** Colleges side by side. On a phone, two at a time. */
export const CompareTable = ({ label: name, corner, heads, groups }: CompareTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable with the keyboard.
  <section className="relative overflow-x-auto print:overflow-visible" aria-label={name} tabIndex={0}>
    <table
      className="block min-w-full max-sm:w-max"
      style={{ '--columns': heads.length, '--column': columnOf(heads.length) } as CSSProperties}
    >
      <thead className="block">
        <tr className={`${row} border-t-0`}>
          <td className={`${label} content-end pb-4 text-small text-muted`}>{corner}</td>
          {heads.map(({ id, head }) => (
            <th key={id} scope="col" className="block min-w-0 border-s border-line text-start font-normal">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, rows }) => (
        <tbody key={title} className="block pt-7">
          <tr className="block">
            <th
              scope="colgroup"
              className="label block pb-2 text-start text-muted max-sm:sticky max-sm:start-0 max-sm:w-max"
            >
              {title}
            </th>
          </tr>
          {rows.map(({ title: rowTitle, note, cells }) => (
            <tr key={rowTitle} className={row}>
              <th scope="row" className={label}>
                <span className="font-display text-[1.25rem] leading-none font-semibold uppercase">
                  {rowTitle}
                </span>
                {note && <span className="text-small text-muted">{note}</span>}
              </th>
              {heads.map(({ id }, index) => (
                <td key={id} className={cell}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
      <tfoot className="block print:hidden">
        <tr className={row}>
          <td className={`${label} max-sm:hidden`} />
          {heads.map(({ id, foot }) => (
            <td key={id} className={cell}>
              {foot}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  </section>
)
