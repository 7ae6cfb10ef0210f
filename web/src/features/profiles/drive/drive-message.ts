import { driveChannel } from '@fieldhouse/contract/profiles.drive'

/** What the window of Google Drive tells the page that opened it: Google's answer, for the server alone to read. */
interface DriveMessage {
  query: string
}

const isDriveMessage = (data: unknown): data is DriveMessage => typeof Object(data).query === 'string'

export const tellDriveAnswer = (query: string): void => {
  const channel = new BroadcastChannel(driveChannel)
  channel.postMessage({ query } satisfies DriveMessage)
  channel.close()
}

/** Pages beside the one that asked hear it too, so whose it is must be looked at. Gives what ends it. */
export const hearDriveAnswers = (hear: (query: string) => void): (() => void) => {
  const channel = new BroadcastChannel(driveChannel)
  channel.onmessage = ({ data }) => isDriveMessage(data) && hear(data.query)
  return () => channel.close()
}

/** The attempt that an address or an answer belongs to. */
export const stateIn = (query: string): string | null => new URLSearchParams(query).get('state')
