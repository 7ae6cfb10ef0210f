import { Button } from '../actions/button.tsx'
import { Badge } from '../data/badge.tsx'
import { Tag } from '../data/tag.tsx'
import { PosterCard } from '../media/poster-card.tsx'
import { type Theme, themes } from '../style/themes.ts'
import { Specimen } from './specimen.tsx'

const numbers: Record<Theme, string> = {
  black: '0',
  green: '3',
  blue: '7',
  purple: '21',
  orange: '14',
  red: '45',
}

/** The six themes side by side, in light and in dark. */
export const ThemeCards = () => (
  <section aria-label="Themes" className="grid grid-cols-[minmax(0,1fr)] gap-8 border-t border-line py-12">
    <h2 className="text-d2">Themes</h2>
    {(['light', 'dark'] as const).map((mode) => (
      <div key={mode} data-mode={mode} className="rounded-lg bg-bg p-4 text-text sm:p-8">
        <h3 className="mb-6 text-d3">{mode === 'light' ? 'Light, warm paper' : 'Dark, cool near-black'}</h3>
        <div className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-6">
          {themes.map((theme) => (
            <ThemeCard key={theme} theme={theme} />
          ))}
        </div>
      </div>
    ))}
    <Specimen name="Poster">
      <div className="flex flex-wrap gap-4">
        {themes.map((theme) => (
          <PosterCard
            key={theme}
            theme={theme}
            number={numbers[theme]}
            kicker="Shooting guard, class of 2027"
            firstName="Noor"
            lastName="Castellanos"
            figures={[
              { label: 'Points', value: '19.8' },
              { label: 'Assists', value: '4.7' },
            ]}
            figure="basketball-female-shot"
          />
        ))}
      </div>
    </Specimen>
  </section>
)

const ThemeCard = ({ theme }: { theme: Theme }) => (
  <div data-theme={theme} className="min-w-0 overflow-hidden rounded-lg border border-line bg-surface">
    <div className="relative isolate h-36 overflow-hidden bg-poster p-4 text-on-poster">
      <span
        aria-hidden="true"
        data-number={numbers[theme]}
        className="display absolute -end-2 -top-2 -z-10 text-[180px] leading-[.86] tracking-[-.05em] text-poster-deep before:content-[attr(data-number)]"
      />
      <p className="display absolute bottom-4 text-d3">{theme}</p>
    </div>
    <div className="grid gap-3 p-4">
      <Button isBlock>Contact</Button>
      <Button isBlock variant="ai">
        Share
      </Button>
      <Button isBlock isOutlined>
        Edit
      </Button>
      <p className="text-small font-semibold text-accent-text">Open profile</p>
      <p className="flex items-center gap-2">
        <Tag tone="accent">D1</Tag>
        <Badge count={3} label="3 unread" />
      </p>
    </div>
  </div>
)
