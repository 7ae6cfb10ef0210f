import { renderSVG } from 'uqr'

/** Dark on light, with the margin that scanners need. */
export const qrSvg = (address: string): string => renderSVG(address, { border: 4, ecc: 'M' })
