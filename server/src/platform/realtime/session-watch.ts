import { Memberships } from './memberships.ts'

/** Which of these sessions are still going on. */
export type LivingSessions = (ids: readonly string[]) => Promise<ReadonlySet<string>>

/** A connection that stands on sessions and does not outlive them. */
export interface SessionBound {
  /** Those that were asked for: hardly ever more than one. */
  sessions: readonly string[]
  endSession(): void
}

/** The sessions that the connections of a node stand on. */
export class SessionWatch {
  readonly #living: LivingSessions
  readonly #connections = new Memberships<SessionBound>()
  /** What was asked and has not been answered. */
  readonly #asked = new Map<SessionBound, Map<string, Promise<boolean>>>()

  constructor(living: LivingSessions) {
    this.#living = living
  }

  /**
   * From now on the connection ends with the session. False when that is over already. Listens for the end first and
   * asks afterwards, so that an end in between is not missed. Asks once a session.
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
    // Of one that has ended the connection does not stay; what could not be asked is not asked again either.
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

  /** Sessions also end by time alone, and the word that one was ended may get lost on its way. */
  async endThoseThatAreOver(): Promise<void> {
    const followed = [...this.#connections.names()]
    if (followed.length === 0) return
    const living = await this.#living(followed)
    for (const session of followed) if (!living.has(session)) this.end(session)
  }

  /** Once the connection is closed. */
  leave(connection: SessionBound): void {
    for (const session of connection.sessions) this.#connections.leave(session, connection)
    this.#asked.delete(connection)
  }
}
