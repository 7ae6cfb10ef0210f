import { readFile, writeFile } from 'node:fs/promises'
import { benchActivity } from './activity.ts'
import { benchAthlete } from './athlete.ts'
import { benchBinder } from './binder.ts'
import { benchBusiness } from './business.ts'
import { benchHeartbeat } from './heartbeat.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchMatching } from './matching.ts'
import { benchMatchingResults } from './matching-results.ts'
import { type Measurement, machine, print, tableOf } from './measurement.ts'
import { benchMessaging } from './messaging.ts'
import { benchPage } from './page.ts'
import { benchPages } from './pages.ts'
import { benchPictures } from './pictures.ts'
import { benchPrint } from './print.ts'
import { benchRealtime } from './realtime.ts'
import { benchRenewals } from './renewals.ts'
import { benchRoster } from './roster.ts'
import { benchScale } from './scale.ts'
import { benchScripts } from './scripts.ts'
import { benchSearch } from './search.ts'
import { benchSignIn } from './sign-in.ts'
import { benchSmooth } from './smooth.ts'
import { benchStart } from './start.ts'
import { benchUsers } from './users.ts'
import { benchViewer } from './viewer.ts'

const readme = new URL('README.md', import.meta.url)
const [begin, end] = ['<!-- figures -->', '<!-- /figures -->']

const writeFigures = async (measurements: readonly Measurement[]) => {
  const text = await readFile(readme, 'utf8')
  const day = new Date().toISOString().slice(0, 10)
  const figures = `Measured on ${day} by \`npm run bench -- --write\` on ${machine()}.\n\n${tableOf(measurements)}`
  const [before, rest] = text.split(begin)
  const after = rest?.split(end)[1]
  if (after === undefined) throw new Error(`bench/README.md is missing the marks ${begin} and ${end}`)
  await writeFile(readme, `${before}${begin}\n${figures}\n${end}${after}`)
}

const measurements: Measurement[] = []
// Runs them one after the other. Parallel benchmarks would measure each other.
for (const bench of [
  benchBinder,
  benchViewer,
  benchAthlete,
  benchSignIn,
  benchSearch,
  benchMessaging,
  benchActivity,
  benchRoster,
  benchUsers,
  benchHeartbeat,
  benchMatchingResults,
  benchScale,
  benchBusiness,
  benchRenewals,
  benchMatching,
  benchPage,
  benchPages,
  benchPrint,
  benchPictures,
  benchScripts,
  benchLighthouse,
  benchSmooth,
  benchRealtime,
  benchStart,
])
  measurements.push(...(await bench()))
print(measurements)
if (process.argv.includes('--write')) await writeFigures(measurements)
