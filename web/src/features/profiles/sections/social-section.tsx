import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { ArrowUpRight } from 'lucide-react'
import { Tag } from '../../../ui/data/tag.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { ProfileSection, SectionBlocks } from '../components/profile-section.tsx'
import { dayText } from '../profiles.format.ts'
import { socialNetworks } from '../social-networks.ts'
import type { SectionProps } from './section-props.ts'

type Network = keyof Athlete['social']
type Account = NonNullable<Athlete['social'][Network]> & { network: Network }

const mostCards = 6

/**
 * PRO-12: the athlete's accounts, and the latest posts of the connected ones. The posts are part of the page, so a
 * visitor's browser contacts none of the networks.
 */
export const SocialSection = ({ athlete: { social } }: Pick<SectionProps, 'athlete'>) => {
  const used = (Object.keys(socialNetworks) as Network[]).flatMap((network): Account[] => {
    const account = social[network]
    return account ? [{ network, ...account }] : []
  })
  if (used.length === 0) return null
  return (
    <ProfileSection title="Social">
      <SectionBlocks>
        <ul className="grid gap-x-16 sm:grid-cols-2">
          {used.map((account) => (
            <AccountLink key={account.network} account={account} />
          ))}
        </ul>
        <Posts accounts={used} />
      </SectionBlocks>
    </ProfileSection>
  )
}

const AccountLink = ({ account: { network, username, connected } }: { account: Account }) => (
  <li className="min-w-0 border-t border-line">
    <a
      href={`${socialNetworks[network].address}${encodeURIComponent(username)}`}
      target="_blank"
      rel="noopener nofollow me"
      className="flex min-h-11 items-center gap-3 py-4 hover:opacity-80"
    >
      <span className="grid min-w-0 flex-1 gap-1">
        <span className="label text-muted">{socialNetworks[network].title}</span>
        <b className="display text-d3 wrap-anywhere normal-case">@{username}</b>
      </span>
      {connected && <Tag tone="positive">Connected</Tag>}
      <Icon of={ArrowUpRight} name="Opens in a new window" />
    </a>
  </li>
)

const Posts = ({ accounts }: { accounts: readonly Account[] }) => {
  const posts = accounts
    .flatMap(({ network, connected, posts: all }) =>
      connected ? all.map((post) => ({ network, ...post })) : [],
    )
    .toSorted((one, other) => other.posted_at.localeCompare(one.posted_at))
    .slice(0, mostCards)
  if (posts.length === 0) return null
  return (
    <ul aria-label="Latest posts" className="grid gap-4 sm:grid-cols-2">
      {posts.map(({ network, text, link, posted_at }) => (
        <li key={link} className="grid min-w-0">
          <a
            href={link}
            target="_blank"
            rel="noopener nofollow"
            className="grid content-between gap-4 rounded-lg border border-line bg-surface p-5 hover:border-line-strong"
          >
            <span className="line-clamp-5 wrap-anywhere">{text}</span>
            <span className="flex items-center justify-between gap-3 text-small text-muted">
              <span>
                {socialNetworks[network].title}, <time dateTime={posted_at}>{dayText(posted_at)}</time>
              </span>
              <Icon of={ArrowUpRight} size="sm" name="Opens in a new window" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
