import type { ShownNetwork } from '@fieldhouse/contract/profiles.sections'

/** One post of an account, as little of it as a card needs. */
export interface SocialPost {
  readonly text: string
  readonly link: string
  /** ISO 8601, in UTC. */
  readonly posted_at: string
}

interface SocialAccount {
  /** The network's own id, which stays with the account when its name changes. */
  readonly id: string
  /** What the owner says about themselves there, with the links in it: how an account proves whose it is. */
  readonly about: readonly string[]
  /** Newest first. */
  readonly posts: readonly SocialPost[]
}

/**
 * Reads one public account; null where there is none of that name. Throws `NetworkSilent` while the network does not
 * answer, and another error for an account that it refuses to show.
 */
export type ReadAccount = (username: string) => Promise<SocialAccount | null>

/** The port: what athletes post elsewhere. */
export interface SocialStreams {
  /** Those that can be read here. */
  readonly networks: readonly ShownNetwork[]
  read(network: ShownNetwork, username: string): Promise<SocialAccount | null>
}

interface Access {
  readonly url: string
  readonly key: string
}

/**
 * How each network is reached; null for one without a key. TikTok shows an account only to programs that its owner signed
 * in to, so it can't be read with a key of ours.
 */
export interface SocialStreamsConfig {
  readonly youtube: Access | null
  readonly vimeo: Access | null
  readonly twitter: Access | null
}

export type NetworkAccess = Access
