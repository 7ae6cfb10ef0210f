import type { PackageKey } from '@fieldhouse/contract/billing'
import type { Cost } from './package-quotes.ts'
import { type ServiceDoor, serviceDoors } from './service-doors.ts'

export interface Service extends ServiceDoor {
  title: string
  lead: string
  /** A fixed text, or a package's monthly price. */
  figures: readonly {
    label: string
    value: string | { monthOf: PackageKey }
    unit?: string
    meaning: string
  }[]
  rows: readonly { title: string; cost: Cost; deed: string; gain: string }[]
  steps: readonly { title: string; text: string }[]
  /** The sign-up for a person without an account. */
  signUp: string
  /** Other next steps, and what to know before. */
  action: { label: string; to: string; note: string }
}

const forAthletes: Service = {
  ...serviceDoors.forAthletes,
  title: 'Your season behind one link',
  lead: 'Put your numbers, film and grades in one place, and send one address instead of ten files.',
  figures: [
    { label: 'Sports', value: '5', meaning: 'Basketball, hockey, lacrosse, soccer, baseball and softball' },
    { label: 'Free', value: '5', unit: 'photos', meaning: 'With a basic page that stays free' },
    {
      label: 'Every section',
      value: { monthOf: 'package-1' },
      unit: 'a month',
      meaning: 'Starter Showcase. Today you pay $0.00',
    },
  ],
  rows: [
    {
      title: 'Build the page',
      cost: { before: 'A basic page is free. Every section:', from: 'package-1' },
      deed: 'Enter a season, add a clip, write one line about yourself. One section a day is fine.',
      gain: 'A page in your color that reads well on a phone. Sections you left empty do not show.',
    },
    {
      title: 'Back up your numbers',
      cost: 'On every page, free or not',
      deed: 'Tell us where each number comes from: your own count, your coach, an event or a document.',
      gain: 'Coaches can trust it. Every number shows its source and date.',
    },
    {
      title: 'See who looked',
      cost: 'On every page, free or not',
      deed: 'Send the link. Put it in your bio, in an email, on the event sheet.',
      gain: 'Honest view counts: your own visits, your family and our staff are left out.',
    },
    {
      title: 'Write first',
      cost: { from: 'package-2', after: 'Basketball only' },
      deed: 'Search colleges in the recruiting center, keep favorites, and write to their coaches.',
      gain: 'One log of calls, emails, texts, chats and views, so you always know who is next.',
    },
    {
      title: 'Find your fit',
      cost: { from: 'package-3', after: 'Basketball only' },
      deed: 'Answer eight short steps: level, game, grades, place, campus, money, and what matters most.',
      gain: 'Colleges with a score whose parts you can see, and a success coach who goes through it with you.',
    },
  ],
  steps: [
    { title: 'Sign up', text: 'With your email and a code of four digits. Under 18? Ask a parent first.' },
    { title: 'Fill in one season', text: 'That is enough for a page. The rest can come later.' },
    { title: 'Send the link', text: 'You or a parent can hide the page and show it again at any time.' },
  ],
  signUp: 'Create a free page',
  action: {
    label: 'See packages and prices',
    to: '/packages',
    note: 'The first charge comes one month later, with a reminder 7 days before. Cancel with one click on your Payment page.',
  },
}

const forParents: Service = {
  ...serviceDoors.forParents,
  title: 'Close to every step',
  lead: 'You see what your athlete sees: the page, the messages, the bill. And you can stop any of it.',
  figures: [
    { label: 'Today', value: '$0.00', meaning: 'Whatever package you choose' },
    { label: 'Reminder', value: '7', unit: 'days', meaning: 'Before a charge, by email' },
    {
      label: 'First charge',
      value: '1',
      unit: 'month',
      meaning: 'After you chose. Cancel before it, pay nothing',
    },
  ],
  rows: [
    {
      title: 'Start it for them',
      cost: 'Free',
      deed: 'Sign up as mother, father, guardian, grandparent, uncle or aunt, and enter what you know.',
      gain: 'The page is ready when your athlete accepts the invitation. You can both edit it.',
    },
    {
      title: 'Keep private things private',
      cost: 'Free',
      deed: 'Choose whether the page is public or hidden. One switch, both ways.',
      gain: 'A minor’s phone, email and street address are never public. Nobody’s birth date is.',
    },
    {
      title: 'Read along',
      cost: { before: 'Emails are free. Chats:', from: 'package-2' },
      deed: 'Keep your own email address up to date. That is all it takes.',
      gain: 'Messages sent through the page go to your athlete and to you. You can both read the chats.',
    },
    {
      title: 'Know what college costs',
      cost: { from: 'package-3', after: 'Basketball only' },
      deed: 'Enter a yearly budget and how much aid you need in the college match survey.',
      gain: 'Colleges measured by what families pay after aid, from federal data, not by the list price.',
    },
    {
      title: 'Stay in charge of the bill',
      cost: 'Every package',
      deed: 'Pay here by card or PayPal. The first month is free. Change or cancel it on your Payment page.',
      gain: 'No charge you didn’t confirm, and no phone call to cancel. You still see everything you saved.',
    },
  ],
  steps: [
    { title: 'Sign up as a relative', text: 'Your name and email, then the name of your athlete.' },
    { title: 'Invite your athlete', text: 'They get a sign-in of their own, to the same page.' },
    { title: 'Decide together', text: 'What to show, when to go public, and whether a package is worth it.' },
  ],
  signUp: 'Create a free page',
  action: {
    label: 'Compare the packages',
    to: '/packages',
    note: 'A basic page with 5 photos stays free. You need no package to start.',
  },
}

const forColleges: Service = {
  ...serviceDoors.forColleges,
  title: 'Fill a position, not an inbox',
  lead: 'Find athletes who fit your needs, read their pages between games, and reach the family right away.',
  figures: [
    { label: 'Your price', value: '$0', meaning: 'College coaches never pay' },
    { label: 'Sports', value: '5', meaning: 'Basketball, hockey, lacrosse, soccer, baseball and softball' },
    { label: 'Source marks', value: '4', meaning: 'Self, coach confirmed, event, document. On every figure' },
  ],
  rows: [
    {
      title: 'Search by need',
      cost: 'Free, without an account',
      deed: 'Filter by sport, position, class, state, gender, height and weight, or type half a name.',
      gain: 'A short list. Typos, missing accents and nicknames are fine. So is a school or a town.',
    },
    {
      title: 'Read it fast',
      cost: 'Free, without an account',
      deed: 'Open a page on your phone.',
      gain: 'Size and numbers first, then film, then grades. Each figure with its source and date.',
    },
    {
      title: 'Ask for the transcript',
      cost: 'Free',
      deed: 'Send the request with your name, college and reason.',
      gain: 'The family says yes or no. With their access code the file opens.',
    },
    {
      title: 'Write once',
      cost: 'Free',
      deed: 'Use the form on the page. Once verified, you also see the contacts the family gives to coaches.',
      gain: 'Athlete and parents get it together, and they answer to your own address.',
    },
    {
      title: 'Know what they see',
      cost: 'Good to know',
      deed: 'Once you are verified and signed in, opening a page leaves a note there, at most once an hour.',
      gain: 'The athlete learns that you looked. Signed out, you are one view without a name.',
    },
  ],
  steps: [
    { title: 'Look around first', text: 'Search and public pages are open. You need no account to read.' },
    { title: 'Set a filter', text: 'Start with the position you need for the coming class.' },
    { title: 'Sign up as a coach', text: 'With your college email you are verified right away. It is free.' },
  ],
  signUp: 'Sign up free',
  action: {
    label: 'See the Top 100',
    to: '/top-100',
    note: 'Or open the search at the top of this page and type a name, a school or a town.',
  },
}

const forCoaches: Service = {
  ...serviceDoors.forCoaches,
  title: 'You know them best',
  lead: 'For high-school and club coaches, and for those who want to guide athletes as a success coach.',
  figures: [
    { label: 'Your price', value: '$0', meaning: 'Coaches never pay' },
    {
      label: 'Team link',
      value: '1',
      unit: 'for all',
      meaning: 'Your athletes sign up with their team filled in',
    },
    { label: 'Their price', value: '$0', meaning: 'For a basic page with 5 photos. Nobody has to buy' },
  ],
  rows: [
    {
      title: 'Bring the team',
      cost: 'Free',
      deed: 'Tell us about your team, and share the sign-up link we send you.',
      gain: 'Athletes and parents sign up with the team already filled in.',
    },
    {
      title: 'Confirm a number',
      cost: 'Free',
      deed: 'Measure, time or count it, and let the athlete name you as the source.',
      gain: 'The figure is marked as confirmed by a coach. That is worth more than a bigger one.',
    },
    {
      title: 'Be the reference',
      cost: 'Free',
      deed: 'Agree to be listed with your contact under Education and coaches.',
      gain: 'A college coach knows whom to ask about effort, school and the locker room.',
    },
    {
      title: 'Have them in one place',
      cost: 'Free',
      deed: 'Sign in and open your athletes and their pages.',
      gain: 'For athletes assigned to you, PDF and transcript open without a code.',
    },
    {
      title: 'Become a success coach',
      cost: 'By agreement',
      deed: 'Claim athletes who bought a package with an advisor. Take the ones you can help.',
      gain: 'A roster with tasks, progress, chat, and a record of your time that the family sees too.',
    },
  ],
  steps: [
    { title: 'Write to us', text: 'Your name, your team or club, and what you would like to do.' },
    { title: 'We set it up', text: 'The team and its link, or your account as a success coach.' },
    {
      title: 'Share the link',
      text: 'Each family decides for itself. The basic page is free for all of them.',
    },
  ],
  signUp: 'Sign up free',
  action: {
    label: 'Ask for a team link',
    to: '/contact-us',
    note: 'Two lines are enough: who you are and which team it is about.',
  },
}

export const services = { forAthletes, forParents, forColleges, forCoaches }
