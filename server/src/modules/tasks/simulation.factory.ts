import type { ActiveTask, TaskChange } from '@fieldhouse/contract/tasks'
import {
  activityOf,
  dueReport,
  idleTimeOf,
  type Measured,
  type Presence,
  type PresenceEvent,
  presenceReducer,
  reporting,
  runningTimeOf,
  watch,
} from '@fieldhouse/contract/tasks.presence'
import type { FastifyInstance } from 'fastify'
import { advanceClock, clock, stopClock } from '../../platform/clock.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import type { Somebody } from '../messaging/messaging.factory.ts'

/**
 * Success coaches at their pages, on a clock that only the test moves. The server is the real one. A page is the code
 * of the product's pages, on a device that can sleep, lose its network, have a wrong clock, and run few timers.
 */

const step = 500

interface Device {
  /** The device's clock minus the true time. */
  skew: number
  isAsleep: boolean
  isOnline: boolean
  /** Milliseconds between two timers of the page. */
  timer: number
  /** How long an answer takes. */
  latency: number
}

const measuredIn = ({
  last_active_at,
  settled_at,
  server_time,
}: Pick<ActiveTask, 'last_active_at' | 'settled_at' | 'server_time'>): Measured => ({
  lastActiveAt: Date.parse(last_active_at),
  settledAt: Date.parse(settled_at),
  serverTime: Date.parse(server_time),
})

export interface World {
  /** The node that answers. */
  app: FastifyInstance
  readonly coach: Somebody
  /** When the coach really did something, in milliseconds. */
  readonly activities: number[]
  readonly pages: Page[]
}

export class Page {
  readonly device: Device = { skew: 0, isAsleep: false, isOnline: true, timer: step, latency: 0 }
  state: Presence | null = null
  readonly #world: World
  /** Answers under way. They wait for a page that sleeps. */
  readonly #answers: { readonly at: number; readonly event: (at: number) => PresenceEvent }[] = []
  #nextTimer = 0

  constructor(world: World) {
    this.#world = world
    world.pages.push(this)
  }

  /** The time as the device believes it to be. */
  get at(): number {
    return clock.now().getTime() + this.device.skew
  }

  get isAsking(): boolean {
    return this.state?.mode === 'idle'
  }

  /** What the timer shows: settled seconds and running ones. */
  shownSince(settled: number): number {
    return this.state ? settled + runningTimeOf(this.state, this.at) : settled
  }

  async #send(method: 'GET' | 'POST', path: string, payload?: object, key?: string) {
    const { app, coach } = this.#world
    if (!this.device.isOnline) return null
    const headers = { ...coach.headers, ...(key ? { 'idempotency-key': key } : {}) }
    return app.inject({ method, url: `/api/panel/task/${path}`, headers, ...(payload ? { payload } : {}) })
  }

  #happens(event: PresenceEvent) {
    if (this.state) this.state = presenceReducer(this.state, event)
  }

  /** Loads what runs: when the page opens, wakes up, is online again, or hears that something changed. */
  async refresh(): Promise<void> {
    if (this.device.isAsleep) return
    const answer = await this.#send('GET', 'active')
    if (!answer) return
    if (answer.statusCode === 404) {
      this.state = null
      return
    }
    const active: ActiveTask = answer.json().data
    const measured = measuredIn(active)
    const isKnown = this.state?.taskId === active.id && this.state.measured.settledAt === measured.settledAt
    if (!isKnown) this.state = watch(active.id, measured, this.at)
  }

  /** The coach moves the mouse, types, or scrolls here. */
  touch(): void {
    if (this.device.isAsleep) return
    this.#world.activities.push(clock.now().getTime())
    this.#happens({ type: 'activity', at: this.at })
  }

  async #report(): Promise<void> {
    const report = this.state && dueReport(this.state, this.at)
    if (!report || !this.state) return
    this.state = reporting(this.state, this.at)
    const answer = await this.#send('POST', 'here', report)
    const at = clock.now().getTime() + this.device.latency
    if (answer?.statusCode === 409) await this.refresh()
    else if (answer?.statusCode !== 200)
      this.#answers.push({ at, event: (own) => ({ type: 'failed', at: own }) })
    else {
      const measured = measuredIn(answer.json().data)
      this.#answers.push({ at, event: (own) => ({ type: 'answered', at: own, measured }) })
    }
  }

  #receive() {
    const now = clock.now().getTime()
    while (this.#answers[0] && this.#answers[0].at <= now) {
      const arrived = this.#answers.shift()
      if (arrived && this.state?.isReporting) this.#happens(arrived.event(this.at))
    }
  }

  /** One step of time for this page. */
  async live(): Promise<void> {
    if (this.device.isAsleep) return
    this.#receive()
    const now = clock.now().getTime()
    if (now < this.#nextTimer) return
    this.#nextTimer = now + this.device.timer
    this.#happens({ type: 'tick', at: this.at })
    await this.#report()
    this.#receive()
  }

  /** A press. Every page that hears of it loads what runs. */
  async press(what: string, body: object, key?: string): Promise<TaskChange | null> {
    this.touch()
    const answer = await this.#send('POST', what, body, key)
    if (answer && answer.statusCode !== 200 && answer.statusCode !== 409)
      throw new Error(`${what} answered ${answer.statusCode}: ${answer.body}`)
    for (const page of this.#world.pages) if (page.device.isOnline) await page.refresh()
    return answer?.statusCode === 200 ? answer.json().data : null
  }

  #activity = () => (this.state ? activityOf(this.state, this.at) : {})

  start = (task_id: string) => {
    const before = this.#activity()
    return this.press('start', { task_id, ...before }, uuidv7())
  }

  pause = () => {
    this.touch()
    return this.press('pause', { task_id: this.state?.taskId, ...this.#activity() }, uuidv7())
  }

  complete = () => {
    this.touch()
    return this.press('complete', { task_id: this.state?.taskId, ...this.#activity() }, uuidv7())
  }

  /** Keep time, in the idle popup. */
  keep = () => {
    const idle = this.state ? Math.ceil(idleTimeOf(this.state, this.at) / 1000) : 0
    return this.press('add-time', { task_id: this.state?.taskId, time: Math.max(1, idle) }, uuidv7())
  }

  /** Discard time, in the idle popup. */
  discard = () => this.press('discard', { task_id: this.state?.taskId }, uuidv7())

  async wake(): Promise<void> {
    this.device.isAsleep = false
    await this.live()
    await this.refresh()
  }

  async goOnline(): Promise<void> {
    this.device.isOnline = true
    await this.refresh()
  }
}

export const openWorld = (app: FastifyInstance, coach: Somebody, from: string): World => {
  stopClock(new Date(from))
  return { app, coach, activities: [], pages: [] }
}

interface Doing {
  /** The page where the coach works. Nowhere if there is none. */
  readonly on?: Page | undefined
  /** Seconds between two activities. */
  readonly every?: number
}

/** Time passes. */
export const pass = async (
  { pages }: Pick<World, 'pages'>,
  seconds: number,
  { on, every = 5 }: Doing = {},
): Promise<void> => {
  for (let passed = step; passed <= seconds * 1000; passed += step) {
    advanceClock(step)
    if (passed % (every * 1000) === 0) on?.touch()
    for (const page of pages) await page.live()
  }
}
