import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { savePress } from '@fieldhouse/contract/profiles.editing'
import { DateField } from '../../../../ui/forms/date-field.tsx'
import { formatDate, localDay } from '../../../../ui/forms/date-rules.ts'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { PictureField, pictureFaults } from '../../pictures/picture-field.tsx'
import { FieldGrid, WideField } from '../fields/field-grid.tsx'
import { factsFrom } from '../frame/editing.ts'
import type { EntryKind } from '../frame/entry-list.tsx'

export const pressKind: EntryKind<Athlete['press'][number]> = {
  group: 'press',
  noun: 'article',
  why: 'An article by someone else backs up what you say.',
  action: 'Add an article',
  endpoint: savePress,
  entriesOf: ({ press }) => press,
  factsOf: ({ title, outlet, published_on, link, image }) =>
    factsFrom([
      ['Title', title],
      ['Outlet', outlet],
      ['Date', formatDate(published_on ?? '')],
      ['Link', link],
      ['Image', image && 'With an image'],
    ]),
  alsoCheck: ({ image }) => pictureFaults('image', image),
  Fields: ({ entry, faultOf }) => (
    <FieldGrid>
      <WideField>
        <TextField
          label="Title"
          name="title"
          isRequired
          maxLength={160}
          defaultValue={entry?.title}
          fault={faultOf('title')}
        />
      </WideField>
      <WideField>
        <TextField
          label="Link"
          name="link"
          isRequired
          inputMode="url"
          autoComplete="off"
          defaultValue={entry?.link}
          placeholder="www.example.com/article"
          fault={faultOf('link')}
        />
      </WideField>
      <TextField
        label="Outlet"
        name="outlet"
        maxLength={100}
        defaultValue={entry?.outlet ?? ''}
        hint="Newspaper, site or channel"
        fault={faultOf('outlet')}
      />
      <DateField
        label="Published"
        name="published_on"
        firstShown={localDay(new Date())}
        defaultValue={entry?.published_on ?? ''}
        fault={faultOf('published_on')}
      />
      <WideField>
        <PictureField label="Image" name="image" picture={entry?.image ?? null} fault={faultOf('image')} />
      </WideField>
    </FieldGrid>
  ),
}
