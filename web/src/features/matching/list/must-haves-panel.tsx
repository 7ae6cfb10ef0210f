import type { MustHaveCost } from '@fieldhouse/contract/matching.survey'
import { Chip } from '../../../ui/data/chip.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { costInChip, costOfMustHave } from './matches-words.ts'
import { SidePanel } from './side-panel.tsx'
import type { MustHaveSwitches } from './use-must-haves.ts'

interface MustHavesProps {
  mustHaves: MustHaveSwitches
  isReadOnly: boolean
  /** Before a press changes the page, so it can stay where it is. */
  onPress: (pressed: HTMLElement) => void
}

/** BCM-01: the must-haves as switches, each with what it costs. */
export const MustHavesPanel = ({ mustHaves: { all, fault, turn }, isReadOnly, onPress }: MustHavesProps) => (
  <SidePanel title="Must-haves">
    <p className="mt-1.5 mb-2 text-small text-muted">
      {all.length === 0
        ? 'The survey names no must-haves yet.'
        : 'The number is how many colleges come back if you switch off that one alone, or go if you switch it on.'}
    </p>
    {/* biome-ignore lint/a11y/noRedundantRoles: Safari removes the role of a list without bullets. */}
    <ul role="list">
      {all.map((mustHave) => (
        <li
          key={mustHave.id}
          className="flex items-center justify-between gap-3.5 border-t border-line py-2.5 first:border-t-0"
        >
          <Switch
            name={mustHave.id}
            label={
              <>
                <b className="block font-semibold">{mustHave.title}</b>
                <span className="block text-small text-muted">{mustHave.detail}</span>
              </>
            }
            checked={mustHave.is_on}
            disabled={isReadOnly}
            onChange={({ currentTarget }) => onPress(currentTarget)}
            onCheckedChange={(isOn) => turn(mustHave.id, isOn)}
          />
          <MustHaveNumber mustHave={mustHave} />
        </li>
      ))}
    </ul>
    {isReadOnly && all.length > 0 && (
      <p className="mt-2 text-small text-muted">Changing the must-haves needs a package.</p>
    )}
    {fault && (
      <Notice tone="danger" isAlert title="The must-haves are as they were">
        The change could not be saved. {fault}
      </Notice>
    )}
  </SidePanel>
)

const MustHaveNumber = ({ mustHave }: { mustHave: MustHaveCost }) => {
  const { number, words } = costOfMustHave(mustHave)
  return (
    <span className="flex-none text-end">
      {number !== null && (
        <b className={classNames('display block text-d3 leading-none', !mustHave.is_on && 'text-muted')}>
          {number}
        </b>
      )}
      <span className="text-micro text-muted">{words}</span>
    </span>
  )
}

/** On a phone, the same above the list. */
export const MustHaveChips = ({ mustHaves: { all, turn }, isReadOnly, onPress }: MustHavesProps) =>
  all.length > 0 && (
    <fieldset className="relative flex min-w-0 gap-2 overflow-x-auto px-5 pt-1 pb-4 [scrollbar-width:none] *:shrink-0 lg:hidden">
      <legend className="sr-only">Must-haves</legend>
      {all.map((mustHave) => (
        <Chip
          key={mustHave.id}
          isOn={mustHave.is_on}
          disabled={isReadOnly}
          onClick={({ currentTarget }) => {
            onPress(currentTarget)
            turn(mustHave.id, !mustHave.is_on)
          }}
        >
          {mustHave.title} <b className="font-semibold">{costInChip(mustHave)}</b>
        </Chip>
      ))}
    </fieldset>
  )
