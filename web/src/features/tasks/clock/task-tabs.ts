import { pageOrigin } from '../../../lib/page-origin.ts'

const name = 'tasks'

/** The coach's other tabs in this browser ask again, also without a live connection. */
export const tellTaskTabs = (): void => {
  const channel = new BroadcastChannel(name)
  channel.postMessage(pageOrigin())
  channel.close()
}

export const listenToTaskTabs = (onChange: () => void): (() => void) => {
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }) => {
    if (data !== pageOrigin()) onChange()
  }
  return () => channel.close()
}
