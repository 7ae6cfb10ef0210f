import { Bell, CreditCard } from 'lucide-react'
import { useState } from 'react'
import { Checkbox, CheckboxGroup } from '../forms/checkbox.tsx'
import { ComboboxField, type ComboboxOption } from '../forms/combobox-field.tsx'
import { DateField } from '../forms/date-field.tsx'
import { RadioGroup } from '../forms/radio-group.tsx'
import { SelectField } from '../forms/select-field.tsx'
import { Slider } from '../forms/slider.tsx'
import { Switch } from '../forms/switch.tsx'
import { UploadZone } from '../forms/upload-zone.tsx'
import { Shelf, Specimen } from './specimen.tsx'

/** Every choice control in every state. */
export const ChoicesShowcase = () => (
  <Shelf name="Choices, date and upload">
    <Selects />
    <Comboboxes />
    <Checkboxes />
    <Radios />
    <Switches />
    <Sliders />
    <Dates />
    <Uploads />
  </Shelf>
)

const seasons = [
  { label: 'Fall', options: ['Cross country', 'Field hockey', 'Football'].map(named) },
  { label: 'Winter', options: ['Basketball', 'Swimming', 'Wrestling'].map(named) },
  {
    label: 'Spring',
    options: [...['Baseball', 'Lacrosse'].map(named), { ...named('Rowing'), isDisabled: true }],
  },
]

function named(label: string) {
  return { value: label.toLowerCase().replaceAll(' ', '-'), label }
}

const Selects = () => (
  <Specimen name="Select">
    <SelectField name="sport" label="Sport" options={seasons} placeholder="Choose a sport" isRequired />
    <SelectField
      name="second_sport"
      label="Second sport"
      options={seasons}
      defaultValue="cross-country"
      hint="If there is one."
    />
    <SelectField
      name="level"
      label="Level"
      options={['Freshman', 'Junior varsity', 'Varsity'].map(named)}
      placeholder="Choose a level"
      fault="Please choose a level"
    />
    <SelectField
      name="country"
      label="Country"
      options={[{ value: 'us', label: 'United States' }]}
      defaultValue="us"
      disabled
    />
  </Specimen>
)

const places: ComboboxOption[] = [
  { value: '1', label: 'Albany', detail: 'New York' },
  { value: '2', label: 'Bend', detail: 'Oregon' },
  { value: '3', label: 'Cañon City', detail: 'Colorado' },
  { value: '4', label: 'Española', detail: 'New Mexico' },
  { value: '5', label: 'Portland', detail: 'Maine' },
  { value: '6', label: 'Portland', detail: 'Oregon' },
  { value: '7', label: 'Truth or Consequences', detail: 'New Mexico' },
]

const Comboboxes = () => {
  const [query, setQuery] = useState('')
  const found = query ? places.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())) : []
  return (
    <Specimen name="Combobox">
      <ComboboxField
        name="city"
        label="City"
        options={places}
        placeholder="Start typing"
        hint="Where home games are played."
      />
      <ComboboxField name="away_city" label="City of the last game" options={places} defaultValue="7" />
      <ComboboxField
        name="found_city"
        label="City, found by a server"
        options={found}
        filter={null}
        onQueryChange={setQuery}
        emptyText={query ? 'No Results' : 'Type to search'}
      />
      <ComboboxField name="slow_city" label="City, still loading" options={[]} filter={null} isLoading />
      <ComboboxField
        name="missing_city"
        label="City, required"
        options={places}
        isRequired
        fault="Please choose a city"
      />
      <ComboboxField name="fixed_city" label="City, fixed" options={places} defaultValue="2" isDisabled />
    </Specimen>
  )
}

const Checkboxes = () => (
  <Specimen name="Checkbox">
    <Checkbox name="news" label="Tell me when someone opens my page" defaultChecked />
    <Checkbox name="digest" label="One mail a week instead of many" hint="On Mondays, at 8 in the morning." />
    <Checkbox name="all" label="Everyone on the list" isIndeterminate />
    <Checkbox name="agree" label="I have read the terms of use" isRequired fault="Please agree to go on" />
    <Checkbox name="locked" label="Chosen for you" defaultChecked disabled />
    <Checkbox name="locked_out" label="Not for you" disabled />
    <CheckboxGroup legend="Days you can train" hint="As many as you like.">
      <Checkbox name="days" value="sat" label="Saturday" defaultChecked />
      <Checkbox name="days" value="sun" label="Sunday" />
    </CheckboxGroup>
  </Specimen>
)

const hands = [
  { value: 'right', label: 'Right' },
  { value: 'left', label: 'Left' },
  { value: 'both', label: 'Both' },
]

const Radios = () => (
  <Specimen name="Radio">
    <RadioGroup
      name="who_sees"
      legend="Who can see it"
      defaultValue="link"
      options={[
        { value: 'all', label: 'Everyone', hint: 'It can be found by a search engine.' },
        { value: 'link', label: 'Everyone with the link' },
        { value: 'team', label: 'My team only', isDisabled: true },
      ]}
    />
    <RadioGroup
      name="hand"
      legend="Throwing hand"
      look="horizontal"
      options={hands}
      isRequired
      fault="Please choose a hand"
    />
    <RadioGroup
      name="batting"
      legend="Batting"
      look="horizontal"
      options={hands}
      defaultValue="right"
      isDisabled
    />
    <RadioGroup
      name="method"
      legend="How you pay"
      look="card"
      defaultValue="card"
      options={[
        { value: 'card', label: 'Card', icon: CreditCard },
        { value: 'paypal', label: 'PayPal' },
      ]}
    />
    <RadioGroup
      name="reminder"
      legend="Reminder"
      look="card"
      fault="Please choose one"
      options={[
        { value: 'day', label: 'A day before', hint: 'By mail', icon: Bell },
        { value: 'none', label: 'None', isDisabled: true },
      ]}
    />
  </Specimen>
)

const Switches = () => (
  <Specimen name="Switch">
    <Switch name="visible" label="My page is visible" defaultChecked />
    <Switch name="messages" label="Coaches can write to me" />
    <Switch
      name="height"
      label="Show height and weight"
      hint="Only the numbers you entered."
      defaultChecked
      isSpread
    />
    <Switch name="blocked" label="Show my address" fault="This can't be switched on yet" isSpread />
    <Switch name="fixed_on" label="Always on" defaultChecked disabled />
    <Switch name="fixed_off" label="Always off" disabled />
  </Specimen>
)

const Sliders = () => {
  const [weight, setWeight] = useState(3)
  return (
    <Specimen name="Slider">
      <Slider label="Weight" name="weight" min={0} max={5} value={weight} onValueChange={setWeight} />
      <Slider label="At its start" name="none" min={0} max={5} value={0} onValueChange={() => undefined} />
      <Slider
        label="Can't be moved"
        name="fixed"
        min={0}
        max={5}
        value={4}
        isDisabled
        onValueChange={() => undefined}
      />
    </Specimen>
  )
}

const Dates = () => (
  <Specimen name="Date">
    <DateField name="born" label="Date of birth" isRequired hint="As in your passport." />
    <DateField name="joined" label="On the team since" defaultValue="2023-08-14" />
    <DateField
      name="camp"
      label="Next camp"
      isFutureAllowed
      min="2024-01-01"
      firstShown="2026-06-01"
      hint="It may be in the future."
    />
    <DateField
      name="signed"
      label="Signed on"
      defaultValue="2024-02-29"
      fault="Choose a day on or after 03/01/2024"
    />
    <DateField name="made" label="Made on" defaultValue="2022-11-03" isDisabled />
  </Specimen>
)

const Uploads = () => {
  const [message, setMessage] = useState('')
  const [progress, setProgress] = useState<number | null>(42)
  const takers = { onFile: (file: File) => setMessage(`${file.name} was taken.`), onRefused: setMessage }
  return (
    <Specimen name="Upload">
      <UploadZone label="Photo" {...takers} />
      <p role="status" className="text-small text-muted empty:hidden">
        {message}
      </p>
      <UploadZone
        label="Photo on its way"
        progress={progress}
        onCancel={() => setProgress(null)}
        hint="Cancel it to see where the focus goes."
        {...takers}
      />
      <UploadZone
        label="Photo that did not arrive"
        fault="The connection dropped. Your photo is kept."
        onTryAgain={() => setProgress(0)}
        {...takers}
      />
      <UploadZone
        label="Photos with a preview"
        isMultiple
        preview={
          <span className="display grid size-24 place-items-center rounded-md bg-sunken text-d2">14</span>
        }
        {...takers}
      />
      <UploadZone label="Photo, not now" isDisabled {...takers} />
    </Specimen>
  )
}
