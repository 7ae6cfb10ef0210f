import { useEffect } from 'react'
import { SegmentedControl } from '../actions/segmented-control.tsx'
import { type Theme, themes } from '../style/themes.ts'
import { ButtonsShowcase } from './buttons.tsx'
import { ChartsShowcase } from './charts.tsx'
import { ChoicesShowcase } from './choices.tsx'
import { ContentShowcase } from './content.tsx'
import { FloatingShowcase } from './floating.tsx'
import { TextFieldsShowcase } from './text-fields.tsx'
import { ThemeCards } from './theme-cards.tsx'

interface KitPageProps {
  theme: Theme
  /** Null follows the system. */
  mode: 'light' | 'dark' | null
  onChoose: (choice: { theme?: Theme; mode?: 'light' | 'dark' }) => void
}

const wordOf = (theme: string) => `${theme.charAt(0).toUpperCase()}${theme.slice(1)}`

/** Every component in every state, in the requested theme and appearance. */
export const KitPage = ({ theme, mode, onChoose }: KitPageProps) => {
  // On the root element, so overlays have them too.
  useEffect(() => {
    const { dataset } = document.documentElement
    const before = { theme: dataset.theme, mode: dataset.mode }
    dataset.theme = theme
    if (mode) dataset.mode = mode
    return () => {
      dataset.theme = before.theme ?? 'black'
      if (before.mode) dataset.mode = before.mode
      else delete dataset.mode
    }
  }, [theme, mode])

  return (
    <main data-theme={theme} data-mode={mode ?? undefined} className="grow bg-bg text-text">
      <div className="wrap py-12">
        <h1 className="text-d1">Design kit</h1>
        <p className="mt-4 max-w-[65ch] text-muted">
          Each part in each of its states. A part knows no product words: props in, events out.
        </p>
        <div className="my-8 flex flex-wrap gap-6">
          <SegmentedControl
            label="Theme"
            name="theme"
            options={themes.map((value) => ({ value, label: wordOf(value) }))}
            value={theme}
            onValueChange={(value) => onChoose({ theme: value as Theme })}
          />
          <SegmentedControl
            label="Appearance"
            name="mode"
            options={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
            value={mode ?? ''}
            onValueChange={(value) => onChoose({ mode: value === 'dark' ? 'dark' : 'light' })}
          />
        </div>
        <ThemeCards />
        <ButtonsShowcase />
        <TextFieldsShowcase />
        <ChoicesShowcase />
        <FloatingShowcase />
        <ContentShowcase />
        <ChartsShowcase />
      </div>
    </main>
  )
}
