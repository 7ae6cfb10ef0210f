/** What holds for every package, said before anyone signs up. */
export const promises = {
  charge: {
    title: 'When you are charged',
    text: 'Not today. The first charge comes one month after you choose, and we email you 7 days before.',
  },
  stop: {
    title: 'How to stop',
    text: 'Go to My account, Payment, Cancel. No phone call, no reason needed. You keep the package until the end of the time you paid for.',
  },
  keep: {
    title: 'Your page stays yours',
    text: 'Cancel, and you still see everything you entered. Your free page stays up with 5 photos.',
  },
} as const
