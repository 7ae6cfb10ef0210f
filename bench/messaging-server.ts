import { fillViews, grantCenter, seeViews } from './activity-world.ts'
import { type MeasuredServer, measuredServer, openApp, signIn } from './messaging-app.ts'
import { type InboxCase, inboxCases, type PageCase, pageCases, roomForLong } from './messaging-cases.ts'
import {
  buildAthletes,
  buildCoaches,
  fillTalks,
  forgetSome,
  type Talk,
  talk,
  talksAmong,
  vacuum,
} from './messaging-world.ts'
import { answerFor } from './server-process.ts'

export type MessagingServer = MeasuredServer<InboxCase | PageCase>

/** The number of conversations of the athlete and the coach who ask, for every size of the world. */
const ownCount = 300
const crowdLength = 40

const sumOf = (talks: readonly Talk[]) => talks.reduce((sum, { length }) => sum + length, 0)

const { ports, url } = await openApp()
const { db, pool } = ports.database
const size = Number(process.env.MESSAGING_MESSAGES)

const [athlete = '', longAthlete = '', ...crowdAthletes] = await buildAthletes(db, ownCount + 2)
const [coach = '', longCoach = '', ...crowdCoaches] = await buildCoaches(db, ownCount + 2)
const length = Math.max(1, Math.floor(size / 10 / ownCount))
const ofAthlete = talksAmong([athlete], crowdCoaches, { count: ownCount, length })
const ofCoach = talksAmong(crowdAthletes, [coach], { count: ownCount, length })
const long = talk(longAthlete, longCoach, size < roomForLong ? 1 : 10_000)
const asked = [...ofAthlete, ...ofCoach, long]
const ofOthers = talksAmong(crowdAthletes, crowdCoaches, {
  count: Math.ceil((size - sumOf(asked)) / crowdLength),
  length: crowdLength,
})
const client = await pool.connect()
await fillTalks(client, [...asked, ...ofOthers])
await forgetSome(client, athlete, ofAthlete)
await forgetSome(client, coach, ofCoach)
await grantCenter(db, athlete)
await fillViews(client, [athlete], crowdCoaches, Math.floor(size / 100))
await seeViews(client, athlete)
await vacuum(client)
client.release()

const headers = {
  athlete: await signIn(db, athlete),
  coach: await signIn(db, coach),
  longCoach: await signIn(db, longCoach),
}
const page = (name: PageCase) => ({
  path: `/api/message?contact=${longAthlete}&per_page=${pageCases[name].per_page}`,
  headers: headers.longCoach,
})
const ready: MessagingServer = await measuredServer(ports, url, {
  athleteUnread: { path: inboxCases.athleteUnread.path, headers: headers.athlete },
  coachUnread: { path: inboxCases.coachUnread.path, headers: headers.coach },
  athleteIncoming: { path: inboxCases.athleteIncoming.path, headers: headers.athlete },
  coachIncoming: { path: inboxCases.coachIncoming.path, headers: headers.coach },
  page1000: page('page1000'),
  page100: page('page100'),
})
answerFor(ready)
