import { Path, Svg } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import { encode } from 'uqr'

/** The QR code of an address, drawn on paper at this size. */
export const qrOnPaper = (address: string, size: number): ReactElement => {
  const { data, size: modules } = encode(address, { border: 0, ecc: 'M' })
  const squares = data.flatMap((line, y) =>
    line.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return createElement(
    Svg,
    { viewBox: `0 0 ${modules} ${modules}`, style: { width: size, height: size } },
    createElement(Path, { d: squares.join(''), fill: '#000000' }),
  )
}
