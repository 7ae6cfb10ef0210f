import type { ShownNetwork } from '@fieldhouse/contract/profiles.sections'
import type { ReadAccount, SocialStreams, SocialStreamsConfig } from './social-streams.ts'
import { readTwitter } from './twitter.ts'
import { readVimeo } from './vimeo.ts'
import { readYoutube } from './youtube.ts'

/** PRO-12: the networks that have a key. */
export const openSocialStreams = ({ youtube, vimeo, twitter }: SocialStreamsConfig): SocialStreams => {
  const readers = new Map<ShownNetwork, ReadAccount>()
  if (twitter) readers.set('twitter', readTwitter(twitter))
  if (youtube) readers.set('youtube', readYoutube(youtube))
  if (vimeo) readers.set('vimeo', readVimeo(vimeo))
  return {
    networks: [...readers.keys()],
    read: async (network, username) => (await readers.get(network)?.(username)) ?? null,
  }
}
