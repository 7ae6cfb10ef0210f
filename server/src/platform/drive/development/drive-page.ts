import { type Html, html } from '../../http/html.ts'
import type { SampleFile } from './sample-files.ts'

interface DrivePage {
  files: readonly SampleFile[]
  /** The reply address and state. They are sent along with every choice. */
  request: Record<string, string>
}

/** The small Drive window for development. */
export const drivePage = ({ files, request }: DrivePage): Html => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Google Drive (development)</title>
    <link rel="stylesheet" href="/plain.css" />
    <link rel="stylesheet" href="/dev/identity/who.css" />
  </head>
  <body>
    <main>
      <h1>Pick a file</h1>
      <p>This stands in for Google Drive while you develop: no keys are set for Google. Production never has it.</p>
      <form method="post">
        ${Object.entries(request).map(
          ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
        )}
        ${files.map(({ id, name }) => html`<button name="file" value="${id}">${name}</button>`)}
        <button name="file" value="">Cancel</button>
      </form>
    </main>
  </body>
</html>`
