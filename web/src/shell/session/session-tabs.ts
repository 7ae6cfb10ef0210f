/** Messages between this browser's tabs: who is signed in now (null for nobody), or that this is about to change. */
type SessionNews = { userId: string | null } | { isChanging: boolean }

const name = 'session'

const tell = (news: SessionNews): void => {
  const channel = new BroadcastChannel(name)
  channel.postMessage(news)
  channel.close()
}

/** ACC-14: all tabs share one session, so all of them have to know. A tab does not hear itself. */
export const tellOtherTabs = (userId: string | null): void => tell({ userId })

export const announceChange = (isChanging: boolean): void => tell({ isChanging })

interface TabListener {
  onUser: (userId: string | null) => void
  onChange: (isChanging: boolean) => void
}

export const listenToOtherTabs = ({ onUser, onChange }: TabListener): (() => void) => {
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<SessionNews>) =>
    'userId' in data ? onUser(data.userId) : onChange(data.isChanging)
  return () => channel.close()
}
