/** A stretch of time that was written by hand. */
export interface WorkLine {
  /** Weekdays before the last finished one. */
  readonly workday: number
  readonly time: string
  readonly seconds: number
  readonly task: string
  readonly done: string
  readonly source?: 'kept' | 'added'
  readonly isDiscarded?: boolean
}

const minutes = (count: number, seconds = 0): number => count * 60 + seconds

const line = (
  workday: number,
  time: string,
  seconds: number,
  task: string,
  done: string,
  more: Pick<WorkLine, 'source' | 'isDiscarded'> = {},
): WorkLine => ({ workday, time, seconds, task, done, ...more })

export const amaraOwnTask = 'Call with Coach Brandt'

/** What was done for the demo athlete: the last week, and the weeks before. */
export const amaraWork: readonly WorkLine[] = [
  line(
    22,
    '08:00',
    minutes(42, 10),
    'Welcome call',
    'Met Amara and Renee. Goals: play four years, study biology.',
  ),
  line(20, '08:00', minutes(50), 'Profile review', 'Bio, seasons, and awards'),
  line(19, '08:00', minutes(45, 20), 'Profile review', 'Contact details and the order of the gallery'),
  line(
    17,
    '08:00',
    minutes(28, 45),
    'Measurements confirmed',
    'Wingspan with her high-school coach on the phone',
  ),
  line(15, '08:00', minutes(40), 'Transcript and core courses', 'Transcript requested and read'),
  line(
    14,
    '08:00',
    minutes(32, 30),
    'Transcript and core courses',
    '16 core courses counted, one more in spring',
  ),
  line(4, '16:00', minutes(51), 'Match survey together', 'Answered all eight steps with Amara and Renee'),
  line(3, '15:10', minutes(54), 'College list of 25', 'From 36 matches down to 18'),
  line(2, '10:05', minutes(60), 'Film review', 'Summit Lake and two league games'),
  line(1, '09:20', minutes(30), 'College list of 25', 'Added three Big Sky colleges'),
  line(1, '09:50', minutes(12), 'College list of 25', '', { isDiscarded: true }),
  line(1, '11:00', minutes(18), amaraOwnTask, 'Two guards leave next fall, one comes in', {
    source: 'added',
  }),
  line(0, '13:12', minutes(60), 'Film review', 'Cut the reel to 2:30'),
  line(0, '14:12', minutes(6, 18), 'Film review', 'On the phone with Amara about the opening clip', {
    source: 'kept',
  }),
]

/** How many of the demo athlete's tasks are complete is written here. The others that have time are paused. */
export const amaraComplete: ReadonlySet<string> = new Set([
  'Welcome call',
  'Profile review',
  'Measurements confirmed',
  'Transcript and core courses',
  'Match survey together',
  amaraOwnTask,
])

/** How far the others on the demo roster are, those claimed first first: how many tasks are complete. */
export const rosterProgress: readonly {
  readonly complete: number
  /** When the current task was worked on in the last week. Without it, the task has stalled. */
  readonly lastWeek?: { readonly workday: number; readonly time: string; readonly seconds: number }
}[] = [
  { complete: 13 },
  { complete: 11, lastWeek: { workday: 1, time: '13:00', seconds: minutes(38, 25) } },
  { complete: 8, lastWeek: { workday: 0, time: '10:30', seconds: minutes(45) } },
  { complete: 6 },
  { complete: 5, lastWeek: { workday: 2, time: '14:00', seconds: minutes(49, 50) } },
  { complete: 2, lastWeek: { workday: 3, time: '09:00', seconds: minutes(26) } },
  { complete: 0 },
]
