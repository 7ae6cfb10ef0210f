import { toast } from '../../ui/feedback/toast.ts'

/** Neither of the two is there on plain http, which families use at home; their types know nothing of that. */
interface SharingBrowser {
  share?: (data: { title: string; url: string }) => Promise<void>
  clipboard?: { writeText: (text: string) => Promise<void> }
}

/** By whatever the device shares with; else the address is copied, or told. */
export const sharePage = async (title: string, browser: SharingBrowser = navigator): Promise<void> => {
  const url = location.href.replace(/[?#].*/, '')
  try {
    if (browser.share) return await browser.share({ title, url })
  } catch (fault) {
    // Whoever closes the sheet has changed their mind.
    if (fault instanceof DOMException && fault.name === 'AbortError') return
  }
  try {
    if (!browser.clipboard) throw new TypeError('no clipboard')
    await browser.clipboard.writeText(url)
    toast('Link copied')
  } catch {
    toast(`Copy this link: ${url}`)
  }
}
