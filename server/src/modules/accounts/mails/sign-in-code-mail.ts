import { letter } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mail.ts'

interface SignInCode {
  to: string
  firstName: string
  /** Eight digits. */
  code: string
  /** Whether the right password was given as well. */
  proof: 'password' | 'email'
  /** As in "Chrome on Windows". */
  device: string
  address: string
  resetUrl: string
}

/** In two halves, so it is easier to type. */
const inHalves = (code: string) => `${code.slice(0, code.length / 2)} ${code.slice(code.length / 2)}`

/** Sent to the owner of an account: the code that finishes a sign-in, and what to do if they did not start it. */
export const signInCodeMail = ({
  to,
  firstName,
  code,
  proof,
  device,
  address,
  resetUrl,
}: SignInCode): Mail => {
  const isWithPassword = proof === 'password'
  return {
    to,
    ...letter({
      subject: 'Your Fieldhouse sign-in code',
      preview: 'It works for 15 minutes.',
      heading: 'Your sign-in code',
      paragraphs: [
        `Hi ${firstName},`,
        isWithPassword
          ? `You are signing in with your password (${device}, address ${address}). Many wrong passwords were tried for your account in the last hour, so we also ask for this code. It works for 15 minutes, on the device where you are signing in.`
          : `You asked for a code to sign in (${device}, address ${address}). It works for 15 minutes, on the device where you asked for it.`,
      ],
      code: inHalves(code),
      ...(isWithPassword && { button: { label: 'Not you? Choose another password', url: resetUrl } }),
      closing: isWithPassword
        ? 'Never give this code to anyone: we don’t ask for it by phone or email. If you are not signing in right now, someone else knows your password. They can’t get in without the code, but choose another password today.'
        : 'Never give this code to anyone: we don’t ask for it by phone or email. Didn’t ask for it? You can ignore this email. No one gets in without the code.',
    }),
  }
}
