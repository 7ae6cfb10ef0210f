/** What applies to every package, shown before sign-up. */
export const promises = {
  charge: {
    title: 'When you are charged',
    text: 'Not today. You can’t pay on this site yet: choose a package, and we set it up with you by email. The first charge comes one month later, and we email you 7 days before.',
  },
  stop: {
    title: 'How to stop',
    text: 'Send us a message under Contact Us. No phone call, no reason needed. You keep the package until the end of the time you paid for.',
  },
  limits: {
    title: 'What to know first',
    text: 'The recruiting center is for basketball only. Best college match isn’t open yet. We’ll tell you when it is.',
  },
  keep: {
    title: 'Your page stays yours',
    text: 'Cancel, and you still see everything you entered. Your free page stays up with 5 photos.',
  },
} as const
