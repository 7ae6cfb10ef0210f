import { saveContacts } from '@fieldhouse/contract/profiles.editing'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { FieldGrid } from '../fields/field-grid.tsx'
import { PhoneInput } from '../fields/phone-input.tsx'
import { factsFrom } from '../frame/editing.ts'
import { SingleSection } from '../frame/single-section.tsx'

/** PRO-13. */
export const ContactsEditor = ({ title }: { title: string }) => (
  <SingleSection
    id="contacts"
    title={title}
    note="Only verified coaches, your family and our team see phone and email. Everyone else uses the form on your page."
    why="A coach who likes your page has to reach you or a parent."
    action="Add contacts"
    endpoint={saveContacts}
    factsOf={(page) =>
      factsFrom([
        ['Phone', page.contacts?.phone],
        ['Email', page.contacts?.email],
        ['Website', page.website],
        ['Parent', page.contacts?.parent_name],
        ['Parent’s email', page.contacts?.parent_email],
        ['Parent’s phone', page.contacts?.parent_phone],
      ])
    }
  >
    {({ faultOf, page: { contacts, website } }) => (
      <FieldGrid>
        <PhoneInput
          label="Phone"
          name="phone"
          defaultValue={contacts?.phone ?? ''}
          fault={faultOf('phone')}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="off"
          defaultValue={contacts?.email ?? ''}
          fault={faultOf('email')}
        />
        <TextField
          label="Parent’s name"
          name="parent_name"
          maxLength={100}
          autoComplete="off"
          defaultValue={contacts?.parent_name ?? ''}
          fault={faultOf('parent_name')}
        />
        <PhoneInput
          label="Parent’s phone"
          name="parent_phone"
          defaultValue={contacts?.parent_phone ?? ''}
          fault={faultOf('parent_phone')}
        />
        <TextField
          label="Parent’s email"
          name="parent_email"
          type="email"
          autoComplete="off"
          defaultValue={contacts?.parent_email ?? ''}
          fault={faultOf('parent_email')}
        />
        <TextField
          label="Website"
          name="website"
          inputMode="url"
          autoComplete="off"
          placeholder="www.example.com"
          defaultValue={website ?? ''}
          fault={faultOf('website')}
        />
      </FieldGrid>
    )}
  </SingleSection>
)
