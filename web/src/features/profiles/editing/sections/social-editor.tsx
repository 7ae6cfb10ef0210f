import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { listStreamNetworks, saveSocial } from '@fieldhouse/contract/profiles.editing'
import { type ShownNetwork, socialNetworksShown } from '@fieldhouse/contract/profiles.sections'
import { useQuery } from '@tanstack/react-query'
import { AtSign } from 'lucide-react'
import { queryOf } from '../../../../lib/api.ts'
import { siteFacts } from '../../../../lib/site-facts.ts'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { socialNetworks } from '../../social-networks.ts'
import { FieldGrid } from '../fields/field-grid.tsx'
import { factsFrom } from '../frame/editing.ts'
import { SingleSection } from '../frame/single-section.tsx'

/** PRO-12. */
export const SocialEditor = ({ title }: { title: string }) => (
  <SingleSection
    id="social"
    title={title}
    why="Coaches look you up anyway: show them the right account."
    action="Add your accounts"
    endpoint={saveSocial}
    factsOf={({ social: known }) =>
      factsFrom(
        socialNetworksShown.map((network) => [socialNetworks[network].title, known[network]?.username]),
      )
    }
  >
    {({ faultOf, page }) => <SocialFields page={page} faultOf={faultOf} />}
  </SingleSection>
)

interface SocialFieldsProps {
  page: Athlete
  faultOf: (name: string) => string | undefined
}

const SocialFields = ({ page: { slug, social }, faultOf }: SocialFieldsProps) => {
  const { data } = useQuery(queryOf(listStreamNetworks, {}))
  const address = `${URL.parse(siteFacts().siteOrigin)?.host ?? ''}/${slug}`
  const hintOf = (network: ShownNetwork): string => {
    if (social[network]?.connected) return 'Connected. Your latest posts are on your page.'
    if (social[network]?.changed_hands)
      return 'This name now leads to a different account, so its posts are off your page. Is it yours? Then save to show them again. If not, take the name out.'
    return data?.data.includes(network)
      ? `To show your posts here, put ${address} in this account’s bio. We check a few times a day.`
      : 'Your username. It is shown as a link to your account.'
  }
  return (
    <FieldGrid>
      {socialNetworksShown.map((network) => (
        <TextField
          key={network}
          label={socialNetworks[network].title}
          name={network}
          icon={AtSign}
          maxLength={61}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={social[network]?.username ?? ''}
          hint={hintOf(network)}
          fault={faultOf(network)}
        />
      ))}
    </FieldGrid>
  )
}
