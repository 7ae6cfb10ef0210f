import { toast } from '../../ui/feedback/toast.ts'

/** Neither exists on plain http, which families use at home, but their types don't say so. */
interface SharingBrowser {
  share?: (data: { title: string; url: string }) => Promise<void>
  clipboard?: { writeText: (text: string) => Promise<void> }
}

/** Uses the device's share sheet. Without one, copies the address or shows it. */
export const sharePage = async (title: string, browser: SharingBrowser = navigator): Promise<void> => {
  const url = location.href.replace(/[?#].*/, '')
  try {
    if (browser.share) return await browser.share({ title, url })
  } catch (fault) {
    // A person who closes the sheet has changed their mind.
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
