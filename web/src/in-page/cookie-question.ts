import { consentKey, showQuestion, storeConsent, storedConsent } from '../shell/stored-consent.ts'

/**
 * As high as the bar is, with large text. The styles know the height of one line (`styles/tokens.css`); setting the same
 * again would compute the styles of the whole page again.
 */
const tellHeight = (bar: HTMLElement): void => {
  const { style } = document.documentElement
  new ResizeObserver(() => {
    if (bar.offsetHeight > Number.parseFloat(getComputedStyle(bar).minHeight))
      style.setProperty('--bottom-bar', `${bar.offsetHeight}px`)
  }).observe(bar)
}

/**
 * SHL-08: shows the question that the server has sent to everyone, until it is answered. A visitor who only answers loads
 * nothing for it.
 */
export const askAboutCookies = (isAsleep: () => boolean, onAllowed: () => void): void => {
  const bar = document.querySelector<HTMLElement>('[data-cookie-question]')
  const follow = () => {
    const answer = storedConsent()
    showQuestion(answer)
    if (answer === '1') onAllowed()
  }
  follow()
  if (bar && storedConsent() === null) tellHeight(bar)
  addEventListener('storage', ({ key }) => key === consentKey && isAsleep() && follow())
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-consent]')
      if (!button || !isAsleep()) return
      event.stopImmediatePropagation()
      storeConsent(button.dataset.consent === '1' ? '1' : '0')
      follow()
    },
    true,
  )
}
