export type ChartValue = number | null

export interface LineSeries {
  label: string
  /** One for each point; null leaves a gap. */
  values: readonly ChartValue[]
}

/** More lines than three nobody can tell apart. */
export type LineSeriesList =
  | readonly [LineSeries]
  | readonly [LineSeries, LineSeries]
  | readonly [LineSeries, LineSeries, LineSeries]

/** A dotted line to compare with. */
export interface LineReference {
  value: number
  /** As it is read, with its number: "Average 19.8". */
  label: string
  isQuiet?: boolean | undefined
}

/** A shaded stretch, from one point to another. */
export interface LineRange {
  from: number
  to: number
  label: string
}

/** The one point the text talks about. */
interface LineHighlight {
  at: number
  /** What happened there. */
  label?: string | undefined
  /** On which line, the first unless told. */
  series?: number | undefined
}

/** A name below the plot that starts at a point. */
export interface LineMark {
  at: number
  label: string
}

export interface LineChartData {
  /** The name of each point, in order. */
  points: readonly string[]
  series: LineSeriesList
  references?: readonly LineReference[] | undefined
  range?: LineRange | undefined
  highlight?: LineHighlight | undefined
}
