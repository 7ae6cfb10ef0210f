import { readFileSync } from 'node:fs'
import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { type FigureName, figureOf } from '@fieldhouse/contract/profiles.drawn-player'
import { type inks, playerInks } from '../../../platform/print/inks.ts'

const drawings = new URL('../../../../../web/public/figures/', import.meta.url)

/** The paths of a drawing. Its colors are CSS variables, which a picture does not have. */
const pathsOf = (name: FigureName, theme: keyof typeof inks): string => {
  const colors = playerInks(theme)
  return readFileSync(new URL(`${name}.svg`, drawings), 'utf8')
    .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')
    .replace(/var\(--f-(\w+)[^)]*\)/g, (_variable, ink: string) => colors[ink] ?? colors.ink ?? '')
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
