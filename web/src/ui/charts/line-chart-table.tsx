import type { LineChartData } from './line-chart-data.ts'
import { type NumberWords, valueWords } from './line-chart-texts.ts'

interface LineChartTableProps {
  caption: string
  data: LineChartData
  /** The first column's heading. */
  pointHeading: string
  format: NumberWords
  gapText: string
}

/** All the numbers, for people who can't or don't want to read lines. */
export const LineChartTable = ({
  caption,
  data: { points, series },
  pointHeading,
  format,
  gapText,
}: LineChartTableProps) => (
  <table className="w-full border-collapse text-ui">
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr className="label border-b border-line-strong text-muted">
        <th scope="col" className="py-2.5 pe-3 text-start font-semibold">
          {pointHeading}
        </th>
        {series.map(({ label }) => (
          <th key={label} scope="col" className="py-2.5 ps-3 text-end font-semibold">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {points.map((point, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two games may be on one day, so a point's key is its index
        <tr key={index} className="border-b border-line last:border-0">
          <th scope="row" className="py-2 pe-3 text-start font-normal">
            {point}
          </th>
          {series.map(({ label, values }) => (
            <td key={label} className="py-2 ps-3 text-end">
              {valueWords(values[index], format, gapText)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
