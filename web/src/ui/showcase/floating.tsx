import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { toast } from '../feedback/toast.ts'
import { TextField } from '../forms/text-field.tsx'
import { AlertDialog } from '../overlays/alert-dialog.tsx'
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx'
import { Dialog, preloadDialog } from '../overlays/dialog.tsx'
import type { DialogProps } from '../overlays/dialog-body.tsx'
import { Drawer } from '../overlays/drawer.tsx'
import { Choices, Menus, Tooltips } from './floating-menus.tsx'
import { Shelf, Specimen } from './specimen.tsx'

export const FloatingShowcase = () => (
  <Shelf name="What floats">
    <Dialogs />
    <Questions />
    <Drawers />
    <Menus />
    <Choices />
    <Tooltips />
    <Toasts />
  </Shelf>
)

const row = 'flex flex-wrap gap-3'

type OpenDialog = 'sm' | 'md' | 'lg' | 'must' | 'hidden' | 'flush' | 'themed' | null

const dialogs: Record<Exclude<OpenDialog, null>, { label: string } & Partial<DialogProps>> = {
  sm: { label: 'Small', size: 'sm' },
  md: { label: 'Medium', description: 'Averages of one season, as your coach has them.' },
  lg: { label: 'Large, long', size: 'lg' },
  must: { label: 'Must be answered', size: 'sm', isDismissible: false },
  hidden: { label: 'Title hidden', isTitleHidden: true },
  flush: { label: 'To the edges', size: 'lg', isTitleHidden: true, isFlush: true },
  themed: { label: 'In orange', size: 'sm', theme: 'orange' },
}

const games = Array.from({ length: 9 }, (_, at) => `Game ${at + 1}`)

const SeasonFields = ({ isLong = false }: { isLong?: boolean }) => (
  <div className="grid gap-5">
    <TextField label="Points per game" name="points" defaultValue="18.4" />
    <TextField label="Rebounds per game" name="rebounds" hint="As in the official box scores." />
    {isLong && games.map((game) => <TextField key={game} label={game} name={game} />)}
  </div>
)

const Dialogs = () => {
  const [open, setOpen] = useState<OpenDialog>(null)
  const [isAsking, setAsking] = useState(false)
  const close = () => setOpen(null)
  const { label: _, ...look } = dialogs[open ?? 'md']
  return (
    <Specimen name="Dialog">
      <div className={row}>
        {Object.entries(dialogs).map(([key, { label }]) => (
          <Button
            key={key}
            isOutlined
            onPointerEnter={preloadDialog}
            onClick={() => setOpen(key as OpenDialog)}
          >
            {label}
          </Button>
        ))}
      </div>
      <Dialog
        isOpen={open !== null}
        onClose={close}
        title="Edit season"
        {...look}
        footer={
          <>
            <Button isOutlined onClick={() => setAsking(true)}>
              Discard
            </Button>
            <Button onClick={close}>Save Changes</Button>
          </>
        }
      >
        {open === 'flush' ? (
          <div className="grid sm:grid-cols-2">
            <p className="display order-last bg-poster px-8 py-24 text-d2 text-on-poster sm:order-none">
              Season 2025
            </p>
            <div className="p-8 pt-20">
              <SeasonFields />
            </div>
          </div>
        ) : (
          <SeasonFields isLong={open === 'lg'} />
        )}
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Discard your changes?"
        text="What you typed here is not saved yet."
        buttons={[{ label: 'Keep editing' }, { label: 'Discard', variant: 'red', onPress: close }]}
      />
    </Specimen>
  )
}

const wait = () => new Promise((resolve) => setTimeout(resolve, 1200))

const work = {
  Confirm: () => undefined,
  'Takes a while': wait,
  Fails: async () => {
    await wait()
    throw new Error('The season is part of a report. Take it out there first.')
  },
}

const Questions = () => {
  const [open, setOpen] = useState<keyof typeof work | 'Alert' | 'Alert with fields'>()
  const close = () => setOpen(undefined)
  const onPress = open && open in work ? work[open as keyof typeof work] : undefined
  return (
    <Specimen name="Confirm and alert">
      <div className={row}>
        {(['Confirm', 'Takes a while', 'Fails', 'Alert', 'Alert with fields'] as const).map((label) => (
          <Button key={label} isOutlined onClick={() => setOpen(label)}>
            {label}
          </Button>
        ))}
      </div>
      <ConfirmDialog
        isOpen={onPress !== undefined}
        onClose={close}
        title="Delete the 2025 season?"
        text="Its 24 games and their film go with it. This cannot be taken back."
        buttons={[{ label: 'Cancel' }, { label: 'Delete', variant: 'red', onPress }]}
      />
      <AlertDialog
        isOpen={open === 'Alert'}
        onClose={close}
        title="Error"
        text="The connection dropped. What you typed is kept."
      />
      <AlertDialog
        isOpen={open === 'Alert with fields'}
        onClose={close}
        title="Error"
        faults={{ Email: ['This address is taken.'], Phone: ['Too short.', 'Digits only.'] }}
      />
    </Specimen>
  )
}

const days = Array.from({ length: 24 }, (_, at) => `November ${24 - at}`)

const Drawers = () => {
  const [open, setOpen] = useState<'end' | 'start' | null>(null)
  const close = () => setOpen(null)
  return (
    <Specimen name="Drawer">
      <div className={row}>
        <Button isOutlined onClick={() => setOpen('end')}>
          From the end
        </Button>
        <Button isOutlined onClick={() => setOpen('start')}>
          From the start
        </Button>
      </div>
      <Drawer
        isOpen={open !== null}
        side={open ?? 'end'}
        onClose={close}
        title="Activity Log"
        footer={<Button onClick={close}>Done</Button>}
      >
        {days.map((day) => (
          <p key={day} className="border-b border-line py-4 text-ui">
            {day}, viewed your profile
          </p>
        ))}
      </Drawer>
    </Specimen>
  )
}

const Toasts = () => (
  <Specimen name="Toast">
    <div className={row}>
      <Button isOutlined onClick={toast.saved}>
        Saved
      </Button>
      <Button isOutlined onClick={toast.deleted}>
        Deleted
      </Button>
      <Button isOutlined onClick={() => toast('Your page opens again on Monday.', { tone: 'info' })}>
        Info
      </Button>
      <Button
        isOutlined
        onClick={() => toast('Event removed', { action: { label: 'Undo', onPress: () => toast.saved() } })}
      >
        With Undo
      </Button>
      <Button isOutlined onClick={() => toast.error('The photo is larger than 10 MB. Choose a smaller one.')}>
        Error
      </Button>
    </div>
  </Specimen>
)
