import { Memberships } from './memberships.ts'

/** The sessions in this list that are still valid. */
export type LivingSessions = (ids: readonly string[]) => Promise<ReadonlySet<string>>

/** A connection that depends on sessions and does not outlive them. */
export interface SessionBound {
  /** The requested sessions, hardly ever more than one. */
  sessions: readonly string[]
  endSession(): void
}

/** The sessions that the connections of a node depend on. */
export class SessionWatch {
  readonly #living: LivingSessions
  readonly #connections = new Memberships<SessionBound>()
  /** Lookups without an answer yet. */
  readonly #asked = new Map<SessionBound, Map<string, Promise<boolean>>>()

  constructor(living: LivingSessions) {
    this.#living = living
  }

  /**
   * From now on, the connection ends with the session. False if the session is already over. Listens for the end first
   * and looks it up afterward, so an end in between is not missed. Looks up each session once.
   */
  follow(connection: SessionBound, session: string): Promise<boolean> {
    if (connection.sessions.includes(session))
      return this.#asked.get(connection)?.get(session) ?? Promise.resolve(true)
    connection.sessions = connection.sessions.concat(session)
    this.#connections.join(session, connection)
    const answer = this.#ask(connection, session)
    const asked = this.#asked.get(connection) ?? new Map<string, Promise<boolean>>()
    this.#asked.set(connection, asked.set(session, answer))
    return answer
  }

  async #ask(connection: SessionBound, session: string): Promise<boolean> {
    const isLiving = (await this.#living([session])).has(session)
    // A connection of an ended session is closed anyway, and a failed lookup is not repeated.
    if (isLiving) this.#forgetQuestion(connection, session)
    return isLiving
  }

  #forgetQuestion(connection: SessionBound, session: string): void {
    const asked = this.#asked.get(connection)
    asked?.delete(session)
    if (asked?.size === 0) this.#asked.delete(connection)
  }

  end(session: string): void {
    for (const connection of this.#connections.of(session)) connection.endSession()
  }

  /** Sessions also end by time, and the event that ends one may get lost. */
  async endThoseThatAreOver(): Promise<void> {
    const followed = [...this.#connections.names()]
    if (followed.length === 0) return
    const living = await this.#living(followed)
    for (const session of followed) if (!living.has(session)) this.end(session)
  }

  /** Called when the connection is closed. */
  leave(connection: SessionBound): void {
    for (const session of connection.sessions) this.#connections.leave(session, connection)
    this.#asked.delete(connection)
  }
}
