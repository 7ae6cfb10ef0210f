import { type DrivePurpose, startDrivePick } from '@fieldhouse/contract/profiles.drive'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { openWindow } from '../../../lib/open-window.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { AlertDialog } from '../../../ui/overlays/alert-dialog.tsx'
import { faultWords } from '../pictures/fault-labels.ts'
import { driveOfferQuery } from './drive.api.ts'
import { hearDriveAnswers, stateIn } from './drive-message.ts'

interface DriveButtonProps {
  purpose: DrivePurpose
  /** Gets Google's answer, which the server exchanges for the file. */
  onPicked: (query: string) => void
}

const windowBlocked =
  'Your browser blocked the window. Please allow pop-up windows for this page and try again.'

/** SHL-01: picks a file in Google's own window. Hidden if Google is not set up. */
export const DriveButton = ({ purpose, onPicked }: DriveButtonProps) => {
  const { data: isOffered = false } = useQuery(driveOfferQuery)
  const [fault, setFault] = useState<string | null>(null)
  const pick = useRef<{ window: Window; state: string | null } | null>(null)

  const hear = useEffectEvent((query: string) => {
    const state = stateIn(query)
    if (!pick.current || state === null || pick.current.state !== state) return
    pick.current.window.close()
    pick.current = null
    // A person who closed Google's window has changed their mind.
    if (new URLSearchParams(query).get('error') !== 'access_denied') onPicked(query)
  })
  useEffect(() => hearDriveAnswers((query) => hear(query)), [])
  useEffect(() => () => pick.current?.window.close(), [])

  /** The press itself must open the window, or the browser blocks it. */
  const start = async () => {
    const before = pick.current?.window
    if (before && !before.closed) return before.focus()
    const opened = openWindow()
    if (!opened) return setFault(windowBlocked)
    const own = { window: opened, state: null as string | null }
    pick.current = own
    try {
      const { url } = await call(startDrivePick, { body: { purpose } })
      own.state = stateIn(new URL(url).search)
      if (!opened.closed) opened.location.replace(url)
    } catch (error) {
      opened.close()
      pick.current = null
      setFault(faultWords(error))
    }
  }

  if (!isOffered) return null
  return (
    <>
      <Button isOutlined onClick={() => void start()}>
        Google Drive
      </Button>
      <AlertDialog
        isOpen={fault !== null}
        onClose={() => setFault(null)}
        title="Google Drive did not open"
        text={fault ?? ''}
      />
    </>
  )
}
