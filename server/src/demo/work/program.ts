interface DemoTask {
  readonly name: string
  readonly percent: number
  readonly done_when: string
  /** What the ledger says about time for it. */
  readonly done: string
}

const task = (name: string, percent: number, done_when: string, done: string): DemoTask => ({
  name,
  percent,
  done_when,
  done,
})

/** The list as shipped. */
export const demoProgram: readonly DemoTask[] = [
  task('Welcome call', 5, 'Family met, goals written down', 'Met the family and wrote down the goals'),
  task(
    'Profile review',
    10,
    'Every section filled in or hidden',
    'Went through the page, section by section',
  ),
  task('Film review', 10, 'Reel cut, three full games linked', 'Watched a full game and marked clips'),
  task(
    'Measurements confirmed',
    5,
    'Height, reach, and wingspan with a source',
    'Checked height and reach with the high-school coach',
  ),
  task(
    'Transcript and core courses',
    10,
    '16 core courses counted',
    'Counted core courses with the counselor',
  ),
  task('College list of 25', 10, '25 favorites: reach, target, likely', 'Added colleges and sorted the list'),
  task('Match survey together', 5, 'All eight steps answered', 'Answered the survey with the family'),
  task('Outreach plan', 10, 'Who, when, and what to say', 'Planned who to write to, and when'),
  task('First ten emails', 10, 'Ten sent, each one personal', 'Wrote three personal emails'),
  task('Follow-ups', 10, 'Every reply answered within two days', 'Answered replies from coaches'),
  task('Visit plan', 5, 'Dates agreed with the family', 'Looked for dates that work for the family'),
  task('Offers and decision', 5, 'Offers compared, one chosen', 'Compared two offers line by line'),
  task('Summary for the family', 5, 'Two pages, sent and read', 'Wrote the first page of the summary'),
]
