import { Columns4 } from 'lucide-react'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { Tooltip } from '../../../ui/overlays/tooltip.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { type Compared, type ComparedCollege, mostCompared } from './compare-choice.ts'

interface CompareToggleProps {
  college: ComparedCollege
  compared: Pick<Compared, 'has' | 'isFull' | 'toggle'>
  /** The poster is dark in both color schemes. */
  isOnPoster?: boolean
}

/** Puts a college into the tray, and takes it out. A full tray says so. */
export const CompareToggle = ({
  college,
  compared: { has, isFull, toggle },
  isOnPoster = false,
}: CompareToggleProps) => {
  const isChosen = has(college.id)
  const name = `Compare: ${college.name}`
  if (isFull && !isChosen)
    return (
      <Tooltip text={`You can compare ${mostCompared} colleges. Take one out first.`} opensOnPress>
        {(trigger) => (
          <Button
            variant="borderless"
            isIcon
            aria-pressed={false}
            aria-label={name}
            aria-disabled="true"
            {...trigger}
          >
            <Icon of={Columns4} className="text-muted opacity-45" />
          </Button>
        )}
      </Tooltip>
    )
  return (
    <span
      className={classNames('rounded-sm', isChosen && (isOnPoster ? 'bg-on-poster/20' : 'bg-accent-soft'))}
    >
      <Button
        variant="borderless"
        isIcon
        aria-pressed={isChosen}
        aria-label={name}
        onClick={() => toggle(college)}
      >
        <Icon of={Columns4} className={isChosen ? 'text-accent-text' : 'text-muted'} />
      </Button>
    </span>
  )
}
