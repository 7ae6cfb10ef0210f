import { amaraWhitlock } from './amara-whitlock.ts'
import { deshawnOkoro } from './deshawn-okoro.ts'
import { inesCarvalho } from './ines-carvalho.ts'
import { josieThornbury } from './josie-thornbury.ts'
import { mateoLindqvist } from './mateo-lindqvist.ts'
import type { Portrait } from './portrait.ts'
import { zoeWhitlock } from './zoe-whitlock.ts'

/** The athletes written by hand, by index: the demo athlete and her sister, then one of each other sport. */
export const portraits: ReadonlyMap<number, Portrait> = new Map([
  [0, amaraWhitlock],
  [1, zoeWhitlock],
  [2, mateoLindqvist],
  [3, inesCarvalho],
  [4, josieThornbury],
  [5, deshawnOkoro],
])
