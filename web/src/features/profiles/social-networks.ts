import type { ShownNetwork } from '@fieldhouse/contract/profiles.sections'

/** PRO-12: each network's name, and its account addresses. */
export const socialNetworks: Record<ShownNetwork, { title: string; address: string }> = {
  tiktok: { title: 'TikTok', address: 'https://www.tiktok.com/@' },
  twitter: { title: 'Twitter', address: 'https://x.com/' },
  youtube: { title: 'YouTube', address: 'https://www.youtube.com/@' },
  vimeo: { title: 'Vimeo', address: 'https://vimeo.com/' },
}
