import { LRUCache } from 'lru-cache'
import { createFairQueue } from '../../../platform/fair-queue.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import { callerOf } from '../../../platform/http/rate-limit.ts'
import type { SideProcesses } from '../../../platform/side-processes/side-processes.ts'
import { type Drawing, drawTask, tagOf } from './draw-task.ts'

const cacheBytes = 32_000_000

interface Asked {
  readonly caller: Caller
  readonly drawing: Drawing
  /** Loaded when it is drawn, not while it waits. */
  readonly loadPhoto: () => Promise<Buffer | null>
}

/** Draws one at a time, with callers taking turns, and caches the drawings. Access is checked before. */
export const createDrawings = (sideProcesses: SideProcesses) => {
  const queued = createFairQueue({
    atOnce: 1,
    atOnceEach: 1,
    waiting: 40,
    waitingEach: 8,
    waitingVisitors: 20,
    yoursAreWaiting: 'Your other PDFs are still being drawn. Please try again in a moment.',
    allAreBusy: 'Many PDFs are being drawn right now. Please try again in a moment.',
  })
  const drawn = new LRUCache<string, Buffer>({
    maxSize: cacheBytes,
    sizeCalculation: ({ byteLength }) => byteLength,
  })
  const underWay = new Map<string, Promise<Buffer>>()
  const known = (tag: string) => drawn.get(tag) ?? underWay.get(tag)

  const draw = async (tag: string, { drawing, loadPhoto }: Asked): Promise<Buffer> => {
    const { buffer, byteOffset, byteLength } = await sideProcesses.run(drawTask, {
      drawing,
      photo: await loadPhoto(),
    })
    const bytes = Buffer.from(buffer, byteOffset, byteLength)
    drawn.set(tag, bytes)
    return bytes
  }

  const shared = (tag: string, asked: Asked): Promise<Buffer> => {
    const begun = draw(tag, asked).finally(() => underWay.delete(tag))
    underWay.set(tag, begun)
    return begun
  }

  /**
   * Callers who come during the drawing get the same one. Callers who come earlier wait for their own turn and then
   * find it in the cache, so nobody waits at the end of another's line.
   */
  return async (asked: Asked): Promise<Buffer> => {
    const tag = tagOf(asked.drawing)
    const { actor, address } = asked.caller
    const owner = actor?.id ?? callerOf(address)
    return known(tag) ?? queued(owner, async () => known(tag) ?? shared(tag, asked), actor === null)
  }
}
