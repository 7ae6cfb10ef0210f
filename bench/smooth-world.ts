import { openDatabase } from '../server/src/platform/database/database.ts'
import { startSession } from '../server/src/platform/sessions/sessions.ts'
import { fillEvents, fillLogs, grantCenter, seeViews } from './activity-world.ts'
import { buildAthletes, buildCoaches, fillTalks, talk } from './messaging-world.ts'

/** An address in the recruiting center, the athlete it belongs to, and their session. */
export interface Place {
  path: string
  userId: string
  token: string
}

export const longTalk = 10_000
export const shortTalk = 20
export const longLog = 1000
export const shortLog = 20

/** Fills a running product: a long and a short conversation of one athlete, and the logs of two others. */
export const fillSmoothWorld = async (
  url: string,
): Promise<Record<'longTalk' | 'shortTalk' | 'longLog' | 'shortLog', Place>> => {
  const database = await openDatabase({ engine: 'postgres', url, poolSize: 2 }, () => {})
  const { db, pool } = database
  const busy = await fillLogs({ database }, 1)
  const [writer = '', quiet = ''] = await buildAthletes(db, 2)
  const coachIds = await buildCoaches(db, 2)
  const [oldFriend = '', newcomer = ''] = coachIds
  for (const athlete of [writer, quiet]) await grantCenter(db, athlete)
  const client = await pool.connect()
  await fillTalks(client, [talk(writer, oldFriend, longTalk), talk(writer, newcomer, shortTalk)])
  await fillEvents(client, [quiet], coachIds, shortLog)
  await seeViews(client, busy)
  client.release()
  const placeOf = async (userId: string, path: string): Promise<Place> => ({
    path: `/recruiting-center/${path}`,
    userId,
    token: (await startSession(db, { userId, remember: true })).token,
  })
  const chatWith = (coach: string) => `recently-contacted?coach_id=${coach}&event_type=chat`
  const log = 'results?openActivityLog=1'
  const places = {
    longTalk: await placeOf(writer, chatWith(oldFriend)),
    shortTalk: await placeOf(writer, chatWith(newcomer)),
    longLog: await placeOf(busy, log),
    shortLog: await placeOf(quiet, log),
  }
  await database.close()
  return places
}
