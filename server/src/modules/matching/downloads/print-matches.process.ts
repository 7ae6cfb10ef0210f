import { serveSideTask } from '../../../platform/side-processes/serve-side-task.ts'
import { drawMatches } from './draw-matches.ts'
import type { printMatchesTask } from './print-task.ts'

serveSideTask<typeof printMatchesTask>(drawMatches)
