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

const line = valuesOf('gp ab r h d2 d3 hr rbi bb so sb w l ip er k pbb ph fld_pct')

/** A two-way player with a premium page. */
export const deshawnOkoro: Portrait = {
  name: { first_name: 'Deshawn', last_name: 'Okoro', gender: 'male' },
  page: {
    sport_key: 'baseball_softball',
    position: 'TWP',
    class_year: 2027,
    jersey_number: '3',
    ...metricSize(74, 196),
    high_school: 'Ocmulgee High School',
    city: 'Macon',
    state: 'GA',
    is_visible: true,
    is_seros: true,
  },
  details: {
    ...nothingKnown,
    secondary_position: 'CF',
    handedness: 'LR',
    birth_date: '2008-12-16',
    club: 'Middle Georgia Aces 17U',
    country: 'United States',
    bio: 'I pitch Fridays and hit the rest of the week.',
    color_theme: 'red',
    theme_mode: 'dark',
  },
  sections: {
    seasons: [
      ...schoolSeasons([
        [
          2025,
          'Ocmulgee Varsity',
          ['coach', '2026-06-02'],
          line(31, 97, 34, 40, 9, 2, 8, 37, 19, 14, 11, 7, 1, 52, 11, 81, 15, 30, 96.4),
        ],
        [
          2024,
          'Ocmulgee Varsity',
          ['coach', '2025-06-03'],
          line(28, 86, 24, 30, 7, 1, 4, 24, 14, 17, 8, 4, 2, 38, 13, 50, 15, 29, 95.2),
        ],
        [
          2023,
          'Ocmulgee Varsity',
          ['document', '2024-06-04'],
          line(19, 44, 9, 13, 3, 0, 1, 8, 6, 12, 4, 1, 1, 17, 9, 18, 9, 16, 93.8),
        ],
      ]),
      ...clubSeasons([
        [
          2025,
          'Middle Georgia Aces 17U',
          ['event', '2026-07-27'],
          line(36, 112, 33, 43, 10, 2, 7, 35, 18, 20, 9, 5, 1, 41, 12, 59, 13, 28, 95.9),
        ],
        [
          2024,
          'Middle Georgia Aces 16U',
          ['event', '2025-07-28'],
          line(33, 98, 25, 33, 8, 1, 3, 23, 14, 22, 7, 3, 2, 33, 13, 42, 14, 27, 94.7),
        ],
      ]),
    ],
    metrics: [
      ...measured('event', '2026-07-18', 'Peach State Showcase', [
        ['height', feet(6, 2)],
        ['weight', pound(196)],
        ['dash_60', 6.72],
        ['exit_velocity', 97.4],
        ['bat_speed', 77.2],
        ['fastball', 90.6],
        ['curveball', 76.3],
        ['changeup', 81.1],
        ['spin', 2340],
        ['outfield_velo', 93.5],
      ]),
      ...measured('coach', '2026-08-29', 'Ray Dupree', [['vertical', inch(31.5)]]),
    ],
    media: films([
      ['Thirteen strikeouts at Flint River', '/films/baseball-strikeouts.mp4'],
      ['Eight home runs, one swing', '/films/baseball-line-drive.mp4'],
      ['From center field to the plate', '/films/baseball-throw-home.mp4'],
    ]),
    goals: [
      goal('athletic', 'Both jobs in college: the mound and the middle of the order', '2027-09-01'),
      goal('athletic', 'Walk fewer than two a game', dayAhead(200)),
      goal('academic', 'Finish dual-enrollment economics with an A', dayAhead(195)),
    ],
    education: [
      {
        school: 'Ocmulgee High School',
        gpa: 3.58,
        weighted_gpa: 3.97,
        core_gpa: 3.5,
        sat: 1190,
        act: 25,
        ncaa_id: '2609938816',
        intended_majors: ['Economics', 'Sport management'],
        honors: ['Honor roll, every term', 'Beta Club', 'Youth council of Macon'],
      },
    ],
    references: [
      {
        name: 'Ray Dupree',
        position: 'Head coach',
        team: 'Ocmulgee High School',
        email: 'rdupree@ocmulgee.test',
        phone: '(478) 555-0150',
      },
      {
        name: 'Luis Aranda',
        position: 'Pitching coach',
        team: 'Middle Georgia Aces 17U',
        email: 'luis@mgaces.test',
        phone: '(478) 555-0151',
      },
    ],
    awards: [
      award(2026, 'Region player of the year', 'Region'),
      award(2026, 'All-state, first team, utility', 'State'),
      award(2026, 'Peach State Showcase top prospect', 'Club'),
      award(2025, 'All-region, first team', 'Region'),
    ],
    answers: [
      answer(3, 'Grounds crew. I can tell you what the mound will do before the game.'),
      answer(11, '“Nobody hits the pitch you have not thrown yet.”'),
      answer(14, 'Jollof. My aunt says it is close.'),
      answer(18, 'Bridges. I take the long way to look at them.'),
    ],
    quotes: [
      {
        text: 'Some players you manage. Him you just write into the lineup twice.',
        author: 'Ray Dupree, head coach, Ocmulgee',
      },
    ],
    press: [
      article(
        '2026-04-25',
        'Macon Ledger',
        'Okoro strikes out thirteen, then ends it with the bat',
        'https://maconledger.example/okoro-thirteen',
      ),
      article(
        '2026-07-20',
        'Diamond South',
        'Two jobs, one ticket: the best two-way juniors',
        'https://diamondsouth.example/two-way-2027',
      ),
    ],
    events: [
      event(dayAhead(62), '09:00', 'Winter Prospect Day', 'Atlanta, GA'),
      event(dayAhead(110), '17:30', 'vs Flint River', 'Ocmulgee field, Macon'),
      event(dayAhead(117), '18:00', 'at Warner Creek', 'Warner Robins, GA'),
    ],
    interviews: [
      {
        title: 'Friday pitcher, Saturday hitter',
        date: '2026-05-08',
        asked_by: 'Diamond South',
        video_url: null,
        questions: [
          {
            question: 'If you had to choose?',
            answer: 'I would ask for a day to think, and then I would not choose.',
          },
          {
            question: 'What does the mound teach the hitter?',
            answer: 'How tired the other one is. You see it in the feet first.',
          },
        ],
      },
    ],
    social: social({ twitter: 'dokoro3', youtube: 'deshawnokoro', tiktok: 'dokoro.3' }),
    contacts: [
      {
        phone: '(478) 555-0103',
        email: 'deshawn.okoro@families.test',
        website: 'https://deshawnokoro.example',
        parent_name: 'Grace Okoro',
        parent_email: 'grace.okoro@families.test',
        parent_phone: '(478) 555-0104',
      },
    ],
    vip: [
      {
        headline: 'Ninety off the mound, ninety-seven off the bat',
        story:
          'Deshawn Okoro learned to pitch against a cinder-block wall behind his aunt’s restaurant, with a strike zone in chalk. The chalk is still there, higher now.\n\nAt Ocmulgee he has started in center field since ninth grade and taken the ball every Friday since tenth. Last spring he led the region in strikeouts and in home runs, which nobody at the school remembers happening before.\n\nHe wants to do both in college, and study economics. Ask him why the bullpen is a market.',
        agent_name: 'Simone Waters',
        agent_email: 'simone@waters.test',
        highlight_url: '/films/baseball-line-drive.mp4',
      },
    ],
  },
}
