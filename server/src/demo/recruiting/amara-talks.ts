import type { Line } from './talk.ts'

/** The conversations of the demo athlete and her mother with coaches: videos, visits, schedules, money. */

export const withMarisolTran: readonly Line[] = [
  [
    5,
    '15:30',
    'athlete',
    'Coach Tran, I’m a left-handed guard in Bend, class of 2027. I saw you graduate two guards this spring.',
  ],
  [5, '15:31', 'athlete', 'Every game from last season is on my page here, in the gallery.'],
  [5, '21:14', 'coach', 'Thanks for writing first, Amara. Give me two days with the film.'],
  [2, '19:02', 'coach', 'Good talking tonight. I liked how you described guarding up a position.'],
  [2, '19:02', 'coach', 'Can you send the full Summit Lake game, not just the makes?'],
  [
    2,
    '19:39',
    'athlete',
    'Yes, Coach. The whole game is on my page now, in the gallery: “34 at Summit Lake”.',
  ],
  [2, '19:40', 'athlete', 'Second quarter is rough, I was on a minute limit after the ankle.'],
  [0, '16:12', 'coach', 'Watched all of it. The rough quarter told me more than the 34.'],
  [0, '16:12', 'coach', 'Could your mother join a short call on Tuesday?'],
]

export const withRenataVoss: readonly Line[] = [
  [
    24,
    '16:05',
    'athlete',
    'Coach Voss, I’m Amara Whitlock, a senior guard at Ridgeline in Bend. Terrence Osei, my club director, said you were at the Cascade Showcase in July. I would like to hear what you saw.',
  ],
  [
    23,
    '11:20',
    'coach',
    'Hi Amara. I saw you take a charge when you were up twelve with two minutes left. I wrote that down before I wrote down your jump shot.',
  ],
  [23, '15:48', 'athlete', 'That is the play my coach yelled at me for 😅 She wanted me healthy for Sunday.'],
  [
    23,
    '19:02',
    'coach',
    'Your coach is right, and I still liked it. Send me your transcript and the junior season film when you have both in one place.',
  ],
  [
    22,
    '17:31',
    'athlete',
    'Both are on my page now. The film is every three of last season, makes and misses. It comes first in the gallery.',
  ],
  [
    15,
    '12:10',
    'coach',
    'Watched it with the staff. Coach Novak asks: how often do you handle the ball against pressure, or do you mostly play off it?',
  ],
  [
    15,
    '18:22',
    'athlete',
    'About half and half. Our point guard sat out nine games and I ran the point in those. 2.6 turnovers a game, and I know where most of them came from: the trap on the left sideline.',
  ],
  [14, '09:40', 'coach', 'An honest number is worth more to me than a small one. Thank you.'],
  [
    8,
    '10:05',
    'coach',
    'We would like to have you on campus for an unofficial visit, on a day with an open practice. Who at home should I talk to about dates?',
  ],
  [
    8,
    '18:47',
    'parent',
    'Hello Coach Voss, Renee Whitlock here, Amara’s mother. Saturdays are best for us. I would like to see the training room as well as the gym: she came back from an ankle this fall.',
  ],
  [
    7,
    '08:55',
    'coach',
    'Of course. Our athletic trainer will take you through it herself. How about the first Saturday in December, ten o’clock?',
  ],
  [
    7,
    '20:12',
    'parent',
    'That works for all of us. Is there anything we should bring, and where do we park?',
  ],
  [
    1,
    '13:26',
    'coach',
    'Nothing but comfortable shoes. Park behind the arena and write to me here, I will walk you in. Amara, bring the notebook. Terrence told me about it.',
  ],
]

export const withBlairJovanovic: readonly Line[] = [
  [
    30,
    '14:15',
    'coach',
    'Amara, this is Blair Jovanovic at Central Washington. We lose our two best perimeter defenders in the spring, and somebody told me you ask for the matchup nobody wants. True?',
  ],
  [30, '20:40', 'athlete', 'True. My coach says I ask twice.'],
  [29, '10:02', 'coach', 'Then we should talk. Which games this winter should I not miss?'],
  [
    29,
    '19:30',
    'athlete',
    'Summit Lake at home, and the Holiday Classic in Portland. Summit Lake has the best guard in our league and I have her all night.',
  ],
  [18, '11:45', 'coach', 'The Holiday Classic is on our calendar. I will be there for day 1.'],
  [18, '17:03', 'athlete', '🏀🏀🏀'],
  [5, '20:05', 'athlete', 'We got the draw: first game at 2:00 on day 1, court 3.'],
  [5, '20:16', 'coach', 'Perfect. Confirmed.'],
  [
    3,
    '12:31',
    'coach',
    'One thing for later. Our aid office answers questions from parents before anybody applies. I can introduce you if that helps.',
  ],
  [3, '17:50', 'athlete', 'Yes please! My mom does the numbers in our house.'],
]

/** With the demo coach. */
export const withMarcusBell: readonly Line[] = [
  [
    33,
    '10:12',
    'coach',
    'Amara, Marcus Bell, head coach at Portland State. I sat in on day 2 of the Cascade Showcase. You guarded the ball for four quarters and never once looked at the bench. I want to follow your season.',
  ],
  [
    33,
    '17:25',
    'athlete',
    'Thank you, Coach Bell. I did look once, when I had four fouls. What would you want me to work on before winter?',
  ],
  [
    32,
    '08:40',
    'coach',
    'Finishing with the right hand through contact. Not making it, finishing it: balance, both feet, eyes up. Film ten a day and watch them the same evening.',
  ],
  [
    26,
    '19:58',
    'athlete',
    'Ten a day since you wrote. First three days were ugly, I kept them anyway. Today 7 of 10 with the pad.',
  ],
  [25, '09:15', 'coach', 'Keep the ugly ones. In March you will want to see them.'],
  [
    17,
    '12:20',
    'parent',
    'Coach Bell, this is Renee Whitlock. Could you tell us how grants and athletic aid go together for a student from Oregon? We would rather know early than hope.',
  ],
  [
    16,
    '10:30',
    'coach',
    'Good question, and the right time for it. They can be combined up to the cost of attendance. I will ask our compliance office to send you the page that explains it with numbers, before anybody decides anything.',
  ],
  [16, '18:05', 'parent', 'Thank you. That is more than most people tell us.'],
  [
    4,
    '15:10',
    'coach',
    'Coach Tran says your Summit Lake game is worth a whole evening. Send it to her in full when you two talk, she sees things I don’t.',
  ],
  [1, '18:33', 'athlete', 'Sent! She has the whole game now, second quarter included.'],
  [
    1,
    '18:35',
    'athlete',
    'And I have a question: is there an open practice before the winter break that we could come and watch?',
  ],
]

/** With her success coach. */
export const withPriyaNair: readonly Line[] = [
  [
    41,
    '09:30',
    'coach',
    'Hi Amara, hi Renee! I’m Priya, your success coach. You can both write to me here, any time. Let’s start small: which five colleges would you drive to tomorrow?',
  ],
  [
    41,
    '19:12',
    'athlete',
    'Portland State, Oregon State, Central Washington, Western Oregon and Idaho. In that order today 😄',
  ],
  [
    40,
    '08:50',
    'coach',
    'Good list: two of them need a guard in your class. I put all five into your favorites. Next step: one full game on your page, not just highlights.',
  ],
  [
    39,
    '20:22',
    'parent',
    'Hi Priya, Renee here. Can you help us understand what a year really costs at each of them? We can do about $30,000.',
  ],
  [
    38,
    '10:15',
    'coach',
    'Yes. The number to look at is the net cost, after grants. I set the filter in the recruiting center to under $30,000, and all five stay in.',
  ],
  [
    20,
    '16:45',
    'athlete',
    'The Summit Lake game is up. I left the second quarter in, even though I want to hide under the bed when I watch it.',
  ],
  [20, '17:20', 'coach', 'Leave it in. Coaches recruit the player who comes out for the third quarter.'],
  [
    6,
    '11:05',
    'coach',
    'You have written to four programs and heard back from all four. Before Tuesday, note three questions for Coach Tran that her website does not answer.',
  ],
  [
    0,
    '17:48',
    'athlete',
    'She wants my mom on the call too! My three: who guards the ball for them next year, how do they practice the week before finals, and what happened to the last player who got hurt.',
  ],
  [0, '17:49', 'athlete', 'Is the last one okay to ask?'],
]
