import { serviceDoors } from './service-doors.ts'

export const audiences = [
  {
    name: 'Athletes',
    text: 'High school, five sports. One page with your seasons, film and grades, and a way to reach college coaches.',
    link: { label: 'What athletes do here', to: serviceDoors.forAthletes.to },
  },
  {
    name: 'Parents',
    text: 'And guardians, grandparents, uncles and aunts. You act on the same page, and you see the bill before it comes.',
    link: { label: 'What parents do here', to: serviceDoors.forParents.to },
  },
  {
    name: 'College programs',
    text: 'From NCAA Division I to two-year colleges. You search by need, read fast and write once.',
    link: { label: 'What colleges do here', to: serviceDoors.forColleges.to },
  },
  {
    name: 'High-school and club coaches',
    text: 'You vouch for the athletes you know. Success coaches are here too, to guide them.',
    link: { label: 'What coaches do here', to: serviceDoors.forCoaches.to },
  },
] as const

export const beliefs = [
  {
    title: 'A number needs a source',
    text: 'Every figure says who took it and when: the athlete, a coach, an event or a document. A percentile says how many it is measured against. View counts leave out the family and us.',
  },
  {
    title: 'A rank is earned',
    text: 'No package moves anyone up the Top 100. Without an evaluation there is no rank, and every athlete sees how their own score is made.',
  },
  {
    title: 'Parents stay in the loop',
    text: 'Parents read the chats, can hide the page, and can end the package. The phone number, email and street of a minor are never public.',
  },
  {
    title: 'Unknown is an answer',
    text: 'Where we have no data about a college, we say so. A match shows how much of it is known, and a draft of our assistant uses only facts from your own page.',
  },
] as const
