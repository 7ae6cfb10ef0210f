import { ChevronDown, ChevronsDown, ChevronsUp, ChevronUp, GripVertical, Trash2 } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Icon } from '../media/icon.tsx'
import { type Move, moves } from './moves.ts'

const looks = {
  top: { icon: ChevronsUp, text: 'Move to the top' },
  up: { icon: ChevronUp, text: 'Move up' },
  down: { icon: ChevronDown, text: 'Move down' },
  bottom: { icon: ChevronsDown, text: 'Move to the bottom' },
}

/** For a list whose rows share their icons: the handle, the buttons, and the one that removes the row. */
export const moveIcons = [GripVertical, ...Object.values(looks).map(({ icon }) => icon), Trash2]

const opposite: Record<Move, Move> = { top: 'down', up: 'down', down: 'up', bottom: 'up' }

interface MoveButtonsProps {
  /** The entry's name. */
  name: string
  place: number
  count: number
  /** A row of the list is being moved, so all others wait. */
  isBusy: boolean
  /** Returns whether it was moved. */
  onMove: (move: Move) => Promise<boolean>
}

/** Moves a row to the top, up, down, or to the bottom. The focus moves with it. */
export const MoveButtons = ({ name, place, count, isBusy, onMove }: MoveButtonsProps) => {
  const buttons = useRef(new Map<Move, HTMLButtonElement>())
  const pressed = useRef<Move>(null)
  const [running, setRunning] = useState<Move | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the row has moved
  useLayoutEffect(() => {
    if (!pressed.current) return
    const wanted = buttons.current.get(pressed.current)
    const other = buttons.current.get(opposite[pressed.current])
    pressed.current = null
    for (const button of [wanted, other]) if (button && !button.disabled) return button.focus()
  }, [place])

  const run = async (move: Move) => {
    if (isBusy) return
    pressed.current = move
    setRunning(move)
    if (!(await onMove(move))) pressed.current = null
    setRunning(null)
  }

  return (
    <fieldset className="flex min-w-0 flex-wrap">
      <legend className="sr-only">{`Move ${name}`}</legend>
      {moves.map((move) => {
        const isUpward = move === 'top' || move === 'up'
        return (
          <Button
            key={move}
            ref={(button) => {
              if (button) buttons.current.set(move, button)
            }}
            variant="borderless"
            size="sm"
            isIcon
            aria-label={looks[move].text}
            disabled={isUpward ? place === 0 : place === count - 1}
            isBusy={running === move}
            aria-disabled={isBusy || undefined}
            onClick={() => void run(move)}
          >
            <Icon of={looks[move].icon} />
          </Button>
        )
      })}
    </fieldset>
  )
}
