import type { SocialNetwork } from '@fieldhouse/contract/accounts.social'

const drawings: Record<SocialNetwork, string> = {
  google: 'M20.6 6.2 18.4 8.3A7.2 7.2 0 1 0 19 13.7H12.2V10.6H22.2A10.2 10.2 0 1 1 20.6 6.2Z',
  facebook:
    'M14 22v-8.5h3.1l.5-3.6H14V7.8c0-1.1.4-1.8 1.9-1.8h1.9V2.7c-.6-.1-1.5-.2-2.6-.2-2.9 0-4.8 1.7-4.8 4.9v2.5H7v3.6h3.4V22Z',
  twitter:
    'm21.9 6.2-1.9.9c.1 7.3-5 12.7-11.8 12.7-2.3 0-4.5-.7-6.3-1.8 2.3.2 4.4-.4 6.1-1.7-1.9-.1-3.4-1.3-4-3h1.9c-2-.5-3.4-2.2-3.4-4.3l1.9.5C2.6 8.2 2.1 5.9 3.2 4c2.2 2.7 5.4 4.4 8.9 4.5-.7-2.9 1.5-5.5 4.3-5.5 1.3 0 2.4.5 3.2 1.4l2.7-1.1-1.2 2.1Z',
}

/** Drawn by us, in the color of the text beside it. */
export const NetworkMark = ({ network }: { network: SocialNetwork }) => (
  <svg viewBox="0 0 24 24" className="size-[18px] shrink-0 fill-current" aria-hidden="true">
    <path d={drawings[network]} />
  </svg>
)
