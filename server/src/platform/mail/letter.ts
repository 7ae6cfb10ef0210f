import { Html, html } from '../http/html.ts'
import type { Mail } from './mail.ts'

export interface Letter {
  subject: string
  /** The preview that an inbox shows next to the subject. */
  preview: string
  heading: string
  paragraphs: readonly string[]
  /** A code to type somewhere, shown big. */
  code?: string
  button?: { label: string; url: string }
  /** The fine print. */
  closing?: string
}

const tagline = 'Your Profile Page Gets You In The Game'

/** The product's colors (web/src/styles/tokens.css) in a form that email programs understand. */
const paper = {
  bg: '#f8f5f1',
  surface: '#fefcf9',
  sunken: '#f0ece6',
  line: '#ddd8d1',
  text: '#1e1813',
  muted: '#645b54',
  accent: '#201b16',
  onAccent: '#fbfaf7',
}
const night: typeof paper = {
  bg: '#0a0d12',
  surface: '#11151a',
  sunken: '#1d2128',
  line: '#272c34',
  text: '#f3f5f7',
  muted: '#9da4ad',
  accent: '#eef0f3',
  onAccent: '#0c1015',
}

const reading = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const display =
  "font-family:'Barlow Condensed','Arial Narrow','Helvetica Neue',Arial,sans-serif;font-weight:700;text-transform:uppercase"

// The styles are inline, because some email programs drop the style sheet. The sheet only adds dark mode.
const stylesheet = new Html(`
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .bg { background-color: ${night.bg} !important }
  .surface { background-color: ${night.surface} !important; border-color: ${night.line} !important }
  .sunken { background-color: ${night.sunken} !important; color: ${night.text} !important }
  .text { color: ${night.text} !important }
  .muted { color: ${night.muted} !important }
  .accent { background-color: ${night.accent} !important }
  .on-accent { color: ${night.onAccent} !important }
}
@media (max-width: 480px) {
  .page { padding: 0 !important }
  .edge { padding: 20px !important }
  .surface { border-width: 0 0 1px !important; border-radius: 0 !important; padding: 28px 20px !important }
}
`)

const paragraphRow = (words: string) =>
  html`<p class="text" style="margin:0 0 16px;${reading};font-size:16px;line-height:24px;color:${paper.text}">${words}</p>`

const codeRow = (code: string) =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>
            <td class="sunken" style="padding:14px 12px 14px 24px;border-radius:10px;background-color:${paper.sunken};color:${paper.text};${display};font-size:44px;line-height:48px;letter-spacing:12px;font-variant-numeric:tabular-nums">${code}</td>
          </tr></table>`

const buttonRow = ({ label, url }: { label: string; url: string }) =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr>
            <td class="accent" style="border-radius:6px;background-color:${paper.accent}"><a class="on-accent" href="${url}" target="_blank" rel="noopener" style="display:inline-block;padding:12px 24px;${reading};font-size:16px;font-weight:600;line-height:20px;color:${paper.onAccent};text-decoration:none">${label}</a></td>
          </tr></table>
          <p class="muted" style="margin:0 0 20px;${reading};font-size:13px;line-height:20px;color:${paper.muted};overflow-wrap:anywhere;word-break:break-word">If the button does not work, copy this address into your browser: <a class="muted" href="${url}" target="_blank" rel="noopener" style="color:${paper.muted}">${url}</a></p>`

const page = ({ subject, preview, heading, paragraphs, code, button, closing }: Letter) =>
  html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="supported-color-schemes" content="light dark" />
    <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
    <title>${subject}</title>
    <style>${stylesheet}</style>
  </head>
  <body class="bg" style="margin:0;padding:0;background-color:${paper.bg};-webkit-text-size-adjust:100%">
    <div style="display:none;max-height:0;overflow:hidden;opacity:0">${preview}</div>
    <table role="presentation" class="bg" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${paper.bg}"><tr>
      <td class="page" align="center" style="padding:32px 16px">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;table-layout:fixed"><tr>
          <td class="text edge" style="padding:20px 37px;${display};font-size:26px;line-height:28px;color:${paper.text}">Fieldhouse</td>
        </tr><tr>
          <td class="surface" style="padding:36px;border:1px solid ${paper.line};border-radius:16px;background-color:${paper.surface};overflow-wrap:anywhere">
          <h1 class="text" style="margin:0 0 20px;${display};font-size:34px;line-height:36px;color:${paper.text}">${heading}</h1>
          ${paragraphs.map(paragraphRow)}
          ${code ? codeRow(code) : ''}
          ${button ? buttonRow(button) : ''}
          ${closing ? html`<p class="muted" style="margin:0;${reading};font-size:14px;line-height:22px;color:${paper.muted}">${closing}</p>` : ''}
          </td>
        </tr><tr>
          <td class="muted edge" style="padding:20px 37px;${reading};font-size:13px;line-height:20px;color:${paper.muted}">Fieldhouse. ${tagline}.</td>
        </tr></table>
      </td>
    </tr></table>
  </body>
</html>`

const plainText = ({ heading, paragraphs, code, button, closing }: Letter): string =>
  [
    heading,
    ...paragraphs,
    ...(code ? [code] : []),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...(closing ? [closing] : []),
    `Fieldhouse\n${tagline}`,
  ].join('\n\n')

/** An email in the style of the product, with a plain text version. Everything inserted is escaped. */
export const letter = (words: Letter): Pick<Mail, 'subject' | 'text'> & { html: string } => ({
  subject: words.subject,
  text: plainText(words),
  html: page(words).text,
})
