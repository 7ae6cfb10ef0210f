import { serviceDoors } from './service-doors.ts'

/** What each kind of person does here, in the order they meet the product. */
export const roles = [
  {
    who: 'Athletes',
    deeds: [
      {
        title: 'Build the page',
        text: 'A season, a clip, your grades, one line of your own. A section at a time is fine.',
      },
      {
        title: 'Show your source',
        text: 'Every number names its source: you, your coach, an event or a document.',
      },
      {
        title: 'Send one link',
        text: 'In an email, in your bio, as a QR code on your event sheet. You see how often it’s opened, even on a free page.',
      },
    ],
  },
  {
    who: 'Parents',
    deeds: [
      {
        title: 'Start it for them',
        text: 'Set up the page, then invite your athlete. You can both edit it.',
      },
      {
        title: 'Decide who sees it',
        text: 'Public or hidden, with one switch. A minor’s phone, email and street address are never public.',
      },
      {
        title: 'Know the price',
        text: 'What is charged, when, and how to stop, all of it before anyone signs up.',
      },
    ],
  },
  {
    who: 'College coaches',
    deeds: [
      {
        title: 'Search by need',
        text: 'Sport, position, class, state, height. Half a name will do, and a typo is forgiven.',
      },
      {
        title: 'Read it between games',
        text: 'The numbers first, then the film, then the transcript if the family says yes.',
      },
      {
        title: 'Write to the family',
        text: 'By the form on the page, or signed in with their contacts. You never pay.',
      },
    ],
  },
  {
    who: 'High-school and club coaches',
    deeds: [
      { title: 'Bring the team', text: 'One sign-up link, and every family joins with the team filled in.' },
      { title: 'Stand behind a number', text: 'A figure you confirm is worth more than a bigger one.' },
      {
        title: 'Be the reference',
        text: 'Your name on the page, and your contact for college coaches alone.',
      },
    ],
  },
] as const

/** One argument for each reader; the rest of it stands on their own page. */
export const servicesTeaser = [
  {
    ...serviceDoors.forAthletes,
    title: 'One address instead of ten files',
    text: 'What to put on the page, what is free, and what a package adds.',
  },
  {
    ...serviceDoors.forParents,
    title: 'You hold a key to all of it',
    text: 'Who sees what, what it costs, and how to stop any of it.',
  },
  {
    ...serviceDoors.forColleges,
    title: 'A short list, not a full inbox',
    text: 'Numbers with their sources, film and grades, at no cost to your program.',
  },
  {
    ...serviceDoors.forCoaches,
    title: 'Your word counts here',
    text: 'A link for the whole team, and figures that carry your name.',
  },
] as const
