export type ChartValue = number | null

export interface LineSeries {
  label: string
  /** One for each point. Null leaves a gap. */
  values: readonly ChartValue[]
}

/** Readers can't tell more than three lines apart. */
export type LineSeriesList =
  | readonly [LineSeries]
  | readonly [LineSeries, LineSeries]
  | readonly [LineSeries, LineSeries, LineSeries]

/** A dotted line for comparison. */
export interface LineReference {
  value: number
  /** Its label with the number: "Average 19.8". */
  label: string
  isQuiet?: boolean | undefined
}

/** A shaded range, from one point to another. */
export interface LineRange {
  from: number
  to: number
  label: string
}

/** The point that the text mentions. */
interface LineHighlight {
  at: number
  /** What happened there. */
  label?: string | undefined
  /** The line it is on. The default is the first. */
  series?: number | undefined
  /** Its number is at the end of the line, if there is room. Only for the last point. */
  isAtEnd?: boolean | undefined
}

/** A label below the plot that starts at a point. */
export interface LineMark {
  at: number
  label: string
}

export interface LineChartData {
  /** The label of each point, in order. */
  points: readonly string[]
  series: LineSeriesList
  references?: readonly LineReference[] | undefined
  range?: LineRange | undefined
  highlight?: LineHighlight | undefined
}
