import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { saveSettings } from '@fieldhouse/contract/profiles.editing'
import { type ColorTheme, colorThemes } from '@fieldhouse/contract/profiles.sections'
import { useState } from 'react'
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx'
import { factsFrom } from '../frame/editing.ts'
import type { FormPart } from '../frame/section-form.tsx'
import { SingleSection } from '../frame/single-section.tsx'

const themeNames: Record<ColorTheme, string> = {
  black: 'Black',
  green: 'Green',
  blue: 'Blue',
  purple: 'Purple',
  orange: 'Orange',
  red: 'Red',
}

const modeNames = { light: 'Light', dark: 'Dark' }
const deviceChoice = 'Match the visitor’s device'

interface Look {
  theme: string
  mode: string | undefined
}

/** A small poster in the chosen colors. */
const LookPreview = ({ athlete, look: { theme, mode } }: { athlete: Athlete; look: Look }) => (
  <div
    data-theme={theme}
    data-mode={mode}
    aria-hidden="true"
    className="overflow-clip rounded-lg border border-line bg-bg text-text"
  >
    <div className="relative isolate overflow-clip bg-poster px-5 pt-14 pb-4 text-on-poster">
      <span className="absolute end-3 -bottom-3 -z-10 font-display text-[7.5rem] leading-none font-bold text-poster-deep">
        {athlete.number}
      </span>
      <p className="display text-d2 wrap-anywhere">
        {athlete.first_name} {athlete.last_name}
      </p>
    </div>
    <div className="flex items-end justify-between gap-4 px-5 py-4">
      <div>
        <p className="label text-muted">Class of</p>
        <p className="display text-d3 text-accent-text">{athlete.class ?? '–'}</p>
      </div>
      <span className="rounded-sm bg-accent px-3 py-1.5 text-small font-semibold text-on-accent">
        Contact
      </span>
    </div>
  </div>
)

const LookFields = ({ faultOf, page: athlete }: FormPart) => {
  const { settings, is_seros } = athlete
  const [look, setLook] = useState<Look>({
    theme: is_seros ? 'black' : settings.color_theme,
    mode: settings.theme_mode ?? undefined,
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid content-start gap-7">
        {is_seros ? (
          <p className="text-ui text-muted">A premium page is always black.</p>
        ) : (
          <RadioGroup
            legend="Your color"
            name="color_theme"
            look="card"
            options={colorThemes.map((value) => ({
              value,
              label: (
                <span className="flex items-center gap-2.5">
                  <span
                    aria-hidden="true"
                    data-theme={value}
                    className="size-5 rounded-full border border-line bg-poster"
                  />
                  {themeNames[value]}
                </span>
              ),
            }))}
            defaultValue={settings.color_theme}
            onValueChange={(theme) => setLook((before) => ({ ...before, theme }))}
            fault={faultOf('color_theme')}
          />
        )}
        <RadioGroup
          legend="Light or dark"
          name="theme_mode"
          look="card"
          options={[
            { value: '', label: deviceChoice },
            { value: 'light', label: modeNames.light },
            { value: 'dark', label: modeNames.dark },
          ]}
          defaultValue={settings.theme_mode ?? ''}
          onValueChange={(mode) => setLook((before) => ({ ...before, mode: mode || undefined }))}
          hint="Each visitor sees your page in light or dark, like the rest of their device."
          fault={faultOf('theme_mode')}
        />
      </div>
      <LookPreview athlete={athlete} look={look} />
    </div>
  )
}

/** PRO-08: the page's colors, with a preview before saving. */
export const AppearanceEditor = () => (
  <SingleSection
    id="settings"
    title="Appearance"
    note="The color of your poster, your numbers and your buttons."
    why="Your color helps a coach remember your page."
    action="Choose a color"
    endpoint={saveSettings}
    factsOf={({ settings, is_seros }) =>
      factsFrom([
        ['Color', themeNames[is_seros ? 'black' : settings.color_theme]],
        ['Light or dark', settings.theme_mode ? modeNames[settings.theme_mode] : deviceChoice],
      ])
    }
  >
    {(part) => <LookFields {...part} />}
  </SingleSection>
)
