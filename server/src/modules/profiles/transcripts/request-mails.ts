import { type VerificationMethod, verifiedBy } from '@fieldhouse/contract/colleges.verified'
import type { TranscriptRequest } from '@fieldhouse/contract/profiles.transcripts'
import { letter } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { strangersName } from '../../../platform/mail/strangers-name.ts'

interface Page {
  athleteName: string
  url: string
}

/** To the family: a person asks for the access code. */
export const requestMail = (
  to: string,
  { athleteName, url }: Page,
  request: TranscriptRequest & { verified_by: VerificationMethod | null },
): Mail => {
  const asker = strangersName(request.name)
  const college = strangersName(request.college)
  return {
    to,
    reply_to: request.email,
    ...letter({
      subject: `${asker} asks for ${athleteName}’s transcripts`,
      preview: 'You decide: approve or decline on the page.',
      heading: 'A request for transcripts',
      paragraphs: [
        `${asker} of ${college} asks for the access code to download ${athleteName}’s transcripts and profile. The reason given:`,
        ...request.reason.split(/\n+/),
        `Email: ${request.email}`,
      ],
      button: { label: 'Answer on the page', url },
      closing: request.verified_by
        ? `Nothing is shared until you approve. Verified coach: ${verifiedBy[request.verified_by].toLowerCase()}.`
        : 'Nothing is shared until you approve. We have not verified this person: look them up first, or decline.',
    }),
  }
}

/** To the person who asked: the family said yes. */
export const approvalMail = (
  { name, email }: TranscriptRequest,
  { athleteName, url }: Page,
  accessCode: string,
): Mail => ({
  to: email,
  ...letter({
    subject: `Your access code for ${strangersName(athleteName)}’s page`,
    preview: 'The family said yes.',
    heading: 'The family said yes',
    paragraphs: [
      `Hello ${strangersName(name)},`,
      `the family of ${strangersName(athleteName)} approved your request. With this access code you can download transcripts and the profile:`,
    ],
    code: accessCode,
    // After the #, where no server log and no other site sees it.
    button: { label: 'Open the files', url: `${url}/transcript-request#code=${accessCode}` },
    closing: 'Please keep the code to yourself. The family can change it at any time.',
  }),
})

/** To the person who asked: a friendly no. */
export const refusalMail = ({ name, email }: TranscriptRequest, { athleteName, url }: Page): Mail => ({
  to: email,
  ...letter({
    subject: `About your request for ${strangersName(athleteName)}’s transcripts`,
    preview: 'The family would rather not share them now.',
    heading: 'Not this time',
    paragraphs: [
      `Hello ${strangersName(name)},`,
      `thank you for your interest in ${strangersName(athleteName)}. The family would rather not share transcripts at the moment.`,
      'The page stays open to you, and the contact form on it reaches the family.',
    ],
    button: { label: 'Go to the page', url },
  }),
})
