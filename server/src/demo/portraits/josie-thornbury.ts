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

const line = valuesOf('gp g a gb dc to cto clears')

/** A midfielder whose page is hidden. */
export const josieThornbury: Portrait = {
  name: { first_name: 'Josie', last_name: 'Thornbury', gender: 'female' },
  page: {
    sport_key: 'lacrosse',
    position: 'M',
    class_year: 2028,
    jersey_number: '22',
    ...metricSize(67, 138),
    high_school: 'Long Quarry High School',
    city: 'Towson',
    state: 'MD',
    is_visible: false,
    is_seros: false,
  },
  details: {
    ...nothingKnown,
    secondary_position: 'A',
    handedness: 'right',
    birth_date: '2009-11-04',
    club: 'Chesapeake Riptide 16U',
    country: 'United States',
    bio: 'Both ends of the field. I would rather run than stand.',
    color_theme: 'green',
  },
  sections: {
    seasons: [
      ...schoolSeasons([
        [2025, 'Long Quarry Varsity', ['coach', '2026-06-04'], line(17, 46, 21, 39, 58, 19, 22, 24)],
        [2024, 'Long Quarry Varsity', ['coach', '2025-06-05'], line(16, 24, 12, 27, 31, 21, 14, 15)],
      ]),
      ...clubSeasons([
        [2025, 'Chesapeake Riptide 16U', ['event', '2026-07-26'], line(19, 38, 20, 35, 49, 17, 18, 21)],
        [2024, 'Chesapeake Riptide 15U', ['self', null], line(18, 25, 13, 29, 30, 20, 15, 16)],
      ]),
    ],
    metrics: [
      ...measured('event', '2026-07-25', 'Chesapeake Summer Classic', [
        ['height', feet(5, 7)],
        ['weight', pound(138)],
        ['dash_40', 5.21],
        ['shuttle', 4.72],
        ['shot_speed', 63],
      ]),
      ...measured('self', '2026-09-30', null, [['vertical', inch(21)]]),
    ],
    media: films([
      ['Draw controls, spring', '/films/lacrosse-draw-control.mp4'],
      ['Goals and rides', '/films/lacrosse-eight-meter.mp4'],
    ]),
    goals: [
      goal('athletic', 'Sixty draw controls again, and ten turnovers fewer', dayAhead(210)),
      goal('academic', 'Keep a 3.7 through the season, not only before it', dayAhead(215)),
    ],
    education: [
      {
        school: 'Long Quarry High School',
        gpa: 3.71,
        weighted_gpa: 4.12,
        core_gpa: 3.66,
        sat: 1240,
        act: null,
        ncaa_id: null,
        intended_majors: ['Nursing', 'Psychology'],
        honors: ['Principal’s list', 'Red Cross club, president'],
      },
    ],
    references: [
      {
        name: 'Allison Burke',
        position: 'Head coach',
        team: 'Long Quarry High School',
        email: 'aburke@longquarry.test',
        phone: '(410) 555-0161',
      },
    ],
    awards: [
      award(2026, 'All-county, first team', 'County'),
      award(2026, 'Draw specialist of the year', 'Conference'),
      award(2025, 'Freshman of the year', 'School'),
    ],
    answers: [
      answer(5, 'The one in sleet. We laughed by the end, which was the point, I think.'),
      answer(15, 'My brother, with a thermos and opinions.'),
      answer(16, 'I teach little kids to cradle on Saturday mornings.'),
    ],
    quotes: [
      { text: 'If the ball is loose, I look for 22.', author: 'Allison Burke, head coach, Long Quarry' },
    ],
    press: [
      article(
        '2026-05-20',
        'Baltimore Lax Weekly',
        'Long Quarry wins the draw, and the county',
        'https://laxweekly.example/long-quarry-county',
      ),
    ],
    events: [
      event(dayAhead(41), '09:00', 'Winter League, week 1', 'Towson, MD'),
      event(dayAhead(132), '16:00', 'vs Hollins Ferry', 'Long Quarry field, Towson'),
    ],
    interviews: [
      {
        title: 'On the draw',
        date: '2026-05-22',
        asked_by: 'Baltimore Lax Weekly',
        video_url: null,
        questions: [
          {
            question: 'Is it strength or timing?',
            answer: 'Timing, and then nerve. The strong ones go early.',
          },
        ],
      },
    ],
    social: social({ tiktok: 'josie.t22' }),
    contacts: [
      {
        phone: '(410) 555-0122',
        email: 'josie.thornbury@families.test',
        website: null,
        parent_name: 'Mark Thornbury',
        parent_email: 'mark.thornbury@families.test',
        parent_phone: '(410) 555-0123',
      },
    ],
    vip: [],
  },
}
