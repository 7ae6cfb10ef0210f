import type { MatchOverview } from '@fieldhouse/contract/matching'
import { chances } from '@fieldhouse/contract/matching.match'
import { counted } from '../../../lib/counted.ts'
import { chanceNames } from '../match-labels.ts'
import { SidePanel } from './side-panel.tsx'

const inks = { reach: 'opacity-30', target: 'opacity-62', likely: '' }

/** How the matches share out. It is beside the score, not in it. */
export const ChancesPanel = ({ chances: counts }: Pick<MatchOverview, 'chances'>) => {
  const shown = chances.filter((chance) => counts[chance] > 0)
  return (
    <SidePanel title="Reach, target, likely">
      {shown.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari removes the role of a list without bullets.
        <ul role="list" className="mt-4 flex gap-1 text-small">
          {shown.map((chance) => (
            <li
              key={chance}
              className="min-w-[min(4.5rem,30%)] wrap-anywhere"
              style={{ flex: counts[chance] }}
            >
              <span
                aria-hidden="true"
                className={`mb-2 block h-3 rounded-[2px] bg-accent-text [print-color-adjust:exact] ${inks[chance]}`}
              />
              <b className="display text-[1.25rem] leading-none">{counts[chance].toLocaleString('en-US')}</b>{' '}
              {chanceNames[chance]}
            </li>
          ))}
        </ul>
      )}
      {counts.unknown > 0 && (
        <p className="mt-3 text-small text-muted">
          For {counted(counts.unknown, 'college')}, too little is known to say.
        </p>
      )}
    </SidePanel>
  )
}
