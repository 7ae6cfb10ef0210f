import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { type FigureName, figureOf } from '@fieldhouse/contract/profiles.drawn-player'
import { type inks, playerInks } from '../../../platform/print/inks.ts'
import { readFigure } from './figure-file.ts'

/** The paths of a drawing. Its colors are CSS variables, which a picture does not have. */
const pathsOf = (name: FigureName, theme: keyof typeof inks): string => {
  const colors = playerInks(theme)
  return readFigure(name).replace(
    /var\(--f-(\w+)[^)]*\)/g,
    (_variable, ink: string) => colors[ink] ?? colors.ink ?? '',
  )
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The drawn player of the athlete's sport as part of a picture. Null if no drawing fits. */
export const drawnPlayer = (
  athlete: Athlete,
  theme: keyof typeof inks,
  { x, y, width, height }: Box,
): string | null => {
  const name = figureOf(athlete)
  return (
    name &&
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 -44 800 1200" preserveAspectRatio="xMidYMin slice">${pathsOf(name, theme)}</svg>`
  )
}
