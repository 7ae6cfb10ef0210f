import { saveSocial } from '@fieldhouse/contract/profiles.editing'
import { type ShownNetwork, socialNetworksShown } from '@fieldhouse/contract/profiles.sections'
import { AtSign } from 'lucide-react'
import { TextField } from '../../../../ui/text-field.tsx'
import { FieldGrid } from '../fields/field-grid.tsx'
import { factsFrom } from '../frame/editing.ts'
import { SingleSection } from '../frame/single-section.tsx'

const networkNames: Record<ShownNetwork, string> = {
  tiktok: 'TikTok',
  twitter: 'Twitter',
  youtube: 'YouTube',
  vimeo: 'Vimeo',
}

/** PRO-12. */
export const SocialEditor = ({ title }: { title: string }) => (
  <SingleSection
    id="social"
    title={title}
    why="Coaches look you up anyway: show them the right account."
    action="Add your accounts"
    endpoint={saveSocial}
    factsOf={({ social: known }) =>
      factsFrom(socialNetworksShown.map((network) => [networkNames[network], known[network]?.username]))
    }
  >
    {({ faultOf, page: { social } }) => (
      <FieldGrid>
        {socialNetworksShown.map((network) => (
          <TextField
            key={network}
            label={networkNames[network]}
            name={network}
            icon={AtSign}
            maxLength={61}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={social[network]?.username ?? ''}
            hint={social[network]?.connected ? 'Connected' : 'Your username'}
            fault={faultOf(network)}
          />
        ))}
      </FieldGrid>
    )}
  </SingleSection>
)
