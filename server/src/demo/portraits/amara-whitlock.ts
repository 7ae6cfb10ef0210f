import { demoAthleteAccount } from '../accounts.ts'
import { dayAhead } from '../people.ts'
import { nothingKnown } from '../profiles/details.ts'
import { metricSize } from '../sizes.ts'
import {
  answer,
  article,
  award,
  clubSeasons,
  event,
  feet,
  films,
  goal,
  inch,
  measured,
  type Portrait,
  pound,
  schoolSeasons,
  social,
  valuesOf,
} from './portrait.ts'

const line = valuesOf('gp gs mpg fgm fga tpm tpa ftm fta orb drb apg spg bpg to pf dd')

const { email, first_name, last_name, gender } = demoAthleteAccount

/** The demo athlete, who can sign in. */
export const amaraWhitlock: Portrait = {
  name: { first_name, last_name, gender },
  page: {
    sport_key: 'basketball',
    position: 'SG',
    class_year: 2027,
    jersey_number: '14',
    ...metricSize(70, 152),
    high_school: 'Ridgeline High School',
    city: 'Bend',
    state: 'OR',
    is_visible: true,
    is_seros: false,
  },
  details: {
    ...nothingKnown,
    secondary_position: 'PG',
    wingspan_cm: feet(6, 1.5),
    handedness: 'left',
    birth_date: '2009-02-11',
    club: 'High Desert Elite 17U',
    address: '61 Juniper Hollow Road',
    zip: '97703',
    country: 'United States',
    lat: 44.0582,
    lon: -121.3153,
    bio: 'I guard your best player first. The points come after.',
    color_theme: 'orange',
  },
  sections: {
    seasons: [
      ...schoolSeasons([
        [
          2025,
          'Ridgeline Varsity',
          ['coach', '2026-03-14'],
          line(27, 27, 29.4, 184, 384, 55, 139, 112, 130, 38, 127, 4.7, 2.9, 0.4, 2.6, 1.9, 3),
        ],
        [
          2024,
          'Ridgeline Varsity',
          ['coach', '2025-03-11'],
          line(25, 24, 27.8, 127, 282, 39, 106, 86, 104, 30, 102, 3.9, 2.4, 0.3, 2.8, 2.2, 1),
        ],
        [
          2023,
          'Ridgeline Varsity',
          ['document', '2024-03-08'],
          line(24, 9, 19.6, 73, 177, 24, 72, 39, 50, 19, 63, 2.1, 1.6, 0.2, 2.3, 2.4, 0),
        ],
      ]),
      ...clubSeasons([
        [
          2025,
          'High Desert Elite 17U',
          ['event', '2026-07-19'],
          line(22, 22, 25.1, 139, 302, 47, 121, 74, 87, 26, 92, 4.2, 2.7, 0.3, 2.4, 2.1, 1),
        ],
        [
          2024,
          'High Desert Elite 16U',
          ['event', '2025-07-20'],
          line(20, 18, 23.6, 100, 228, 31, 88, 55, 68, 21, 75, 3.5, 2.3, 0.2, 2.5, 2.2, 0),
        ],
        [
          2023,
          'High Desert Elite 15U',
          ['self', null],
          line(18, 7, 18.2, 61, 150, 17, 54, 30, 40, 14, 47, 2.2, 1.7, 0.1, 2.1, 2.3, 0),
        ],
      ]),
    ],
    metrics: [
      ...measured('event', '2026-07-11', 'Cascade Showcase', [
        ['height_no_shoes', feet(5, 10)],
        ['wingspan', feet(6, 1.5)],
        ['standing_reach', feet(7, 8.5)],
        ['max_vertical', inch(28)],
        ['standing_vertical', inch(23.5)],
        ['lane_agility', 11.12],
        ['sprint', 3.31],
        ['shuttle', 3.04],
      ]),
      ...measured('coach', '2026-08-24', 'Dana Ferreira', [
        ['weight', pound(152)],
        ['hand_length', inch(7.5)],
        ['hand_width', inch(8.25)],
      ]),
      ...measured('self', '2026-10-03', null, [['height_shoes', feet(5, 11.25)]]),
    ],
    media: films([
      ['Junior season, every three', '/films/basketball-every-three.mp4'],
      ['34 at Summit Lake', '/films/basketball-pull-up.mp4'],
      ['Full-court defense, four possessions', '/films/basketball-defense.mp4'],
      ['Cascade Showcase, day 2', '/films/basketball-drive-and-kick.mp4'],
    ]),
    goals: [
      goal('athletic', 'Hang the banner: win the 5A title with this team', dayAhead(132)),
      goal('athletic', 'Shoot 42% from three on five attempts a game', dayAhead(122)),
      goal('academic', 'Finish AP Statistics and AP Biology with a 4 or better', dayAhead(190)),
      goal('academic', 'Start a degree in kinesiology and learn to read the data myself', '2027-09-01'),
    ],
    education: [
      {
        school: 'Ridgeline High School',
        gpa: 3.87,
        weighted_gpa: 4.21,
        core_gpa: 3.79,
        sat: 1310,
        act: 28,
        ncaa_id: '2604118273',
        intended_majors: ['Kinesiology', 'Data science', 'Public health'],
        honors: [
          'AP Scholar with Honor, 2026',
          'National Honor Society, 2025',
          'Oregon science fair, regional second, 2025',
        ],
      },
    ],
    references: [
      {
        name: 'Dana Ferreira',
        position: 'Head coach',
        team: 'Ridgeline High School',
        email: 'dferreira@ridgeline.test',
        phone: '(541) 555-0142',
      },
      {
        name: 'Terrence Osei',
        position: 'Director',
        team: 'High Desert Elite 17U',
        email: 'terrence@highdesert.test',
        phone: '(541) 555-0178',
      },
    ],
    awards: [
      award(2026, 'First team all-state, 5A', 'State'),
      award(2026, 'Intermountain player of the year', 'Conference'),
      award(2025, 'Defensive player of the year', 'Conference'),
      award(2025, 'Cascade Showcase all-tournament', 'Club'),
      award(2024, 'Ridgeline rookie of the year', 'School'),
    ],
    answers: [
      answer(1, 'Dishes, then film. My brother picks the clip, I have to say what I’d do before it happens.'),
      answer(2, 'My grandmother. She played six-on-six in Iowa and still beats me from the left corner.'),
      answer(3, 'Two summers refereeing third graders. You learn to explain a whistle in one sentence.'),
      answer(4, 'Takes the charge nobody asked for, and learns the name of everyone who sweeps the gym.'),
    ],
    quotes: [
      {
        text: 'She asks for the matchup nobody wants, then she asks for it again in the fourth quarter.',
        author: 'Dana Ferreira, head coach, Ridgeline',
      },
    ],
    press: [
      article(
        '2026-02-20',
        'Central Oregon Courier',
        'Whitlock’s 34 ends Summit Lake’s eleven-game run',
        'https://courier.example/sports/ridgeline-whitlock-34',
      ),
      article(
        '2026-07-16',
        'Hoops Northwest',
        'Ten guards who moved up at the Cascade Showcase',
        'https://hoopsnorthwest.example/2026/cascade-ten-guards',
      ),
      article(
        '2026-03-18',
        'The Ridge',
        'Senior year, one banner left to hang',
        'https://theridge.example/one-banner-left',
      ),
    ],
    events: [
      event(dayAhead(31), '19:00', 'vs Summit Lake', 'Ridgeline gym, Bend'),
      event(dayAhead(34), '18:30', 'at Crook River', 'Prineville, OR'),
      event(dayAhead(48), null, 'Holiday Classic, day 1', 'Portland, OR'),
      event(dayAhead(75), '19:00', 'vs Juniper Ridge', 'Ridgeline gym, Bend'),
      event(dayAhead(124), null, '5A state tournament', 'Corvallis, OR'),
    ],
    interviews: [
      {
        title: 'Five questions after the Summit Lake game',
        date: '2026-02-19',
        asked_by: 'Nora Beck, Central Oregon Courier',
        video_url: null,
        questions: [
          {
            question: 'You had 34, and you talked about defense for ten minutes. Why?',
            answer:
              'Because that is what I can repeat. Seven threes is a good night. Holding their best scorer to nine is a plan, and we practiced it for a week.',
          },
          {
            question: 'What did you see in the second half that you didn’t in the first?',
            answer:
              'They stopped helping from the corner. Our point guard saw it before I did. I just had to be where she was looking.',
          },
          {
            question: 'Where does the left hand come from?',
            answer:
              'My grandmother shoots left. I copied her before I knew there was another way. Coaches tried to change it twice, and twice they gave up.',
          },
          {
            question: 'What should a college coach know about you?',
            answer:
              'That I write things down. After every practice, one thing I did badly and what I will do about it. I am on the fourth notebook.',
          },
        ],
      },
    ],
    social: social({ tiktok: 'amara.whitlock14', twitter: 'amarawhitlock', youtube: 'amarawhitlock14' }),
    contacts: [
      {
        phone: '(541) 555-0114',
        email,
        website: 'https://amarawhitlock.example',
        parent_name: 'Renee Whitlock',
        parent_email: 'parent@fieldhouse.test',
        parent_phone: '(541) 555-0115',
      },
    ],
    vip: [],
  },
}
