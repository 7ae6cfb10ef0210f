import { expect } from 'vitest'
import type { TestApp } from '../../app.factory.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { buildCollege, buildCollegeCoach } from '../colleges/colleges.factory.ts'
import { correspondence, type Somebody } from '../messaging/messaging.factory.ts'
import { coachViews } from '../profiles/views/views.tables.ts'
import { buildRun } from '../tasks/tasks.factory.ts'

type CollegeFacts = NonNullable<Parameters<typeof buildCollege>[1]>
type ContactFacts = NonNullable<Parameters<typeof buildCollegeCoach>[1]>
type Query = Record<string, string | number>

/** Families and coaches in their recruiting centers, and what they do through the API. */
export const recruitment = (tested: () => TestApp) => {
  const db = () => tested().ports.database.db
  const people = correspondence(tested)

  const college = (facts: CollegeFacts = {}) =>
    buildCollege(db(), { division: 'NCAA D1', setting: 'city', ...facts })

  /** A coach as a contact of a college. */
  const contact = (college_id: number, facts: ContactFacts = {}) =>
    buildCollegeCoach(db(), {
      college_id,
      first_name: 'Dana',
      last_name: 'Reyes',
      email: null,
      phone: null,
      ...facts,
    })

  const got = async (who: Somebody, path: string, query: Query = {}) => {
    const answer = await people.get(who, path, query)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  const center = (id: string, path = '') => `/recruiting-center/${id}${path}`

  return {
    ...people,
    college,
    contact,
    got,
    center,
    /** A coach with an account, at a college. */
    coachAt: async (college_id: number, facts: Parameters<typeof people.coach>[0] = {}) => {
      const coach = await people.coach(facts)
      const names = { first_name: 'Marisol', last_name: 'Tran', ...facts }
      const contact_id = await contact(college_id, {
        user_id: coach.id,
        first_name: names.first_name,
        last_name: names.last_name,
      })
      return { ...coach, contact_id }
    },
    /** A coach viewed a page. */
    view: async (athlete_id: string, coach: Pick<Somebody, 'id'>, at: string): Promise<string> => {
      const id = uuidv7()
      await db()
        .insert(coachViews)
        .values({ id, athlete_id, coach_id: coach.id, viewed_at: new Date(at) })
      return id
    },
    /** A success coach of these athletes, with a running task of the first. Without it, no events can be logged. */
    workingCoachOf: async (...children: readonly [Somebody, ...Somebody[]]) => {
      const coach = await people.successCoachOf(...children)
      await buildRun(db(), coach.id, children[0].id)
      return coach
    },
    add: (who: Somebody, event: object) =>
      people.post(who, '/activity-log', {
        type: 1,
        event_date: '2026-11-10',
        event_time: '16:12',
        note: 'Talked about the visit.',
        ...event,
      }),
    remove: (who: Somebody, id: string) =>
      tested().app.inject({ method: 'DELETE', url: `/api/activity-log/${id}`, headers: who.headers }),
    log: async (who: Somebody, query: Query = {}) => got(who, '/activity-log', query),
    /** The names of a list's colleges, or of its athletes. */
    names: async (who: Somebody, path: string, query: Query = {}): Promise<string[]> =>
      (await got(who, path, query)).data.map((item: { kind: string; name: string; last_name: string }) =>
        item.kind === 'college' ? item.name : item.last_name,
      ),
    save: (who: Somebody, id: string, filters: object) =>
      people.post(who, center(id, '/save-filters'), { filters }),
    toggle: (who: Somebody, id: string, body: object) =>
      people.post(who, center(id, '/toggle-favorite'), body),
    open: (who: Somebody, id: string, collegeId: number) =>
      people.post(who, center(id, `/college/${collegeId}`), {}),
  }
}
