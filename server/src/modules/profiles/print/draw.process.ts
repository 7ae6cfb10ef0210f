import sharp from 'sharp'
import { limitSharpMemory } from '../../../platform/images/sharp-memory.ts'
import { serveSideTask } from '../../../platform/side-processes/serve-side-task.ts'
import { drawCard } from './draw-card.ts'
import type { drawTask } from './draw-task.ts'
import { printEventSheet, printMetrics, printProfile } from './print-profile.ts'
import { printableAthlete } from './printable-athlete.ts'

const printers = { profile: printProfile, metrics: printMetrics, 'event-sheet': printEventSheet }

limitSharpMemory()
serveSideTask<typeof drawTask>(async ({ drawing: { kind, page, sport, sheet }, photo: stored }) => {
  const athlete = printableAthlete(page)
  // Paper needs PNG, and we store WebP.
  const photo = stored && (await sharp(stored).png().toBuffer())
  if (kind === 'card') return drawCard(athlete, sport, photo)
  if (!sheet) throw new Error(`There is no data to print a ${kind}`)
  return printers[kind]({ athlete, sport, photo, ...sheet })
})
