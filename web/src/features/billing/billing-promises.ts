import type { Standing } from './family-packages.ts'

/** What a free month is, for each kind of viewer. A promise is only made to those it is true for. */
const chargeTexts: Record<Standing, string> = {
  new: 'Not today. Pay here by card or PayPal: the first month is free. We email you 7 days before the first charge.',
  again:
    'On the day you start. You had your free month. You see the amount before you confirm, and pay by card or PayPal.',
  running:
    'A bigger package starts right away. Your unused days count toward it. A smaller one starts with the next period. You see the amount and the day before you confirm.',
  mixed:
    'The first month is free for an athlete who never had a package. Choose the athlete, and you see the amount before you confirm.',
}

/** What applies to every package, shown before sign-up. */
export const promisesFor = (standing: Standing) => ({
  charge: { title: 'When you are charged', text: chargeTexts[standing] },
  ...promises,
})

export const promises = {
  stop: {
    title: 'How to stop',
    text: 'Cancel with one click on your Payment page. No phone call, no reason needed. You keep the package until the end of the time you paid for.',
  },
  limits: {
    title: 'What to know first',
    text: 'The recruiting center and best college match are for basketball only, so far.',
  },
  keep: {
    title: 'Your page stays yours',
    text: 'When a package ends, you still read everything you saved and answer your coaches. Your free page stays up with 5 photos.',
  },
} as const

/** Below a package's button. */
export const startTexts: Record<Standing, string> = {
  new: 'The first month is free. We charge nothing today, and you can cancel with one click.',
  again: 'You had your free month, so the first payment is today. You can cancel with one click.',
  running: 'You see what is due today before you confirm, and you can cancel with one click.',
  mixed: 'You see what is due today before you confirm, and you can cancel with one click.',
}
