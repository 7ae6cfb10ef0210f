import type { MatchOverview } from '@fieldhouse/contract/matching'
import { useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { statesTitle } from './matches-words.ts'
import { SidePanel } from './side-panel.tsx'

interface StatesPanelProps extends Pick<MatchOverview, 'states' | 'total'> {
  onState: (key: string) => void
}

const firstStates = 8

/** The map in words: the states with their matches, the most first. A press shows only that state. */
export const StatesPanel = ({ states, total, onState }: StatesPanelProps) => {
  const [isWhole, setWhole] = useState(false)
  if (states.length === 0) return null
  const most = Math.max(...states.map(({ colleges }) => colleges))
  const shown = isWhole ? states : states.slice(0, firstStates)
  return (
    <SidePanel title={statesTitle(states.length)} aside={total.toLocaleString('en-US')}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari removes the role of a list without bullets. */}
      <ul role="list" className="mt-3.5 grid text-ui">
        {shown.map(({ key, title, colleges }) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => onState(key)}
              className="grid min-h-8 w-full grid-cols-[minmax(0,6.5rem)_minmax(0,1fr)_auto] items-center gap-3 text-start hover:opacity-80 touch:min-h-11"
            >
              <span className="wrap-anywhere">{title}</span>
              <span className="block h-2 overflow-hidden rounded-[2px] bg-sunken [print-color-adjust:exact]">
                <span
                  className="block h-full rounded-[2px] bg-accent-text"
                  style={{ width: `${(colleges / most) * 100}%` }}
                />
              </span>
              <b className="display text-end text-lead leading-none">{colleges.toLocaleString('en-US')}</b>
            </button>
          </li>
        ))}
      </ul>
      {states.length > firstStates && (
        <div className="mt-2">
          <Button variant="borderless" size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${states.length}`}
          </Button>
        </div>
      )}
    </SidePanel>
  )
}
