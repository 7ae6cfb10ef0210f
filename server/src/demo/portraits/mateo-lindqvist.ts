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

const line = valuesOf('gp min ga sv so')

/** A hockey goalie. */
export const mateoLindqvist: Portrait = {
  name: { first_name: 'Mateo', last_name: 'Lindqvist', gender: 'male' },
  page: {
    sport_key: 'hockey',
    position: 'G',
    class_year: 2028,
    jersey_number: '31',
    ...metricSize(73, 178),
    high_school: 'Harborview High School',
    city: 'Duluth',
    state: 'MN',
    is_visible: true,
    is_seros: false,
  },
  details: {
    ...nothingKnown,
    handedness: 'left',
    birth_date: '2010-01-23',
    club: 'North Shore Blades 16U',
    country: 'United States',
    bio: 'I like it when it gets busy. Quiet games are the hard ones.',
    color_theme: 'blue',
  },
  sections: {
    seasons: [
      ...schoolSeasons([
        [2025, 'Harborview Varsity', ['coach', '2026-03-08'], line(24, 1190, 47, 612, 4)],
        [2024, 'Harborview Varsity', ['coach', '2025-03-09'], line(15, 702, 36, 377, 1)],
      ]),
      ...clubSeasons([
        [2025, 'North Shore Blades 16U', ['event', '2026-04-04'], line(30, 1470, 66, 758, 3)],
        [2024, 'North Shore Blades 15U', ['document', '2025-04-05'], line(26, 1248, 68, 640, 2)],
      ]),
    ],
    metrics: [
      ...measured('event', '2026-08-08', 'Lake Superior Combine', [
        ['height', feet(6, 1)],
        ['weight', pound(178)],
        ['skate_30', 4.62],
        ['agility', 14.08],
        ['vertical', inch(25.5)],
      ]),
      ...measured('coach', '2026-09-19', 'Erik Haugen', [
        ['bench_135', 16],
        ['pull_ups', 14],
      ]),
    ],
    media: films([
      ['41 saves at Iron Range', '/films/hockey-glove-side.mp4'],
      ['Post play, side by side', '/films/hockey-post-to-post.mp4'],
    ]),
    goals: [
      goal('athletic', 'Save 93 of a hundred, the whole season', dayAhead(130)),
      goal('academic', 'Physics with an A, because angles are my job', dayAhead(215)),
    ],
    education: [
      {
        school: 'Harborview High School',
        gpa: 3.62,
        weighted_gpa: 3.9,
        core_gpa: 3.58,
        sat: null,
        act: 26,
        ncaa_id: null,
        intended_majors: ['Mechanical engineering', 'Physics'],
        honors: ['Honor roll, every term', 'Robotics team, state finalist'],
      },
    ],
    references: [
      {
        name: 'Erik Haugen',
        position: 'Goalie coach',
        team: 'Harborview High School',
        email: 'ehaugen@harborview.test',
        phone: '(218) 555-0131',
      },
    ],
    awards: [
      award(2026, 'All-section goalie', 'Section'),
      award(2026, 'Fewest goals against, conference', 'Conference'),
      award(2025, 'Most improved player', 'School'),
    ],
    answers: [
      answer(7, 'The refrigerator in the equipment room. It hums in F.'),
      answer(12, 'Eight goals in Moorhead. I learned that the ninth shot does not know about the eighth.'),
      answer(17, 'Baseball, at third. Same thing: be square, and do not blink.'),
    ],
    quotes: [{ text: 'The game slows down where he is standing.', author: 'Erik Haugen, goalie coach' }],
    press: [
      article(
        '2026-02-11',
        'Lake Effect Hockey',
        'Lindqvist stops 41, and Harborview steals two points',
        'https://lakeeffect.example/lindqvist-41',
      ),
    ],
    events: [
      event(dayAhead(36), '19:15', 'vs Iron Range', 'Harborview Arena, Duluth'),
      event(dayAhead(57), '14:00', 'Holiday Face-off', 'St. Cloud, MN'),
      event(dayAhead(89), '19:15', 'at Twin Harbors', 'Two Harbors, MN'),
    ],
    interviews: [
      {
        title: 'What a goalie thinks about',
        date: '2026-02-14',
        asked_by: 'Lake Effect Hockey',
        video_url: null,
        questions: [
          {
            question: 'Do you count the saves?',
            answer: 'No. My mother does. I count the ones I should have held.',
          },
          {
            question: 'What do you tell a defender after a bad goal?',
            answer: '“Mine.” It usually was. And if it was not, they know.',
          },
        ],
      },
    ],
    social: social({ twitter: 'mlindqvist31', youtube: 'lindqvist31' }),
    contacts: [
      {
        phone: '(218) 555-0119',
        email: 'mateo.lindqvist@families.test',
        website: null,
        parent_name: 'Carla Lindqvist',
        parent_email: 'carla.lindqvist@families.test',
        parent_phone: '(218) 555-0120',
      },
    ],
    vip: [],
  },
}
