import { useEffect, useRef } from 'react'
import { tellDriveAnswer } from './drive-message.ts'

/** SHL-01: the page that Google returns to. It passes the answer to the page that asked, and closes. */
export const DriveCallbackPage = () => {
  const isTold = useRef(false)

  useEffect(() => {
    // An answer counts one time.
    if (isTold.current) return
    isTold.current = true
    const { search, pathname } = window.location
    // Removes the answer from the address and the history.
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
