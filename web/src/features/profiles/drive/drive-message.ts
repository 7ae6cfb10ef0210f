import { driveChannel } from '@fieldhouse/contract/profiles.drive'

/** What the Google Drive window sends to the page that opened it: Google's answer, which only the server reads. */
interface DriveMessage {
  query: string
}

const isDriveMessage = (data: unknown): data is DriveMessage => typeof Object(data).query === 'string'

export const tellDriveAnswer = (query: string): void => {
  const channel = new BroadcastChannel(driveChannel)
  channel.postMessage({ query } satisfies DriveMessage)
  channel.close()
}

/** Other tabs receive it too, so the attempt must match. Returns a function that stops listening. */
export const hearDriveAnswers = (hear: (query: string) => void): (() => void) => {
  const channel = new BroadcastChannel(driveChannel)
  channel.onmessage = ({ data }) => isDriveMessage(data) && hear(data.query)
  return () => channel.close()
}

/** The attempt that an address or an answer belongs to. */
export const stateIn = (query: string): string | null => new URLSearchParams(query).get('state')
