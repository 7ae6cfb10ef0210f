const width = 520
const height = 700

/** A small centered window, or null if the browser blocks it. */
export const openWindow = (): Window | null => {
  const left = Math.max(0, window.screenX + (window.outerWidth - width) / 2)
  const top = Math.max(0, window.screenY + (window.outerHeight - height) / 2)
  const opened = window.open('', '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`)
  // The opened site gets no access to this page.
  if (opened) opened.opener = null
  return opened
}
