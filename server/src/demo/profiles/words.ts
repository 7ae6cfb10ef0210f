/** What invented athletes write about themselves. */
export const bios: readonly string[] = [
  'First in the gym, last to leave, and I bring the ball bag.',
  'I ask a lot of questions in film. Coaches get used to it.',
  'Two-sport athlete. The other one taught me how to lose.',
  'Grew up playing against my brothers. They stopped letting me win at nine.',
  'I would rather make the pass before the pass.',
  'Captain this year. Mostly that means carrying water and staying loud.',
  'Came back from a broken wrist. Stronger with the other hand now.',
  'I track every workout in a notebook. It is on number six.',
  'Quiet off the field, not on it.',
  'Small school, long bus rides, good team.',
  'I like hard matchups and early mornings.',
  'My best game is the one after a bad one.',
  'I study the other team’s bench as much as their starters.',
  'Still growing. The shoes say so.',
  'I want to play for somebody who tells me the truth.',
  'Honor roll every term. Practice starts after homework.',
  'I talk on defense. All game.',
  'Learned the game in our driveway, by the light over the garage.',
  'I do the work nobody films.',
  'Looking for a team that feels like a family and practices like it is tied.',
]

export const majors: readonly string[] = [
  'Biology',
  'Business',
  'Communications',
  'Computer science',
  'Criminal justice',
  'Economics',
  'Education',
  'Engineering',
  'Environmental science',
  'Kinesiology',
  'Nursing',
  'Political science',
  'Psychology',
  'Sport management',
]

export const honors: readonly string[] = [
  'Academic letter',
  'AP Scholar',
  'Honor roll, every term',
  'National Honor Society',
  'Principal’s list',
  'Robotics team, regional finalist',
  'Science fair, regional second',
  'Spanish Honor Society',
  'Student council',
]

export const awards: readonly { title: string; level: string }[] = [
  { title: 'All-conference, first team', level: 'Conference' },
  { title: 'All-conference, second team', level: 'Conference' },
  { title: 'All-conference, honorable mention', level: 'Conference' },
  { title: 'Conference player of the week', level: 'Conference' },
  { title: 'All-district, first team', level: 'District' },
  { title: 'All-state, honorable mention', level: 'State' },
  { title: 'Team captain', level: 'School' },
  { title: 'Most improved player', level: 'School' },
  { title: 'Coach’s award', level: 'School' },
  { title: 'Scholar-athlete award', level: 'School' },
  { title: 'All-tournament team', level: 'Club' },
]

export const goals = {
  athletic: [
    'Start every game this season',
    'Win our conference',
    'Cut my turnovers in half',
    'Make the all-conference first team',
    'Add ten pounds of muscle before the season',
    'Play in college, wherever I can also study what I want',
    'Become the one who takes the toughest matchup',
  ],
  academic: [
    'Finish the year above a 3.5',
    'Take a second AP class',
    'Finish all core courses by junior spring',
    'Raise my SAT by 100 points',
    'Visit five colleges before I apply',
  ],
} as const

/** Answers by number of the question. */
export const answers: ReadonlyMap<number, readonly string[]> = new Map([
  [1, ['Pasta, stretching, phone off at nine.', 'I watch one clip of us playing well, and then I sleep.']],
  [2, ['My dad, and then everybody at the park.', 'My older sister. She still keeps score.']],
  [3, ['Lifeguard. Mostly sunscreen and patience.', 'Stocking shelves at my uncle’s store on Sundays.']],
  [4, ['Picks people up off the floor, every time.', 'Learns the scout team’s plays without being asked.']],
  [6, ['My weak hand. Ten minutes before every practice.', 'Talking earlier on defense.']],
  [7, ['Old soul records. My grandfather’s list.', 'Nothing. I like to hear the gym.']],
  [10, ['Sleep in, then fish with my cousin.', 'Cook for everybody and call it recovery.']],
  [11, ['“Be early, be loud, be coachable.”', '“The next play is the only one you can still win.”']],
  [14, ['Eggs, rice, hot sauce.', 'My grandmother’s dumplings, badly.']],
  [17, ['Track. It gave me a second gear.', 'Wrestling. I am never out of position by accident now.']],
])

export const premiumHeadlines: readonly string[] = [
  'Four years a starter. One more to finish.',
  'The one they put on the other team’s best.',
  'Small town, big engine.',
  'Reads the game a pass ahead.',
]

export const premiumStory =
  'It began with a borrowed ball and a field that was too far away, so the practice happened at home. Since then there has been a team for every season, and a notebook for every team. The next page is college.'
