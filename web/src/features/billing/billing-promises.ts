/** What applies to every package, shown before sign-up. */
export const promises = {
  charge: {
    title: 'When you are charged',
    text: 'Not today. Pay here by card or PayPal: the first month is free. We email you 7 days before the first charge.',
  },
  stop: {
    title: 'How to stop',
    text: 'Cancel with one click in My account. No phone call, no reason needed. You keep the package until the end of the time you paid for.',
  },
  limits: {
    title: 'What to know first',
    text: 'The recruiting center is for basketball only. Best college match isn’t open yet. We’ll tell you when it is.',
  },
  keep: {
    title: 'Your page stays yours',
    text: 'When a package ends, you still read everything you saved and answer your coaches. Your free page stays up with 5 photos.',
  },
} as const
