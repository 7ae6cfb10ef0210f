import { eq } from 'drizzle-orm'
import type { ArchivePart } from '../../platform/archive/archive.ts'
import { findAddedCoaches } from './added-coaches.queries.ts'
import { coachVerifications, collegeCoaches, colleges } from './colleges.tables.ts'

/** A coach's job, and how we verified it. For a family, the coaches it added. */
export const archiveCoach: ArchivePart = {
  tables: [collegeCoaches, coachVerifications],
  read: async function* (db, { userId, athleteUserIds }) {
    const jobs = await db
      .select({
        college: colleges.name,
        first_name: collegeCoaches.first_name,
        last_name: collegeCoaches.last_name,
        position: collegeCoaches.position,
        email: collegeCoaches.email,
        phone: collegeCoaches.phone,
        team_gender: collegeCoaches.team_gender,
      })
      .from(collegeCoaches)
      .innerJoin(colleges, eq(colleges.id, collegeCoaches.college_id))
      .where(eq(collegeCoaches.user_id, userId))
    yield { path: 'coaching/college.json', rows: jobs }
    const checked = await db
      .select({
        college: colleges.name,
        position: coachVerifications.position,
        team_gender: coachVerifications.team_gender,
        staff_page_url: coachVerifications.staff_page_url,
        status: coachVerifications.status,
        method: coachVerifications.method,
        reason: coachVerifications.reason,
        proven_email: coachVerifications.proven_email,
        requested_at: coachVerifications.requested_at,
        decided_at: coachVerifications.decided_at,
        verified_until: coachVerifications.verified_until,
      })
      .from(coachVerifications)
      .innerJoin(colleges, eq(colleges.id, coachVerifications.college_id))
      .where(eq(coachVerifications.user_id, userId))
    yield { path: 'coaching/verification.json', rows: checked }
    yield { path: 'recruiting/added-coaches.json', rows: await findAddedCoaches(db, athleteUserIds) }
  },
}
