import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { prepareDatabase } from '../../server/faults/prepared-database.factory.ts'
import { disturb, startCluster } from './cluster.ts'
import { addPairs, type Pair } from './people.ts'
import { type Reader, read } from './reader.ts'
import { type Acknowledged, write } from './writer.ts'

interface StormOptions {
  /** Families, each with a coach. Two people of each pair write. */
  readonly pairs: number
  readonly readers: number
  /** At least. On a slow machine, the storm goes on until enough has happened. */
  readonly seconds: number
  /** At most, per writer. */
  readonly messages: number
}

export interface StormReport {
  readonly acknowledged: number
  readonly mishaps: number
  /** Acknowledged, but not in the database exactly one time as acknowledged. */
  readonly lost: string[]
  /** Conversations with gaps in their numbers, or with a writer's messages out of order. */
  readonly disordered: string[]
  /** Screens that showed anything but the conversation. */
  readonly misread: string[]
}

interface StoredRow {
  id: string
  athlete_user_id: string
  seq: number
  content: string
}

/** Only our own people: the demo world chats too. */
const storedRows = async (databaseUrl: string, pairs: readonly Pair[]): Promise<StoredRow[]> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<StoredRow>(
    `select m.id, c.athlete_user_id, m.seq, m.content from messaging_messages m
       join messaging_conversations c on c.id = m.conversation_id
      where c.athlete_user_id = any($1) order by c.athlete_user_id, m.seq`,
    [pairs.map(({ athlete }) => athlete.id)],
  )
  await client.end()
  return rows
}

const lostOf = (acknowledged: readonly Acknowledged[], stored: readonly StoredRow[]): string[] => {
  const byContent = Map.groupBy(stored, ({ content }) => content)
  return acknowledged.flatMap(({ id, seq, content }) => {
    const rows = byContent.get(content) ?? []
    const isKept = rows.length === 1 && rows[0]?.id === id && rows[0]?.seq === seq
    return isKept ? [] : [`${content}: ${rows.length} rows`]
  })
}

/** `3 family 17` is a writer's seventeenth message. A writer sends one after another. */
const placeIn = (content: string) => Number(content.slice(content.lastIndexOf(' ')))
const writerOf = (content: string) => content.slice(0, content.lastIndexOf(' '))

const disorderOf = (stored: readonly StoredRow[]): string[] =>
  [...Map.groupBy(stored, ({ athlete_user_id }) => athlete_user_id)].flatMap(([athlete, rows]) => {
    const gaps = rows
      .filter(({ seq }, place) => seq !== place + 1)
      .map(({ seq }) => `${athlete}: gap at ${seq}`)
    const swapped = [...Map.groupBy(rows, ({ content }) => writerOf(content))].flatMap(([writer, own]) =>
      own.filter(({ content }, place) => placeIn(content) !== place + 1).map(() => `${writer} out of order`),
    )
    return [...gaps, ...swapped]
  })

interface Screen {
  readonly reader: Reader
  readonly athleteUserId: string
}

const openScreens = (pairs: readonly Pair[], count: number, nodes: Parameters<typeof read>[1]): Screen[] =>
  Array.from({ length: count }, (_, place) => {
    const pair = pairs[place % pairs.length] as Pair
    const people = [pair.athlete, pair.coach, pair.parent]
    const talker = people[Math.floor(place / pairs.length) % people.length] as Pair['athlete']
    return { reader: read(talker, nodes, place), athleteUserId: pair.athlete.id }
  })

const misreadOf = (screens: readonly Screen[], stored: readonly StoredRow[]): string[] => {
  const truth = Map.groupBy(stored, ({ athlete_user_id }) => athlete_user_id)
  return screens.flatMap(({ reader, athleteUserId }, place) => {
    const shown = reader
      .shown()
      .map(({ id }) => id)
      .join()
    const written = (truth.get(athleteUserId) ?? []).map(({ id }) => id).join()
    const faults = [...new Set(reader.faults)]
    return shown === written ? faults : [...faults, `screen ${place} shows ${reader.shown().length} others`]
  })
}

/** How long screens may take to catch up when everything runs again, in tries of half a second. */
const catchUpTries = 240

/** Less than this proves nothing. */
const enough = { acknowledged: 101, mishaps: 2 }

/**
 * MSG-06, in the style of Jepsen: writers and readers on two nodes that are killed, then a check of the final state.
 */
export const runStorm = async ({
  pairs: count,
  readers,
  seconds,
  messages,
}: StormOptions): Promise<StormReport> => {
  let pairs: Pair[] = []
  const cluster = await startCluster(async (url) => {
    await prepareDatabase({ engine: 'postgres', url, poolSize: 2 })
    pairs = await addPairs(url, count)
  })
  const urls = cluster.nodes.map(({ url }) => url)
  const screens = openScreens(pairs, readers, cluster.nodes)
  const end = new AbortController()
  const happened = { acknowledged: 0, mishaps: 0 }
  const isEnough = () => happened.acknowledged >= enough.acknowledged && happened.mishaps >= enough.mishaps
  const started = performance.now()
  const timer = setInterval(() => {
    if (performance.now() - started > seconds * 1000 && isEnough()) end.abort()
  }, 200)
  const writes = { messages, signal: end.signal, onAcknowledged: () => void happened.acknowledged++ }
  try {
    const writing = pairs.flatMap(({ athlete, coach }, place) => [
      write(athlete, urls, `${place} family`, writes),
      write(coach, urls, `${place} coach`, writes),
    ])
    const written = Promise.all(writing).then((lists) => {
      end.abort()
      return lists.flat()
    })
    const disturbed = disturb(cluster, end.signal, () => void happened.mishaps++)
    const [acknowledged] = await Promise.all([written, disturbed])
    // A request that its writer gave up on may still be stored, so this reads the rows again too.
    let stored = await storedRows(cluster.postgres.url, pairs)
    let misread = misreadOf(screens, stored)
    for (let tries = 0; misread.length > 0 && tries < catchUpTries; tries++) {
      await delay(500)
      stored = await storedRows(cluster.postgres.url, pairs)
      misread = misreadOf(screens, stored)
    }
    return {
      acknowledged: acknowledged.length,
      mishaps: happened.mishaps,
      lost: lostOf(acknowledged, stored),
      disordered: disorderOf(stored),
      misread,
    }
  } finally {
    clearInterval(timer)
    for (const { reader } of screens) reader.stop()
    await cluster.stop()
  }
}
