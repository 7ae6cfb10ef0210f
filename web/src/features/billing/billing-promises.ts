/** What holds for every package, said before anyone signs up. */
export const promises = {
  charge: {
    title: 'When you are charged',
    text: 'Not today. The first charge comes one month after you choose, and we email you 7 days before.',
  },
  stop: {
    title: 'How to stop',
    text: 'My account, Payment, Cancel. It takes no call and no reason, and the package runs to the end of the time you paid for.',
  },
  keep: {
    title: 'Nothing is taken hostage',
    text: 'Ending a package hides none of your data from you. A free account keeps a basic profile with 5 photos.',
  },
} as const
