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
        text: 'What you pay, when you pay it and how to cancel, all before anyone signs up.',
      },
    ],
  },
  {
    who: 'College coaches',
    deeds: [
      {
        title: 'Search by need',
        text: 'Sport, position, class, state, height. Half a name is enough, and typos are fine.',
      },
      {
        title: 'Read it between games',
        text: 'The numbers first, then the film, then the transcript if the family says yes.',
      },
      {
        title: 'Write to the family',
        text: 'Use the form on the page, or get verified to see their contact info. It’s always free for you.',
      },
    ],
  },
  {
    who: 'High-school and club coaches',
    deeds: [
      { title: 'Bring the team', text: 'One sign-up link, and every family joins with the team filled in.' },
      { title: 'Stand behind a number', text: 'A number you confirm beats a bigger one nobody checked.' },
      {
        title: 'Be the reference',
        text: 'Your name on the page. Only college coaches see your contact info.',
      },
    ],
  },
] as const

/** One argument for each audience. The rest is on their own page. */
export const servicesTeaser = [
  {
    ...serviceDoors.forAthletes,
    title: 'One link instead of ten files',
    text: 'What to put on the page, what is free, and what a package adds.',
  },
  {
    ...serviceDoors.forParents,
    title: 'You’re in control',
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
    text: 'One link for the whole team, and numbers with your name behind them.',
  },
] as const
