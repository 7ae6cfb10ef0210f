import { type Deletion, restorableDays } from '@fieldhouse/contract/accounts.deletion'
import { counted } from '../../../lib/counted.ts'

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

const dayWords = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`))

const countedIfAny = (count: number, word: string): string[] => (count === 0 ? [] : [counted(count, word)])

const pageLine = ({ photos, transcripts }: NonNullable<Deletion['page']>): string => {
  const parts = [
    'everything on it',
    ...countedIfAny(photos, 'photo'),
    ...countedIfAny(transcripts, 'transcript'),
  ]
  return `Your page, with ${new Intl.ListFormat('en-US').format(parts)}. Nobody can open it or find it.`
}

/** What is deleted when the person confirms. */
export const deletedLines = ({ page, has_package, canceled_package, paid_packages }: Deletion): string[] => [
  ...(page ? [pageLine(page), 'Your place in search, rankings, and college coaches’ lists.'] : []),
  ...(canceled_package
    ? [
        `Your package. You already canceled it, and it would run until ${dayWords(canceled_package.ends_on)}. It ends with your account.`,
      ]
    : has_package
      ? ['Your package. It is canceled right away.']
      : []),
  ...paid_packages
    .filter(({ is_canceled }) => !is_canceled)
    .map(
      ({ first_name, ends_on }) =>
        `${first_name}’s package. You pay for it, so it is canceled. It runs until ${dayWords(ends_on)}, and nothing more is charged.`,
    ),
  'Your settings, your lists, and your sign-in. You are signed out on every device.',
]

const keptAthleteLine = ({ first_name, can_others_sign_in }: Deletion['athletes'][number]): string =>
  can_others_sign_in
    ? `${first_name}’s page. Deleting your account does not delete your athlete’s.`
    : `${first_name}’s page. Nobody else can sign in for it, so we hide it. To keep it public, invite someone to the family first. If you restore your account, the page stays hidden until you show it again.`

/** What stays, and with whom. */
export const keptLines = ({ athletes, conversations, paid_packages, invoices }: Deletion): string[] => [
  ...athletes.map(keptAthleteLine),
  ...paid_packages
    .filter(({ is_canceled }) => is_canceled)
    .map(
      ({ first_name, ends_on }) =>
        `${first_name}’s package. It is already canceled, and it runs until ${dayWords(ends_on)}.`,
    ),
  ...(conversations > 0 || athletes.length > 0
    ? ['Messages you sent. People who got them keep them, from “Deleted account”.']
    : []),
  ...(invoices > 0
    ? [
        `Invoices. The law requires us to keep them. After ${restorableDays} days, they no longer have your name, address, or card.`,
      ]
    : []),
]

export const restoreLine = ({ email }: Deletion): string =>
  email
    ? `Changed your mind? For ${restorableDays} days you can restore your account with a link we email to ${email}. After that we erase it for good.`
    : `Changed your mind? For ${restorableDays} days we can restore your account if you write to us. After that we erase it for good.`
