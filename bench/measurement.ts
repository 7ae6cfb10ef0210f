import { arch, availableParallelism, type } from 'node:os'

export interface Measurement {
  name: string
  unit: string
  value: number
  /** The reference for the value, measured in the same rounds. */
  reference?: { name: string; value: number; ratio: number }
  /** The highest allowed ratio, or the highest value if there is no reference. */
  target?: number
  /** The lowest allowed value. */
  least?: number
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** The median of the ratios of all rounds. Noise on the machine affects both sides of a round equally. */
export const against = <Kind extends string>(
  rounds: readonly Record<Kind, number>[],
  { ours, reference, called }: { ours: Kind; reference: Kind; called: string },
): Required<Pick<Measurement, 'value' | 'reference'>> => ({
  value: median(rounds.map((round) => round[ours])),
  reference: {
    name: called,
    value: median(rounds.map((round) => round[reference])),
    ratio: median(rounds.map((round) => round[ours] / round[reference])),
  },
})

const isMet = ({
  value,
  reference,
  target = Number.POSITIVE_INFINITY,
  least = Number.NEGATIVE_INFINITY,
}: Measurement): boolean => (reference?.ratio ?? value) <= target && value >= least

const digits = (value: number): string =>
  Number.isInteger(value) ? `${value}` : value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)

const limitOf = ({ unit, reference, target, least }: Measurement): string => {
  if (least !== undefined) return `at least ${least} ${unit}`.trimEnd()
  if (target === undefined) return ''
  return reference ? `at most ${target}x` : `at most ${target} ${unit}`.trimEnd()
}

const rowOf = (measurement: Measurement): string => {
  const { name, unit, value, reference } = measurement
  const limit = limitOf(measurement)
  const cells = [
    name,
    `${digits(value)} ${unit}`.trimEnd(),
    reference ? `${digits(reference.value)} (${reference.name})` : '',
    reference ? `${reference.ratio.toFixed(2)}x` : '',
    limit,
    limit && (isMet(measurement) ? 'yes' : 'NO'),
  ]
  return `| ${cells.join(' | ')} |`
}

export const tableOf = (measurements: readonly Measurement[]): string =>
  [
    '| What | Figure | Reference | Ratio | Target | Met |',
    '| --- | --- | --- | --- | --- | --- |',
    ...measurements.map(rowOf),
  ].join('\n')

export const machine = (): string =>
  `${type()} ${arch()}, ${availableParallelism()} cores, Node ${process.versions.node}`

/** Prints the results of one benchmark. A missed target is a failure. */
export const print = (measurements: readonly Measurement[]): void => {
  console.log(tableOf(measurements))
  if (!measurements.every(isMet)) process.exitCode = 1
}
