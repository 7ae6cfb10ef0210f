import type { ShownNetwork } from '@fieldhouse/contract/profiles.sections'

/** One post of an account, with only what a card needs. */
export interface SocialPost {
  readonly text: string
  readonly link: string
  /** ISO 8601, in UTC. */
  readonly posted_at: string
}

interface SocialAccount {
  /** The network's own id, which stays the same when the account's name changes. */
  readonly id: string
  /** The owner's bio with its links. An account proves its owner with them. */
  readonly about: readonly string[]
  /** Newest first. */
  readonly posts: readonly SocialPost[]
}

/**
 * Reads one public account. Null if there is none with that name. Throws `NetworkSilent` while the network does not
 * answer, and another error for an account that it refuses to show.
 */
export type ReadAccount = (username: string) => Promise<SocialAccount | null>

/** The port: athletes' posts on other sites. */
export interface SocialStreams {
  /** The networks that can be read here. */
  readonly networks: readonly ShownNetwork[]
  read(network: ShownNetwork, username: string): Promise<SocialAccount | null>
}

interface Access {
  readonly url: string
  readonly key: string
}

/**
 * How each network is reached. Null for one without a key. TikTok shows an account only to apps that its owner signed
 * in to, so we can't read it with our own key.
 */
export interface SocialStreamsConfig {
  readonly youtube: Access | null
  readonly vimeo: Access | null
  readonly twitter: Access | null
}

export type NetworkAccess = Access
