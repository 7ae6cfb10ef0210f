import type { Line } from './talk.ts'

/** Other people's conversations: short, and from the last days, because some of them joined recently. */

/**
 * With the demo success coach. The athlete who was claimed first is the furthest, so what they write about fits
 * `rosterProgress`. The last one has not started.
 */
export const rosterTalks: readonly (readonly Line[])[] = [
  [
    [12, '16:30', 'coach', 'The summary is in your mailbox: two pages, every college, every date.'],
    [11, '20:14', 'athlete', 'We read it at dinner. My mom cried a little, in a good way.'],
    [
      11,
      '20:40',
      'coach',
      'You did this. All thirteen tasks are done. I’m here until the season starts, so write any time.',
    ],
    [8, '18:05', 'athlete', 'I will. Thank you for all of it!'],
    [8, '18:30', 'coach', 'See you at the first home game.'],
  ],
  [
    [
      6,
      '14:05',
      'athlete',
      'Hi, my coach changed my position. I’m at the two now, not the point. Do I change it everywhere?',
    ],
    [6, '15:50', 'coach', 'Only on your page, the rest follows. Keep the point as your second position.'],
    [
      5,
      '08:15',
      'coach',
      'And get two new clips up by the weekend, so coaches see the same player they read about.',
    ],
  ],
  [
    [
      7,
      '12:00',
      'coach',
      'Three coaches looked at your page last week. Shall we write to them together on Sunday?',
    ],
    [7, '16:33', 'athlete', 'Yes! What do I even say?'],
    [
      6,
      '09:25',
      'coach',
      'Who you are in one sentence, why them in one, and one link. I will read it before you send it.',
    ],
    [
      1,
      '19:40',
      'athlete',
      'First try is in my notes. It has four sentences, I could not lose the one about my grandpa.',
    ],
  ],
  [
    [
      4,
      '13:30',
      'coach',
      'No hurry at all, but the survey about your colleges is still half done. Ten minutes and we can start.',
    ],
  ],
  [
    [5, '17:17', 'coach', 'Your transcript is in. A in chemistry, I see you.'],
    [5, '19:55', 'athlete', 'That one cost me a whole month of Sundays 🙃'],
    [4, '09:00', 'coach', 'It opens three colleges on your list that were closed in June. I marked them.'],
    [4, '21:10', 'athlete', 'Wait, really?? Calling my dad.'],
  ],
  [
    [
      9,
      '15:20',
      'coach',
      'Welcome! I read your whole page. The assists are what I would put first. May I move them up?',
    ],
    [9, '18:41', 'athlete', 'Please do. I never know what people look at.'],
    [8, '10:12', 'coach', 'Done. Next: film of one full game, with the camera up high and not zoomed in.'],
    [3, '20:08', 'athlete', 'My uncle filmed Friday from the top row. Uploading it tonight, it is 4 GB…'],
    [2, '09:02', 'coach', 'Tell your uncle he has a job for the season.'],
  ],
]

/** With the other success coaches. About nothing but dates, so they fit any progress. */
export const shortTalks: readonly (readonly Line[])[] = [
  [
    [6, '15:10', 'coach', 'Time for our next call. Which two evenings are good for you and your parents?'],
    [5, '19:32', 'athlete', 'Tuesday after 6, or Thursday.'],
    [4, '09:15', 'coach', 'Tuesday at 6:30. Talk to you then!'],
  ],
  [
    [7, '17:48', 'athlete', 'Practice is at 5 now until Thanksgiving. Can we talk later in the evening?'],
    [6, '08:50', 'coach', 'Sure. 7:30 works for me. I moved it.'],
  ],
  [
    [
      5,
      '16:02',
      'coach',
      'Everything from this week is on your Success Coach page. Tell me if something is missing.',
    ],
    [4, '20:26', 'athlete', 'Read it with my mom. Nothing missing!'],
    [3, '09:04', 'coach', 'Great. Same time next week.'],
  ],
]

/** What a success coach asks every few weeks, and the answer. They fit any progress, too. */
export const checkIns: readonly (readonly [asked: string, answered: string])[] = [
  ['How was the week? Anything from a college that I should know about?', 'Quiet. One email from a camp.'],
  [
    'Your page had more visits than last month. Keep the photos coming.',
    'Will do. Team pictures are on Friday!',
  ],
  [
    'Grades are due soon. Please send me the new transcript when you have it.',
    'My counselor says next Tuesday.',
  ],
  ['Which game are you happiest with lately?', 'The one we lost, actually. I talked the whole time.'],
  ['I am out on Monday. Is Tuesday at the same time okay?', 'Tuesday is fine.'],
  [
    'One thing for this week: thank your club coach for the recommendation.',
    'Did it after practice. He smiled.',
  ],
  ['How do your parents feel about the plan so far?', 'Mom has a spreadsheet now. So, good.'],
]

/** With a college coach, with help from the success coach. */
export const withOdetteYamada: readonly Line[] = [
  [
    8,
    '11:30',
    'advisor',
    'Coach Yamada, this is Priya Nair, success coach, writing for my athlete, who is at a tournament this week. The full film you asked for is on the page now.',
  ],
  [8, '15:02', 'coach', 'Thank you, Priya. I will look at it tonight. Is a call next week possible?'],
  [6, '18:20', 'athlete', 'Hi Coach, I’m back home. Wednesday or Thursday after 5 is good for me!'],
  [
    5,
    '09:48',
    'coach',
    'Thursday at 5:30 it is. Bring one question about school, not only about basketball.',
  ],
]

/** A person who wants to talk elsewhere: reported after the third line, and blocked. */
export const withStranger: readonly Line[] = [
  [
    6,
    '20:15',
    'coach',
    'Saw your page. I scout for several programs and can get you in front of all of them.',
  ],
  [6, '21:02', 'athlete', 'Thank you. Which programs? My success coach keeps a list of who I talk to.'],
  [
    5,
    '22:40',
    'coach',
    'This does not have to go through anybody. Send me your private number and let’s keep it between us.',
  ],
  [3, '19:05', 'coach', 'Hello? You are missing out.'],
]
export const strangerBlockedAfter = 3

/** The demo coach and her sister's family. */
export const aboutZoe: readonly Line[] = [
  [
    12,
    '10:40',
    'coach',
    'Renee, our spring skills clinic is open to every freshman in the state. Zoe would be welcome. It is about learning, nobody is recruited there.',
  ],
  [
    11,
    '19:26',
    'parent',
    'That sounds right for her. She only started in September and likes it more than she admits.',
  ],
  [10, '09:05', 'coach', 'The best reason to come. I will send the dates here as soon as we have the gym.'],
]

/** The demo coach and players assigned to him. */
export const withAssigned: readonly (readonly Line[])[] = [
  [
    [7, '09:20', 'coach', 'Saw the box score from the weekend. Eleven rebounds from the guard spot?'],
    [7, '17:45', 'athlete', 'Our bigs boxed out and I got to run in. They should get half of them.'],
    [6, '08:30', 'coach', 'That answer is going into my notes. Which game should I come to?'],
    [1, '20:30', 'athlete', 'Our home opener, the gym gets loud. I can leave two names at the door.'],
  ],
  [
    [
      5,
      '12:12',
      'coach',
      'Do you have film against a press? I’ve seen your half court. I’d like to see the other half.',
    ],
    [4, '18:00', 'athlete', 'Two of them, from August. Adding them to my page tonight.'],
    [3, '10:10', 'coach', 'Found them. Good eyes under pressure. More soon.'],
  ],
  [
    [
      2,
      '14:00',
      'coach',
      'Enjoyed your interview. I have one question about your summer, if you have a minute this week.',
    ],
  ],
]
