import { encode } from 'uqr'

/** One stroke for each run of dark squares. */
const darkRuns = (squares: readonly (readonly boolean[])[]): string =>
  squares
    .flatMap((row, y) => {
      const runs: string[] = []
      for (let x = 0; x < row.length; x += 1) {
        const start = x
        while (row[x]) x += 1
        if (x > start) runs.push(`M${start} ${y}h${x - start}v1H${start}z`)
      }
      return runs
    })
    .join('')

interface QrCodeProps {
  address: string
  /** Where it leads, for screen readers. */
  label: string
}

/** Dark on light in every appearance, with the margin that scanners need. As wide as its place. */
export const QrCode = ({ address, label }: QrCodeProps) => {
  const { data, size } = encode(address, { border: 4, ecc: 'M' })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="aspect-square w-full rounded-md [print-color-adjust:exact]"
    >
      <path d={`M0 0h${size}v${size}H0z`} className="fill-paper" />
      <path d={darkRuns(data)} className="fill-ink" />
    </svg>
  )
}
