import { regions, settings } from '@fieldhouse/contract/matching.answers'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { counted } from '../../../../lib/counted.ts'
import { stateName } from '../../../../lib/state-names.ts'
import { useNextFocus } from '../../../../lib/use-next-focus.ts'
import { placeKey, usePlaces } from '../../../../lib/use-places.ts'
import { ComboboxField } from '../../../../ui/forms/combobox-field.tsx'
import { asNumber, type DraftAnswers } from '../draft-answers.ts'
import { CardChoices } from '../parts/card-choices.tsx'
import { RadiusSlider } from '../parts/radius-slider.tsx'
import { statesQuery } from '../survey.api.ts'
import { settingWords } from '../survey-words.ts'
import { useSettled } from '../use-preview.ts'
import type { StepProps } from './step-props.ts'

type Home = DraftAnswers['place']['home']
type Reach = 'radius' | 'regions' | 'anywhere'

const usualRadius = 300

/** What has the focus after switching to it. */
const firstOf: Record<Reach, string> = {
  radius: '[type=range]',
  regions: '[type=checkbox]',
  anywhere: 'button',
}

const homeText = (home: NonNullable<Home>) =>
  [`${home.city}, ${stateName(home.state)}`, home.zip].filter(Boolean).join(' ')

const HomeField = ({ answers, change, source, faultOf, isReadOnly }: StepProps<'place'>) => {
  const { places, isFetching, search } = usePlaces()
  const box = useRef<HTMLDivElement>(null)
  const focusNext = useNextFocus()
  // While someone types another town, Enter must not pick the present home.
  const [typed, setTyped] = useState('')
  const choose = (home: Home) => {
    setTyped('')
    focusNext(() => box.current?.querySelector<HTMLElement>('[role=combobox]'))
    change({ home })
  }
  const known = answers.home
  const found = places.filter(({ state }) => /^[A-Z]{2}$/.test(state))
  const options = [
    ...(known && typed.trim() === '' ? [{ value: 'home', label: homeText(known) }] : []),
    ...found.map((place) => ({
      value: placeKey(place),
      label: [`${place.city}, ${stateName(place.state)}`, place.zip].filter(Boolean).join(' '),
    })),
  ]
  return (
    <div ref={box} className="contents">
      <ComboboxField
        // Another home is another field, because its text is only read once.
        key={known ? homeText(known) : 'none'}
        label="Home"
        name="home"
        filter={null}
        options={options}
        defaultValue={known ? 'home' : ''}
        isLoading={isFetching}
        isDisabled={isReadOnly}
        placeholder="City or ZIP code"
        emptyText="No town found. Try the ZIP code."
        hint={[source('home') && `${source('home')}.`, 'A city or a ZIP code both work.']
          .filter(Boolean)
          .join(' ')}
        fault={faultOf('home')}
        onQueryChange={(text) => {
          setTyped(text)
          search(text)
        }}
        onValueChange={(value) => {
          const place = found.find((one) => placeKey(one) === value)
          if (place)
            choose({
              city: place.city,
              state: place.state,
              zip: place.zip && /^\d{5}$/.test(place.zip) ? place.zip : null,
              lat: place.lat,
              lon: place.lon,
            })
          else if (value === '') choose(null)
        }}
      />
    </div>
  )
}

interface StatesProps {
  id: string
  home: NonNullable<Home>
  miles: number
}

/** The states that the radius reaches, with their colleges. */
const ReachedStates = ({ id, home, miles }: StatesProps) => {
  const circle = useSettled({ lat: home.lat, lon: home.lon, radius_miles: miles })
  const { data } = useQuery(statesQuery(id, circle))
  const states = data?.data ?? []
  return (
    <ul aria-label="States it reaches" className="flex min-h-6 flex-wrap gap-x-5 gap-y-2 text-ui">
      {states.map(({ key, title, colleges }) => (
        <li key={key}>
          <b className="me-1.5 font-display text-d4 leading-none font-bold">{colleges}</b>
          {title}
        </li>
      ))}
      {data && states.length === 0 && <li className="text-muted">No college with a team is this close.</li>}
    </ul>
  )
}

const ReachButton = ({ onPress, children }: { onPress: () => void; children: string }) => (
  <button
    type="button"
    onClick={onPress}
    className="min-h-6 text-small font-semibold text-accent-text hover:underline touch:min-h-11"
  >
    {children}
  </button>
)

const listWith = (word: 'or' | 'and', words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${word} ${words.at(-1)}`

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const PlaceStep = (step: StepProps<'place'>) => {
  const { id, answers, change, faultOf, preview, isReadOnly, mustHave } = step
  const reachNote = useId()
  const miles = asNumber(answers.radius_miles)
  const reachOf = (): Reach =>
    answers.regions.length > 0 ? 'regions' : miles === null ? 'anywhere' : 'radius'
  // With regions, none may be chosen yet.
  const [chosenReach, setReach] = useState<Reach | null>(null)
  const reach = chosenReach === 'regions' && miles === null ? 'regions' : reachOf()
  const [lastMiles, setLastMiles] = useState(miles ?? usualRadius)
  const reachPart = useRef<HTMLElement>(null)
  const focusNext = useNextFocus()
  const go = (to: Reach) => {
    focusNext(() => reachPart.current?.querySelector<HTMLElement>(firstOf[to]))
    setReach(to)
    if (miles !== null) setLastMiles(miles)
    change({ radius_miles: to === 'radius' ? lastMiles : null, regions: [] })
  }
  const others = settings.filter((setting) => !answers.settings.includes(setting))
  const many = (chosen: readonly (typeof settings)[number][]) =>
    listWith(
      'and',
      chosen.map((setting) => settingWords[setting].many),
    )
  return (
    <>
      <HomeField {...step} />
      <section ref={reachPart} aria-label="Radius" className="grid gap-3.5">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="grid justify-items-start gap-0.5">
            <h2 className="font-sans text-body leading-tight font-semibold tracking-normal normal-case">
              {reach === 'regions' ? 'Regions' : 'Radius'}
            </h2>
            {!isReadOnly && (
              <div className="flex flex-wrap gap-x-4">
                {reach !== 'regions' && (
                  <ReachButton onPress={() => go('regions')}>Pick regions instead</ReachButton>
                )}
                {reach !== 'radius' && (
                  <ReachButton onPress={() => go('radius')}>
                    {reach === 'regions' ? 'Pick a radius instead' : 'Set a radius'}
                  </ReachButton>
                )}
                {reach !== 'anywhere' && (
                  <ReachButton onPress={() => go('anywhere')}>Any distance</ReachButton>
                )}
              </div>
            )}
          </div>
          <p className="text-end font-display text-[min(3.75rem,17vw)] leading-[0.86] font-bold sm:text-[min(4.25rem,17vw)]">
            {reach === 'radius' && miles !== null ? (
              <>
                {miles.toLocaleString('en-US')}
                <small className="ms-1.5 text-[0.42em] text-muted">miles</small>
              </>
            ) : reach === 'anywhere' ? (
              <span className="text-[0.45em] whitespace-nowrap">Any distance</span>
            ) : null}
          </p>
        </div>
        {reach === 'radius' && miles !== null && (
          <>
            <RadiusSlider
              miles={miles}
              radii={preview?.radii ?? []}
              onChange={(radius_miles) => change({ radius_miles })}
              isReadOnly={isReadOnly}
              describedBy={reachNote}
            />
            <div id={reachNote}>
              {answers.home ? (
                <ReachedStates id={id} home={answers.home} miles={miles} />
              ) : (
                <p className="text-ui text-muted">Choose your home first. Distances start there.</p>
              )}
            </div>
          </>
        )}
        {reach === 'regions' && (
          <CardChoices
            legend="Regions"
            isLegendHidden
            name="regions"
            isNarrow
            choices={regions.map((value) => ({ value, title: value }))}
            chosen={answers.regions}
            onChange={(chosen) => {
              setReach('regions')
              change({ regions: chosen })
            }}
            fault={faultOf('regions')}
          />
        )}
        {faultOf('radius_miles') && <p className="text-small text-danger">{faultOf('radius_miles')}</p>}
        {mustHave(
          'distance',
          reach === 'regions'
            ? {
                onText: `Only colleges in the ${listWith('or', answers.regions)} are shown.`,
                offText: 'Other regions score lower, but stay.',
              }
            : miles === null
              ? {}
              : { onText: `Nothing farther than ${counted(miles, 'mile')} is shown.` },
        )}
      </section>
      <div className="grid gap-3.5">
        <CardChoices
          legend="Setting"
          hint="pick any"
          name="settings"
          isNarrow
          choices={settings.map((value) => ({
            value,
            title: settingWords[value].title,
            text: preview ? counted(preview.settings[value] ?? 0, 'college') : ' ',
          }))}
          chosen={answers.settings}
          onChange={(chosen) => change({ settings: chosen })}
          fault={faultOf('settings')}
        />
        {mustHave(
          'setting',
          others.length > 0 && others.length < settings.length
            ? {
                onText: `Only ${many(answers.settings)} are shown.`,
                offText: `${capital(many(others))} score lower, but stay.`,
              }
            : {},
        )}
      </div>
    </>
  )
}
