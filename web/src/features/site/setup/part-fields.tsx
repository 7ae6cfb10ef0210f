import type { SiteContent } from '@fieldhouse/contract/site.content'
import { Switch } from '../../../ui/forms/switch.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { fieldLabels } from './field-labels.ts'

interface FieldsProps<Value> {
  value: Value
  faultOf: (field: string) => string | undefined
}

const fieldLabel = (name: string) => fieldLabels[name] ?? name

interface LineProps extends FieldsProps<Readonly<Record<string, unknown>>> {
  name: string
  maxLength: number
}

const Line = ({ name, maxLength, value, faultOf }: LineProps) => (
  <TextField
    label={fieldLabel(name)}
    name={name}
    maxLength={maxLength}
    autoComplete="off"
    isRequired
    defaultValue={String(value[name] ?? '')}
    fault={faultOf(name)}
  />
)

const Paragraph = ({ name, maxLength, value, faultOf }: LineProps) => (
  <TextArea
    label={fieldLabel(name)}
    name={name}
    maxLength={maxLength}
    rows={3}
    isRequired
    defaultValue={String(value[name] ?? '')}
    fault={faultOf(name)}
  />
)

export const CompanyFields = (props: FieldsProps<SiteContent['company']>) => (
  <>
    <Line {...props} name="street" maxLength={100} />
    <Line {...props} name="town" maxLength={100} />
    <Line {...props} name="phone" maxLength={20} />
  </>
)

const featuredPlaces = [0, 1, 2, 3] as const

export const HomeFields = (props: FieldsProps<SiteContent['home']>) => (
  <>
    <Line {...props} name="title" maxLength={80} />
    <Paragraph {...props} name="lead" maxLength={300} />
    <Line {...props} name="closing_title" maxLength={80} />
    <Paragraph {...props} name="closing_text" maxLength={300} />
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-3 text-ui text-muted">
        Athletes shown: the end of each page’s address, as in amara-whitlock. A hidden page is left out.
      </legend>
      {featuredPlaces.map((place) => (
        <TextField
          key={place}
          label={`Athlete ${place + 1}`}
          name={`featured.${place}`}
          maxLength={120}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={props.value.featured[place] ?? ''}
          fault={props.faultOf(`featured.${place}`)}
        />
      ))}
    </fieldset>
  </>
)

export const BannerFields = (props: FieldsProps<SiteContent['top_100_banner']>) => (
  <>
    <Switch
      label="Show the banner on the home page"
      name="is_shown"
      defaultChecked={props.value.is_shown}
      fault={props.faultOf('is_shown')}
    />
    <Line {...props} name="title" maxLength={40} />
    <Paragraph {...props} name="text" maxLength={300} />
    <Line {...props} name="link_label" maxLength={40} />
  </>
)
