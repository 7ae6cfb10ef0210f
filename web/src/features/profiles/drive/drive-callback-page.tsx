import { useEffect, useRef } from 'react'
import { tellDriveAnswer } from './drive-message.ts'

/** SHL-01: where Google sends people back to: hands its answer to the page that asked, and is gone. */
export const DriveCallbackPage = () => {
  const isTold = useRef(false)

  useEffect(() => {
    // An answer counts once.
    if (isTold.current) return
    isTold.current = true
    const { search, pathname } = window.location
    // The answer leaves the address, and with it the history.
    window.history.replaceState(window.history.state, '', pathname)
    tellDriveAnswer(search)
    window.close()
  }, [])

  return (
    <main id="content" className="grid grow place-items-center p-6">
      <div className="grid max-w-[36ch] justify-items-center gap-5 text-center">
        <h1 className="text-d3">Back to Fieldhouse</h1>
        <p className="text-muted">Your file goes on in the window you came from. You can close this one.</p>
      </div>
    </main>
  )
}
