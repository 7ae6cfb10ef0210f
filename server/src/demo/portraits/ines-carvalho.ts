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

const line = valuesOf('gp gs min g a sh sog')

/** A winger. */
export const inesCarvalho: Portrait = {
  name: { first_name: 'Ines', last_name: 'Carvalho', gender: 'female' },
  page: {
    sport_key: 'soccer',
    position: 'W',
    class_year: 2027,
    jersey_number: '7',
    ...metricSize(64, 126),
    high_school: 'Clarks Point High School',
    city: 'New Bedford',
    state: 'MA',
    is_visible: true,
    is_seros: false,
  },
  details: {
    ...nothingKnown,
    secondary_position: 'F',
    handedness: 'left',
    birth_date: '2009-05-30',
    club: 'South Coast United 17U',
    country: 'United States',
    bio: 'Left foot, right wing. I learned it on a fishing pier with one wall.',
    color_theme: 'purple',
  },
  sections: {
    seasons: [
      ...schoolSeasons([
        [2025, 'Clarks Point Varsity', ['coach', '2025-11-18'], line(20, 20, 1520, 19, 14, 68, 41)],
        [2024, 'Clarks Point Varsity', ['coach', '2024-11-16'], line(19, 18, 1376, 12, 10, 55, 31)],
        [2023, 'Clarks Point Varsity', ['self', null], line(18, 9, 904, 5, 6, 31, 16)],
      ]),
      ...clubSeasons([
        [2025, 'South Coast United 17U', ['event', '2026-06-21'], line(28, 26, 2010, 17, 15, 72, 42)],
        [2024, 'South Coast United 16U', ['document', '2025-06-22'], line(27, 22, 1788, 11, 12, 58, 32)],
      ]),
    ],
    metrics: [
      ...measured('event', '2026-06-27', 'New England ID Camp', [
        ['height', feet(5, 4)],
        ['weight', pound(126)],
        ['sprint_30', 4.48],
        ['beep', 11.4],
        ['agility', 2.41],
      ]),
      ...measured('coach', '2026-09-02', 'Marta Reis', [
        ['vertical', inch(20.5)],
        ['kick_speed', 57],
      ]),
    ],
    media: films([
      ['Every assist of the fall', '/films/soccer-assists.mp4'],
      ['One against one, left side', '/films/soccer-one-against-one.mp4'],
    ]),
    goals: [
      goal('athletic', 'Be as good with my right as with my left was at twelve', dayAhead(150)),
      goal('academic', 'Pass AP Portuguese and AP Calculus', dayAhead(190)),
    ],
    education: [
      {
        school: 'Clarks Point High School',
        gpa: 3.94,
        weighted_gpa: 4.4,
        core_gpa: 3.91,
        sat: 1420,
        act: null,
        ncaa_id: '2607715042',
        intended_majors: ['Marine biology', 'Statistics'],
        honors: ['National Honor Society', 'AP Scholar with Distinction', 'Seal of Biliteracy'],
      },
    ],
    references: [
      {
        name: 'Marta Reis',
        position: 'Head coach',
        team: 'Clarks Point High School',
        email: 'mreis@clarkspoint.test',
        phone: '(508) 555-0126',
      },
      {
        name: 'Joao Pacheco',
        position: 'Coach',
        team: 'South Coast United 17U',
        email: 'joao@southcoast.test',
        phone: '(508) 555-0133',
      },
    ],
    awards: [
      award(2026, 'Club tournament MVP, Providence Cup', 'Club'),
      award(2025, 'All-state, first team', 'State'),
      award(2025, 'Conference player of the year', 'Conference'),
      award(2024, 'All-conference, first team', 'Conference'),
    ],
    answers: [
      answer(2, 'My uncles, on the pier. If the ball went in the water, you went after it.'),
      answer(9, 'That I ask for the harder problem, and that I draw fish in the margins.'),
      answer(13, 'Anybody who crosses early. Late crosses are for photographs.'),
    ],
    quotes: [
      {
        text: 'You plan for her left foot all week, and then she passes.',
        author: 'Marta Reis, head coach, Clarks Point',
      },
    ],
    press: [
      article(
        '2025-11-17',
        'South Coast Standard',
        'Carvalho’s two in extra time send Clarks Point to the final',
        'https://scstandard.example/carvalho-extra-time',
      ),
      article(
        '2026-06-23',
        'Touchline New England',
        'Twelve wingers of 2027 to watch',
        'https://touchline.example/2027-wingers',
      ),
    ],
    events: [
      event(dayAhead(34), '10:00', 'Winter ID Day', 'Foxborough, MA'),
      event(dayAhead(96), null, 'Presidents Cup, day 1', 'Orlando, FL'),
      event(dayAhead(139), '13:30', 'vs Narragansett SC', 'New Bedford, MA'),
    ],
    interviews: [
      {
        title: 'Before the final',
        date: '2025-11-20',
        asked_by: 'South Coast Standard',
        video_url: null,
        questions: [
          {
            question: 'What changed since last year?',
            answer: 'I pass sooner. I used to beat three people to prove that I could.',
          },
          {
            question: 'And what has not?',
            answer: 'My grandfather stands behind the same corner flag, in the same coat.',
          },
        ],
      },
    ],
    social: social({ tiktok: 'ines.c7', twitter: 'inescarvalho7' }),
    contacts: [
      {
        phone: '(508) 555-0107',
        email: 'ines.carvalho@families.test',
        website: 'https://inescarvalho.example',
        parent_name: 'Lucia Carvalho',
        parent_email: 'lucia.carvalho@families.test',
        parent_phone: '(508) 555-0108',
      },
    ],
    vip: [],
  },
}
