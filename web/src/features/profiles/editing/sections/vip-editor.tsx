import { saveVipDetails } from '@fieldhouse/contract/profiles.editing'
import { TextArea } from '../../../../ui/forms/text-area.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { FieldGrid, WideField } from '../fields/field-grid.tsx'
import { factsFrom } from '../frame/editing.ts'
import { SingleSection } from '../frame/single-section.tsx'

/** PRO-11: the extra parts of a premium page. */
export const VipEditor = () => (
  <SingleSection
    id="vip-details"
    title="Premium"
    note="Only premium pages have this."
    why="A headline, your story and one video: what a premium page opens with."
    action="Add premium details"
    endpoint={saveVipDetails}
    factsOf={(page) =>
      factsFrom([
        ['Headline', page.vip?.headline],
        ['Story', page.vip?.story],
        ['Video', page.vip?.highlight?.url],
        ['Success coach', page.own?.vip?.agent_name],
        ['Success coach’s email', page.own?.vip?.agent_email],
      ])
    }
  >
    {({ faultOf, page: { vip, own } }) => (
      <FieldGrid>
        <WideField>
          <TextField
            label="Headline"
            name="headline"
            maxLength={90}
            defaultValue={vip?.headline ?? ''}
            fault={faultOf('headline')}
          />
        </WideField>
        <WideField>
          <TextArea
            label="Story"
            name="story"
            rows={8}
            maxLength={2000}
            defaultValue={vip?.story ?? ''}
            fault={faultOf('story')}
          />
        </WideField>
        <WideField>
          <TextField
            label="Video"
            name="highlight_url"
            inputMode="url"
            autoComplete="off"
            defaultValue={vip?.highlight?.url ?? ''}
            hint="A link from YouTube, Vimeo or Hudl, or to an mp4"
            fault={faultOf('highlight_url')}
          />
        </WideField>
        <TextField
          label="Success coach"
          name="agent_name"
          maxLength={100}
          autoComplete="off"
          defaultValue={own?.vip?.agent_name ?? ''}
          hint="Only your family and our team see who it is."
          fault={faultOf('agent_name')}
        />
        <TextField
          label="Success coach’s email"
          name="agent_email"
          type="email"
          autoComplete="off"
          defaultValue={own?.vip?.agent_email ?? ''}
          fault={faultOf('agent_email')}
        />
      </FieldGrid>
    )}
  </SingleSection>
)
