import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { ArrowUpRight } from 'lucide-react'
import { Icon } from '../../../ui/icon.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { ProfileSection } from '../components/profile-section.tsx'
import type { SectionProps } from './section-props.ts'

type Network = keyof Athlete['social']

const networks: Record<Network, { title: string; address: string }> = {
  tiktok: { title: 'TikTok', address: 'https://www.tiktok.com/@' },
  twitter: { title: 'Twitter', address: 'https://x.com/' },
  youtube: { title: 'YouTube', address: 'https://www.youtube.com/@' },
  vimeo: { title: 'Vimeo', address: 'https://vimeo.com/' },
}

/** PRO-12: where the athlete posts. Nothing of theirs is loaded here: who wants to see it goes there. */
export const SocialSection = ({ athlete: { social } }: Pick<SectionProps, 'athlete'>) => {
  const used = (Object.keys(networks) as Network[]).flatMap((network) => {
    const account = social[network]
    return account ? [{ network, ...account }] : []
  })
  if (used.length === 0) return null
  return (
    <ProfileSection title="Social">
      <ul className="grid gap-x-16 sm:grid-cols-2">
        {used.map(({ network, username, connected }) => (
          <li key={network} className="min-w-0 border-t border-line">
            <a
              href={`${networks[network].address}${encodeURIComponent(username)}`}
              target="_blank"
              rel="noopener nofollow me"
              className="flex min-h-11 items-center gap-3 py-4 hover:opacity-80"
            >
              <span className="grid min-w-0 flex-1 gap-1">
                <span className="label text-muted">{networks[network].title}</span>
                <b className="display text-d3 wrap-anywhere normal-case">@{username}</b>
              </span>
              {connected && <Tag tone="positive">Connected</Tag>}
              <Icon of={ArrowUpRight} name="Opens in a new window" />
            </a>
          </li>
        ))}
      </ul>
    </ProfileSection>
  )
}
