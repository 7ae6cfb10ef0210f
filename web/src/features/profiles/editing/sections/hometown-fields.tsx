import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { useState } from 'react'
import { placeKey, usePlaces } from '../../../../lib/use-places.ts'
import { ComboboxField } from '../../../../ui/forms/combobox-field.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { FieldGrid, WideField } from '../fields/field-grid.tsx'
import type { FaultOf } from '../frame/section-form.tsx'
import { addressTown, townOfPlace, townText } from './place-values.ts'

const townFields = [
  { name: 'city', label: 'City', maxLength: 100 },
  { name: 'state', label: 'State', maxLength: 60 },
  { name: 'zip', label: 'ZIP', maxLength: 12 },
  { name: 'country', label: 'Country', maxLength: 60 },
] as const

/** PRO-13: finds a town by its name or ZIP code. A town that is not in our list can be typed. */
export const HometownFields = ({ athlete, faultOf }: { athlete: Athlete; faultOf: FaultOf }) => {
  const { own } = athlete
  const [found, setFound] = useState({
    town: addressTown(athlete),
    lat: own?.lat ?? '',
    lon: own?.lon ?? '',
    times: 0,
  })
  const { places, isFetching, search } = usePlaces()
  return (
    <fieldset className="min-w-0">
      <legend className="label mb-3 text-muted">Hometown</legend>
      <FieldGrid>
        <WideField>
          <ComboboxField
            label="Find your town"
            name="town_search"
            filter={null}
            options={places.map((place) => ({
              value: placeKey(place),
              label: [place.label, place.zip].filter(Boolean).join(' '),
              detail: place.country,
            }))}
            isLoading={isFetching}
            emptyText="No town found. You can type it below."
            hint="By name or ZIP. It fills in the fields below."
            onQueryChange={search}
            onValueChange={(value) => {
              const place = places.find((known) => placeKey(known) === value)
              if (!place) return
              const { lat, lon } = place
              setFound(({ times }) => ({ town: townOfPlace(place), lat, lon, times: times + 1 }))
            }}
          />
        </WideField>
        {townFields.map(({ name, ...field }) => (
          <TextField
            // A selected town replaces the typed text.
            key={`${name} ${found.times}`}
            {...field}
            name={name}
            autoComplete="off"
            defaultValue={found.town[name]}
            fault={faultOf(name)}
          />
        ))}
        <TextField
          label="Street address"
          name="address"
          maxLength={200}
          autoComplete="off"
          defaultValue={own?.address ?? ''}
          hint="Never shown on the page."
          fault={faultOf('address')}
        />
        <TextField
          label="Apt"
          name="apt"
          maxLength={30}
          autoComplete="off"
          defaultValue={own?.apt ?? ''}
          fault={faultOf('apt')}
        />
      </FieldGrid>
      <input type="hidden" name="found_for" value={townText(found.town)} />
      <input type="hidden" name="lat" value={found.lat} />
      <input type="hidden" name="lon" value={found.lon} />
    </fieldset>
  )
}
